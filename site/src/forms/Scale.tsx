import { Group } from "./Group.tsx";

interface Props {
  name: string;
  label: string;
  mark: string;
  /** What the ends mean. */
  low: string;
  high: string;
  problem: string | undefined;
  value: number | undefined;
  onChange(value: number): void;
  onBlur(): void;
  /** Receives the first choice, to be focused when the answer is missing. */
  inputRef(element: HTMLInputElement | null): void;
}

const STEPS = [1, 2, 3, 4, 5];

/** A satisfaction scale from 1 to 5 (spec 1 §3). */
export function Scale({ name, low, high, value, onChange, onBlur, inputRef, ...group }: Props) {
  const spoken = (step: number) =>
    step === 1 ? `1, ${low}` : step === STEPS.length ? `${step}, ${high}` : `${step}`;
  return (
    <Group kind="radio" className="scale" {...group}>
      {() => (
        <>
          <div className="scale-steps">
            {STEPS.map((step) => (
              <label key={step} className="scale-step">
                <input
                  type="radio"
                  name={name}
                  value={step}
                  checked={value === step}
                  ref={step === 1 ? inputRef : undefined}
                  onChange={() => onChange(step)}
                  onBlur={onBlur}
                  aria-label={spoken(step)}
                />
                <span aria-hidden="true">{step}</span>
              </label>
            ))}
          </div>
          <p className="scale-ends" aria-hidden="true">
            <span>{low}</span>
            <span>{high}</span>
          </p>
        </>
      )}
    </Group>
  );
}
