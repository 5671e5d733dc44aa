import { type ArenaEvent, EVENTS } from "@diamond-valley/schemas/arena/events.ts";
import type { ArenaRules } from "@diamond-valley/schemas/arena/rules.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import type { Game } from "../app/game.ts";
import type { PlaceRoom } from "../net/places.ts";
import type { RoomPart, RoomScene, SceneFeature } from "../scene/scene-feature.ts";
import type { SceneContext } from "../world/scene-context.ts";
import { type ArenaClient, type ArenaLine, createArenaClient } from "./arena-client.ts";
import { inputOf, isSwinging } from "./arena-input.ts";
import { arenaWalkers } from "./arena-walkers.ts";
import { bindDoublePush } from "./double-push.ts";
import { type Fighter, fighterOf, keep } from "./fighter.ts";
import { createJuice, type Juice } from "./juice.ts";
import { bindArenaKeys } from "./keys.ts";
import { createOwnFigure } from "./own-figure.ts";
import { createRows, type DrawRow } from "./rows.ts";
import { ARENA_SOUNDS } from "./sounds.ts";
import { createTelegraphs } from "./telegraphs.ts";

/** What a game draws in a room of its own with. */
export interface Arena {
  readonly game: Game;
  readonly scene: SceneContext;
  readonly room: RoomScene;
  readonly client: ArenaClient;
  readonly fighter: Fighter;
  readonly juice: Juice;
}

/** What a game adds to what all fights show. */
export interface ArenaPart extends RoomPart {
  /** Another attempt has begun. */
  began?(world: World): void;
  /** Hears of each step of the own world. */
  stepped?(world: World, events: readonly ArenaEvent[]): void;
  /** How mobs, shots and pickups look, by their kind; absent where a game has none. */
  readonly mob?: DrawRow;
  readonly shot?: DrawRow;
  readonly pickup?: DrawRow;
}

/** A game on the arena kernel, as the client plays it. */
export interface ArenaGame {
  /** Its rules on a map, by version; undefined for a version that this page doesn't have. */
  rulesOf(version: number, map: GameMap): ArenaRules | undefined;
  /** Called when the place is drawn: what stands there whoever fights. Answers what a room adds. */
  build(
    scene: SceneContext,
    game: Game,
  ): Promise<(arena: Arena) => ArenaPart> | ((arena: Arena) => ArenaPart);
}

/** The scene of a game on the kernel: the own world at once, everybody in it, and what happens to the own fighter. */
export function arenaScene(arenaGame: ArenaGame): SceneFeature {
  // A room outlives its views and the engine: the world goes on when it is drawn anew.
  const clients = new WeakMap<PlaceRoom, ArenaClient>();
  return {
    async build(context, game) {
      const enter = await arenaGame.build(context, game);
      const fighter = fighterOf(game);
      const clientOf = (room: PlaceRoom): ArenaClient => {
        const known = clients.get(room);
        if (known) return known;
        const client = createArenaClient({
          room: room as unknown as ArenaLine,
          rulesOf: (version) => arenaGame.rulesOf(version, context.map),
          input: (world) => inputOf(game.controls.axes(), fighter.buttons.state(isSwinging(world))),
          ticked: fighter.buttons.ticked,
          onOutdated: () =>
            game.stores.$connection.set({ phase: "outdated", attempt: 0, code: "reload-needed" }),
        });
        clients.set(room, client);
        return client;
      };
      return {
        walkers: (room) => arenaWalkers(room, clientOf(room)),
        enter(room) {
          const client = clientOf(room.room);
          const arena = {
            game,
            scene: context,
            room,
            client,
            fighter,
            juice: createJuice(context, game.stores.settings),
          };
          const part = fightPart(arena, enter(arena));
          const stops = [
            bindArenaKeys(game, fighter),
            bindDoublePush(game, fighter),
            game.stores.$dialog.listen(() => fighter.buttons.letGo()),
            // What has happened so far happened with the buttons as they were.
            fighter.onChange(() => client.advance(performance.now())),
          ];
          return {
            ...part,
            end() {
              for (const stop of stops) stop();
              fighter.buttons.letGo();
              part.end?.();
            },
          };
        },
      };
    },
  };
}

/** What a fight shows, whoever's it is: mobs, shots, hazards, hits, and what the game adds. */
export function fightPart(arena: Arena, own: ArenaPart): RoomPart {
  const { game, scene, client, fighter, juice, room } = arena;
  const telegraphs = createTelegraphs(scene);
  const figure = createOwnFigure(scene);
  const { mob, shot, pickup } = own;
  const rows = [
    ...(mob ? [createRows((world) => world.mobs, mob)] : []),
    ...(shot ? [createRows((world) => world.shots, shot)] : []),
    ...(pickup ? [createRows((world) => world.pickups, pickup)] : []),
  ];

  const feel = (world: World, events: readonly ArenaEvent[]): void => {
    const at = room.mine()?.pose;
    for (const { code, value } of events) {
      if (code === EVENTS.hurt) {
        fighter.$hurt.set({ tick: world.clock.tick[0]!, lost: value });
        figure.hurt();
        juice.shake(4);
        juice.hum(40);
        game.sounds.play(ARENA_SOUNDS.hurt, "caption.hurt", true);
        if (world.player.hp[0]! <= 0) {
          game.sounds.play(ARENA_SOUNDS.down);
          if (at) juice.dust(at, "dot-white", 14);
        }
      } else if (code === EVENTS.close && at) {
        juice.ring(at, 0xffffff, 52);
        juice.hum(15);
        game.sounds.play(ARENA_SOUNDS.close, "caption.close");
      } else if (code === EVENTS.dash) game.sounds.play(ARENA_SOUNDS.dash);
    }
    const { player } = world;
    keep(fighter.$vitals, {
      hp: player.hp[0]!,
      hpMax: player.hpMax[0]!,
      dashRest: player.dashRest[0]!,
      dashEvery: player.dashEvery[0]!,
    });
  };
  const stops = [
    client.onBegin((world) => {
      for (const kind of rows) kind.clear();
      feel(world, []);
      own.began?.(world);
    }),
    client.onStep((world, events) => {
      feel(world, events);
      own.stepped?.(world, events);
    }),
  ];

  return {
    ...own,
    update(mine, delta) {
      const { world } = client;
      if (world) {
        const share = client.timeAt(performance.now()) - world.clock.tick[0]!;
        for (const kind of rows) kind.update(world, share, delta);
        telegraphs.draw(world, world.field.wraps ? mine.pose : undefined);
        figure.update(world, mine, delta);
      }
      own.update?.(mine, delta);
    },
    end() {
      for (const stop of stops) stop();
      for (const kind of rows) kind.clear();
      telegraphs.destroy();
      fighter.$vitals.set(null);
      fighter.$hurt.set(null);
      own.end?.();
    },
  };
}
