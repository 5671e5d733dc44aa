import "./rank-kinds.css";

interface RankKindsProps<Kind extends string> {
  /** Says what is chosen, to whoever can't see the buttons. */
  readonly label: string;
  readonly kinds: readonly { readonly kind: Kind; readonly name: string }[];
  readonly chosen: Kind;
  readonly onChoose: (kind: Kind) => void;
}

/** The buttons that choose which of some boards is shown. */
export function RankKinds<Kind extends string>({ label, kinds, chosen, onChoose }: RankKindsProps<Kind>) {
  return (
    <fieldset className="rank-kinds">
      <legend className="hidden-text">{label}</legend>
      {kinds.map(({ kind, name }) => (
        <button
          key={kind}
          type="button"
          className="quiet"
          data-kind={kind}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
