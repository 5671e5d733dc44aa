interface Props {
  readonly className: string;
  /** Name and value of each. */
  readonly rows: readonly (readonly [name: string, value: string | number])[];
}

/** Names with their values. */
export function Rows({ className, rows }: Props) {
  return (
    <dl className={className}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
