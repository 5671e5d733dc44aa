import type { UseFormRegisterReturn } from "react-hook-form";
import { Group } from "./Group.tsx";

interface Props {
  /** One answer, or as many as apply. */
  kind: "radio" | "checkbox";
  label: string;
  mark: string;
  hint: string;
  problem: string | undefined;
  options: readonly { value: string; text: string }[];
  field: UseFormRegisterReturn;
}

/** A question with answers to choose from. */
export function Choices({ options, field, ...group }: Props) {
  return (
    <Group className="choices" {...group}>
      {(problemId) => (
        <div className="choices-list">
          {options.map(({ value, text }) => (
            <label key={value} className="choice">
              <input
                type={group.kind}
                value={value}
                {...(group.kind === "checkbox" && problemId
                  ? { "aria-invalid": true, "aria-describedby": problemId }
                  : {})}
                {...field}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      )}
    </Group>
  );
}
