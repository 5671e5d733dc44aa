import { portrait } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { dataUrl } from "@diamond-valley/art-kit/svg.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { useMemo } from "react";
import type { RegisterTexts } from "./RegisterIsland.tsx";
import { CHOICES, type ChosenPart } from "./robot-choice.ts";

interface Props {
  t: Translate<RegisterTexts>;
  look: CharacterLook;
  onChoose(look: CharacterLook): void;
}

/** The robot in three taps: a head, a colour and a hat, each shown on the robot as it is now. */
export function RobotChoice({ t, look, onChoose }: Props) {
  return CHOICES.map(({ part, options }) => (
    <fieldset className="robot-part" data-part={part} key={part}>
      <legend>{t(`looks.part.${part}`)}</legend>
      <div className="robot-options">
        {options.map((option) => (
          <Option
            key={option}
            part={part}
            look={{ ...look, [part]: option }}
            name={t(`looks.${part}.${option}` as "looks.head.round")}
            checked={look[part] === option}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  ));
}

interface OptionProps {
  part: ChosenPart;
  look: CharacterLook;
  name: string;
  checked: boolean;
  onChoose(look: CharacterLook): void;
}

function Option({ part, look, name, checked, onChoose }: OptionProps) {
  const picture = useMemo(() => dataUrl(portrait(look)), [JSON.stringify(look)]);
  return (
    <label className="robot-option" title={name}>
      <input
        type="radio"
        name={`robot-${part}`}
        value={look[part]}
        checked={checked}
        aria-label={name}
        onChange={() => onChoose(look)}
      />
      <img src={picture} alt="" width="56" height="56" />
    </label>
  );
}
