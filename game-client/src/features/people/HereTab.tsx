import type { PersonHere } from "@diamond-valley/schemas/people/people.ts";
import type { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { useGame } from "../../core/app/game.ts";
import { PersonLine } from "../../core/hud/PersonLine.tsx";
import { useReading } from "../../core/reading/use-reading.ts";
import { Waiting } from "../../core/reading/Waiting.tsx";
import { numbersIn } from "../../core/texts/numbers.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { crowdOf } from "./crowd.ts";
import { PEOPLE_TEXTS } from "./texts.ts";
import "./here-tab.css";

/** How many play, and who is in the own area, with team and level. */
export function HereTab() {
  useTexts("people", PEOPLE_TEXTS);
  const game = useGame();
  const { text, locale } = game;
  const crowd = crowdOf(game);
  const read = useReading(crowd.reading);
  if (!read.value) return <Waiting words="people" reading={crowd.reading} read={read} />;
  const { village, world, people } = read.value;
  const numbers = numbersIn(locale);
  const area = crowd.area();
  // Whoever has come or gone meanwhile is not in both.
  const here = people.flatMap((person) => {
    const walker = crowd.walker(person.session);
    return walker ? [{ person, walker }] : [];
  });
  return (
    <div className="here-tab">
      <p className="counts" data-village={village} data-world={world}>
        {text("people:counts", { village: numbers.format(village), world: numbers.format(world) })}
        <br />
        {area > 0
          ? text("people:area", { area: numbers.format(area), count: numbers.format(here.length) })
          : text("people:room", { count: numbers.format(here.length) })}
      </p>
      <ul>
        {here.sort(byMeAndLevel(crowd.isMe)).map(({ person, walker }) => (
          <li key={person.session} data-me={crowd.isMe(person.session)}>
            <PersonLine person={{ ...walkerView(walker), ...person }}>
              {crowd.isMe(person.session) ? text("hud.you") : null}
            </PersonLine>
          </li>
        ))}
      </ul>
    </div>
  );
}

const walkerView = ({ name, look, outfit }: Walker) => ({ name, look, outfit });

type Shown = { readonly person: PersonHere; readonly walker: Walker };

/** The player first, then those of the highest level. */
const byMeAndLevel =
  (isMe: (session: string) => boolean) =>
  (a: Shown, b: Shown): number =>
    Number(isMe(b.person.session)) - Number(isMe(a.person.session)) || b.person.level - a.person.level;
