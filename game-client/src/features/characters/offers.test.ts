import { expect, test } from "vitest";
import { villageMap } from "../../core/world/maps.fixture.ts";
import { talkOffers } from "./offers.ts";

const text = (key: string): string => key;

test("offers to talk within a character's reach, and not beyond", () => {
  for (const { x, y, slug, radius } of villageMap.characters) {
    const verbsAt = (distance: number) =>
      talkOffers(villageMap.characters, { x, y: y + distance }, text).map(({ prompt }) => prompt.target);
    expect(verbsAt(radius)).toContain(slug);
    expect(verbsAt(radius + 1)).not.toContain(slug);
  }
});

test("an offer says how near the character is", () => {
  const [character] = villageMap.characters;
  if (!character) throw new Error("the village has characters");
  const offers = talkOffers([character], { x: character.x + 20, y: character.y }, text);
  expect(offers).toEqual([
    {
      prompt: { verb: "talk", target: character.slug, words: "prompt.talk", icon: "speech-balloon" },
      distance: 20,
    },
  ]);
});
