import { namesIn } from "./requirement.ts";
import { conditionsOf, type World } from "./walk-world.fixture.ts";

/**
 * Things that are alike but for their own facts, such as coins that lie in one room: those that come before each. The
 * walk takes them in one order, as any other leads to the same.
 */
export function twinsOf(world: World): Map<string, string[]> {
  const all = [...world.places].flatMap(([place, { targets }]) =>
    targets.map((target) => ({ place, target })),
  );
  const asking = new Map<string, number>();
  for (const { target } of all)
    for (const name of new Set(conditionsOf(target).flatMap(namesIn)))
      asking.set(name, (asking.get(name) ?? 0) + 1);
  for (const name of [world.part.done, ...world.part.steps.flatMap(({ until }) => namesIn(until))])
    asking.set(name, Number.POSITIVE_INFINITY);
  for (const { gate } of world.places.values())
    for (const name of namesIn(gate)) asking.set(name, Number.POSITIVE_INFINITY);
  const kinds = new Map<string, string[]>();
  const twins = new Map<string, string[]>();
  for (const { place, target } of all) {
    const { requires, gone, reactions } = target;
    const own = new Set(
      conditionsOf(target)
        .flatMap(namesIn)
        .filter((name) => asking.get(name) === 1),
    );
    if (!gone || own.size === 0) continue;
    const changes = reactions.map(({ id: _, say: __, choices: ___, ...rest }) => rest);
    if (reactions.some(({ choices, puzzle, grant }) => choices.length > 0 || puzzle || grant)) continue;
    let kind = JSON.stringify([place, requires, gone, changes]);
    for (const name of own) kind = kind.replaceAll(`"${name}"`, '"*"').replaceAll(name, "*");
    const earlier = kinds.get(kind) ?? [];
    twins.set(target.name, [...earlier]);
    kinds.set(kind, [...earlier, target.name]);
  }
  return twins;
}
