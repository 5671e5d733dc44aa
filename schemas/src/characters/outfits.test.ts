import { expect, test } from "vitest";
import { NO_OUTFIT, packOutfit, unpackOutfit } from "../looks/outfit.ts";
import { CHARACTERS } from "./characters.ts";

test("what characters wear are pieces of the wardrobe: Prism the coat of the lab, Velvet a tailcoat", () => {
  expect(unpackOutfit(CHARACTERS.prism.outfit ?? 0)).toEqual({ ...NO_OUTFIT, clothes: "lab-coat" });
  expect(unpackOutfit(CHARACTERS.velvet.outfit ?? 0)).toEqual({ ...NO_OUTFIT, costume: "vip" });
  for (const { outfit = 0 } of Object.values(CHARACTERS))
    expect(packOutfit(unpackOutfit(outfit))).toBe(outfit);
});
