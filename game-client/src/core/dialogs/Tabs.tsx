import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; name: string }[];
  chosen: Key;
  onChoose: (key: Key) => void;
  children: ReactNode;
}

/** Tabs by the ARIA pattern: arrow keys move, one tab stop. */
export function Tabs<Key extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = tabs.findIndex(({ key }) => key === chosen);
    const next = way && tabs[(at + way + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-tab={key}
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
