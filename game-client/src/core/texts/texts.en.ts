import errors from "@diamond-valley/schemas/locales/en/errors.json" with { type: "json" };
import fishing from "@diamond-valley/schemas/locales/en/fishing.json" with { type: "json" };
import game from "@diamond-valley/schemas/locales/en/game.json" with { type: "json" };
import hub from "@diamond-valley/schemas/locales/en/hub.json" with { type: "json" };
import places from "@diamond-valley/schemas/locales/en/places.json" with { type: "json" };
import player from "@diamond-valley/schemas/locales/en/player.json" with { type: "json" };

export const texts = { errors, fishing, game, hub, places, player };
