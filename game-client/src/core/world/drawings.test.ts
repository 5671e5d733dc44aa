import { anyScenery, objectDrawing } from "@diamond-valley/art-kit/object-drawing.ts";
import { MAPS } from "@diamond-valley/schemas/places/maps.fixture.ts";
import { expect, test } from "vitest";

test.each(Object.entries(MAPS))(
  "all that stands in %s has its drawing, in the variant that the map names",
  (_, map) => {
    for (const { type, variant } of map.scenery)
      expect(anyScenery(type, variant).width, `${type}:${variant}`).toBeGreaterThan(0);
    // The portrait of the player is drawn from its look.
    for (const { drawing } of map.objects)
      if (drawing !== "" && drawing !== "you")
        expect(objectDrawing(drawing).width, drawing).toBeGreaterThan(0);
  },
);
