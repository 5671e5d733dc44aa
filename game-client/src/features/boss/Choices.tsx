interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** One line that explains it. */
  readonly hint?: string;
  readonly disabled?: boolean;
}

interface Props<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of several, as buttons that stand beside each other. */
export function Choices<Value extends string>({ legend, name, options, value, onChoose }: Props<Value>) {
  return (
    <fieldset className="boss-choices">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} data-choice={option.value} data-disabled={option.disabled}>
          <input
            type="radio"
            name={`boss-${name}`}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChoose(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
