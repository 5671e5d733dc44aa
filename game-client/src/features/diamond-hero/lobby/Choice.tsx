import { useGame } from "../../../core/app/game.ts";
import { Icon } from "../../../core/hud/Picture.tsx";
import type { ShownCharacter } from "./characters.ts";
import { Figure } from "./Figure.tsx";
import "./characters.css";

interface Props {
  readonly shown: readonly ShownCharacter[];
  readonly chosen: string;
  readonly onChoose: (name: ShownCharacter["name"]) => void;
}

/** All characters side by side, one of which is chosen; who is locked can be looked at. */
export function CharacterChoice({ shown, chosen, onChoose }: Props) {
  const { text } = useGame();
  return (
    <fieldset className="hero-choice">
      <legend>{text("hero:start.choose")}</legend>
      {shown.map(({ name, locked }) => (
        <label key={name} data-character={name} data-locked={locked !== null}>
          <input
            type="radio"
            name="hero-character"
            value={name}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          <Figure character={name} size={56} className="thumb" />
          <span>{text(`hero:character.${name}.name`)}</span>
          {locked && (
            <em>
              <Icon name="locked" size={22} />
              <span className="hidden-text">{text(locked.key, { time: locked.time })}</span>
            </em>
          )}
        </label>
      ))}
    </fieldset>
  );
}

interface CardProps {
  readonly shown: ShownCharacter;
  readonly most: { readonly hp: number; readonly speed: number };
}

/** The chosen character in large, with what it can do. */
export function CharacterCard({ shown: { name, hp, speed, trait, locked }, most }: CardProps) {
  const { text } = useGame();
  const bars = [
    { key: "hp", value: hp, share: hp / most.hp },
    { key: "speed", value: speed, share: speed / most.speed },
  ];
  return (
    <section className="hero-card" data-character={name} data-locked={locked !== null} aria-live="polite">
      <div className="plinth">
        <Figure character={name} size={132} pose={locked ? { mood: "blink" } : CHEER} className="portrait" />
      </div>
      <div className="facts">
        <h3>{text(`hero:character.${name}.name`)}</h3>
        <dl>
          {bars.map(({ key, value, share }) => (
            <div key={key}>
              <dt>{text(`hero:character.${key}`)}</dt>
              <dd>
                <i aria-hidden="true" style={{ width: `${share * 100}%` }} />
                <b>{value}</b>
              </dd>
            </div>
          ))}
        </dl>
        <p className="trait">{text(`hero:character.${name}.trait`, trait)}</p>
        {locked && (
          <p className="why">
            <Icon name="locked" size={20} />
            {text(locked.key, { time: locked.time })}
          </p>
        )}
      </div>
    </section>
  );
}

const CHEER = { gesture: "cheer", mood: "happy" } as const;
