interface Props {
  readonly count: number;
  readonly of: number;
  /** What screen readers hear. */
  readonly label: string;
  /** Behind so many a gap is left; 0 for none. */
  readonly gap?: number;
}

/** Levels as a row of lights: the lit ones are filled, and larger than the dark ones. */
export function Pips({ count, of, label, gap = 0 }: Props) {
  return (
    <span className="hero-pips" role="img" aria-label={label}>
      {Array.from({ length: of }, (_, index) => (
        <i key={index} data-lit={index < count} data-gap={gap > 0 && index === gap} />
      ))}
    </span>
  );
}
