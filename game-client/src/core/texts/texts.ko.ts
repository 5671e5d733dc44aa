import errors from "@diamond-valley/schemas/locales/ko/errors.json" with { type: "json" };
import fishing from "@diamond-valley/schemas/locales/ko/fishing.json" with { type: "json" };
import game from "@diamond-valley/schemas/locales/ko/game.json" with { type: "json" };
import hub from "@diamond-valley/schemas/locales/ko/hub.json" with { type: "json" };
import places from "@diamond-valley/schemas/locales/ko/places.json" with { type: "json" };
import player from "@diamond-valley/schemas/locales/ko/player.json" with { type: "json" };

export const texts = { errors, fishing, game, hub, places, player };
