import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import { isUnlocked, unlockWords, type WardrobeKey } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { useId, useMemo } from "react";
import { useGame } from "../../core/app/game.ts";
import { Icon, Picture } from "../../core/hud/Picture.tsx";
import type { Text } from "../../core/texts/texts.ts";
import { type Character, type Choice, type Section as Choices, isChosen } from "./character.ts";
import { pictureOf } from "./pictures.ts";

interface Props {
  readonly section: Choices;
  readonly draft: Character;
  readonly wardrobeKey: WardrobeKey;
  readonly onChoose: (choice: Choice) => void;
}

/** What a choice is called. */
export function nameOf(choice: Choice, text: Text): string {
  if ("part" in choice) return text(`looks:${choice.part}.${choice.option}`);
  return choice.piece ? text(`wardrobe:piece.${choice.piece.slug}`) : text(`wardrobe:none.${choice.slot}`);
}

/** Identifies a choice in its section. */
const idOf = (choice: Choice): string => ("part" in choice ? choice.option : (choice.piece?.slug ?? "none"));

/** Choices of which one counts, as radio buttons with pictures; locked ones are silhouettes that say what opens them. */
export function Section({ section: { name, choices }, draft, wardrobeKey, onChoose }: Props) {
  const { text } = useGame();
  const group = useId();
  const isLook = choices.every((choice) => "part" in choice);
  const chosen = choices.find((choice) => isChosen(draft, choice));
  return (
    <fieldset className="pieces" data-section={name}>
      <legend>
        {text(isLook ? `looks:part.${name}` : `wardrobe:slot.${name}`)}
        {chosen && <small>{nameOf(chosen, text)}</small>}
      </legend>
      <div className="grid">
        {choices.map((choice) => (
          <Option
            key={`${"part" in choice}-${idOf(choice)}`}
            group={group}
            choice={choice}
            look={draft.look}
            isChosen={choice === chosen}
            how={
              "slot" in choice && choice.piece && !isUnlocked(choice.piece, wardrobeKey)
                ? unlockWords(choice.piece, text)
                : null
            }
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps {
  readonly group: string;
  readonly choice: Choice;
  readonly look: CharacterLook;
  readonly isChosen: boolean;
  /** What opens a locked piece, in words; null for what is open. */
  readonly how: string | null;
  readonly onChoose: (choice: Choice) => void;
}

function Option({ group, choice, look, isChosen, how, onChoose }: OptionProps) {
  const { text } = useGame();
  const picture = useMemo(() => pictureOf(choice, look), [choice, look]);
  const name = nameOf(choice, text);
  // Lists are of one height, whatever is in them.
  const size = Math.min(64, (64 * picture.width) / picture.height);
  return (
    <label data-choice={idOf(choice)} data-locked={how !== null} title={name}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        aria-label={how === null ? name : text("wardrobe:locked", { piece: name, how })}
        onChange={() => onChoose(choice)}
      />
      <span className="shown">
        <Picture of={picture} size={size} />
      </span>
      {how !== null && (
        <small aria-hidden="true">
          <Icon name="locked" size={13} />
          {how}
        </small>
      )}
    </label>
  );
}
