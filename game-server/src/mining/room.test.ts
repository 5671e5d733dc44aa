import { replayEvidence } from "@diamond-valley/schemas/games/replay.ts";
import { depthAt } from "@diamond-valley/schemas/mining/cave.ts";
import { MINER_POSES } from "@diamond-valley/schemas/mining/mining.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { MAPS } from "../rooms/maps.ts";
import { freshDatabase } from "../testing/database.ts";
import { refused } from "../testing/refused.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { openSlowLine } from "../testing/slow-line.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { below, comeToMine, strikes } from "./testing/miners.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterEach(() => expect(game.errors).toEqual([]));
afterAll(() => game?.close());

const codeOf = (error: unknown) => (error as { reason: { code: string } }).reason.code;

test("a vein that was struck well pays coloured ore with its evidence, and replays to the same", async () => {
  const ann = await comeToMine(game);
  const { attempt } = await ann.begin();
  expect(await ann.mine(1)).toEqual({ vein: 1 });
  ann.plays(strikes(true));
  const burst = await until(() => ann.heard.bursts[0]);
  expect(burst).toMatchObject({ vein: 1, outcome: "coloured", experience: 10 });
  const wallet = await walletModel.collection(database.connection).findOne({ _id: ann.account });
  const [line] = wallet!.recent.filter(({ kind }) => kind === "catch");
  const evidence = line?.operation?.kind === "catch" ? line.operation.evidence : undefined;
  expect(line!.key).toBe(`quest:mining:${burst.attempt}`);
  expect(replayEvidence(evidence!)).toMatchObject({ items: burst.items, experience: 10 });
  const { wallet: shown } = await until(() => ann.heard.updates.at(-1));
  expect(shown.bag.ore.used).toBe(burst.items.length);
  expect(shown.mastery.mining.gained).toBe(10);
  // Nothing that the client was told of the world's chance decided it.
  expect(ann.heard.words.length).toBeGreaterThan(2);
  expect(ann.heard.words).not.toContain(evidence?.seed);
  expect(ann.page.runner?.differences).toBe(0);
  expect(ann.page.attempt).toBe(attempt);
  await ann.leave();
});

test("strikes that are all off pay failed ore", async () => {
  const ben = await comeToMine(game, { at: below(2) });
  await ben.begin();
  await ben.mine(2);
  ben.plays(strikes(false));
  const burst = await until(() => ben.heard.bursts[0]);
  expect(burst).toMatchObject({ vein: 2, outcome: "failed", items: ["failed"], experience: 3 });
  await ben.leave();
});

test("two see each other; a taken vein is refused, one that has burst rests for both", async () => {
  const [cy, dee] = await Promise.all([
    comeToMine(game, { at: below(3) }),
    comeToMine(game, { at: below(3) }),
  ]);
  expect(cy.room.roomId).toBe(dee.room.roomId);
  await expect(cy.mine(3)).rejects.toEqual(refused("not-now"));
  await Promise.all([cy.begin(), dee.begin()]);
  await expect(dee.begin()).rejects.toEqual(refused("not-now"));
  await expect(dee.mine(8)).rejects.toEqual(refused("too-far"));
  await cy.mine(3);
  await expect(dee.mine(3)).rejects.toEqual(refused("taken"));
  const seen = await until(() => dee.room.state.players.get(cy.room.sessionId));
  await until(
    () => seen.pose === MINER_POSES.striking && seen.vein === 3 && dee.room.state.veins.at(2)!.taken,
  );
  cy.plays(strikes(true));
  await until(() => seen.burst > 0);
  const vein = dee.room.state.veins.at(2)!;
  expect(vein.taken).toBe(false);
  await until(() => vein.rest === 0, 20_000);
  expect(await dee.mine(3)).toEqual({ vein: 3 });
  await Promise.all([cy.leave(), dee.leave()]);
});

test("who falls keeps what was mined, and begins again at the way in", async () => {
  const eve = await comeToMine(game, { at: below(17) });
  await eve.begin();
  await eve.mine(17);
  eve.plays(strikes(true));
  const { items } = await until(() => eve.heard.bursts[0]);
  await until(() => eve.heard.over > 0, 25_000);
  await until(() => eve.me().pose === MINER_POSES.out && eve.me().health === 0 && eve.me().vein === 0);
  const result = await eve.end();
  expect(result).toMatchObject({ outcome: "fail", reason: "fallen", items, experience: 10 });
  expect(await eve.end()).toEqual(result);
  expect((await game.wallets.view(eve.account)).bag.ore.used).toBe(items.length);
  await expect(eve.mine(17)).rejects.toEqual(refused("not-now"));
  await eve.begin();
  await until(() => eve.page.attempt !== result.attempt && eve.me().health === 100);
  expect(depthAt(MAPS.mine, eve.me())).toBe(1);
  expect(eve.me().pose).toBe(MINER_POSES.idle);
  await eve.leave();
}, 60_000);

test("a dropped miner's vein is free, and it comes back to the same expedition", async () => {
  const line = await openSlowLine(game.port, () => 10 + Math.random() * 20);
  const [fay, gus] = await Promise.all([
    comeToMine(game, { at: below(4), address: line.address, comesBack: true }),
    comeToMine(game, { at: below(4) }),
  ]);
  const { attempt } = await fay.begin();
  await gus.begin();
  await fay.mine(4);
  const seen = await until(() => gus.room.state.players.get(fay.room.sessionId));
  await until(() => seen.vein === 4);
  const back = new Promise<void>((resolve) => fay.room.onReconnect(() => resolve()));
  line.setDown(true);
  await until(() => !gus.room.state.veins.at(3)!.taken);
  expect(await gus.mine(4)).toEqual({ vein: 4 });
  line.setDown(false);
  gus.plays(strikes(true));
  await back;
  await until(() => seen.online);
  await until(() => gus.heard.bursts[0]);
  const agreed = fay.page.runner!.agreements;
  await until(() => fay.page.runner!.agreements > agreed + 1);
  expect(fay.page.attempt).toBe(attempt);
  await until(async () => await fay.mine(4).catch(() => null), 20_000);
  fay.plays(strikes(true));
  expect(await until(() => fay.heard.bursts[0])).toMatchObject({ vein: 4, outcome: "coloured" });
  await Promise.all([fay.leave(), gus.leave()]);
  await line.close();
}, 60_000);

test("a full bag is refused before the vein is taken, and a vein that filled it meanwhile is told as lost", async () => {
  const account = "hoarder";
  const fill = (count: number) =>
    game.wallets.apply(account, {
      kind: "gift",
      key: `gift:${count}`,
      category: "ore",
      items: Array.from({ length: count }, () => "blue" as const),
    });
  await fill(39);
  const hal = await comeToMine(game, { account, at: below(5) });
  await hal.begin();
  await hal.mine(5);
  await fill(1);
  hal.plays(strikes(true));
  expect(await until(() => hal.heard.lost[0])).toEqual({ vein: 5, code: "bag-full" });
  expect((await game.wallets.view(account)).bag.ore.used).toBe(40);
  // It rests for a while, and only then its miner's bag is looked into.
  await until(async () => (await hal.mine(5).catch(codeOf)) === "bag-full");
  await until(() => !hal.room.state.veins.at(4)!.taken);
  await hal.leave();
});

test("a vein that is paid again under its key pays nothing", async () => {
  const ida = await comeToMine(game, { at: below(6) });
  await ida.begin();
  await ida.mine(6);
  ida.plays(strikes(true));
  await until(() => ida.heard.bursts[0]);
  const wallet = await walletModel.collection(database.connection).findOne({ _id: ida.account });
  const before = await game.wallets.view(ida.account);
  const { operation } = wallet!.recent.find(({ kind }) => kind === "catch")!;
  expect(await game.wallets.apply(ida.account, operation!)).toMatchObject({ repeated: true });
  expect(await game.wallets.view(ida.account)).toEqual(before);
  await ida.leave();
});

test("who leaves by the door has a success, elsewhere the end is refused", async () => {
  const jo = await comeToMine(game, { at: below(7) });
  await expect(jo.end()).rejects.toEqual(refused("not-now"));
  await jo.begin();
  await expect(jo.end()).rejects.toEqual(refused("too-far"));
  await jo.leave();
  await until(async () => (await game.rooms.seats.whereIs(jo.account)) === null);
  const again = await comeToMine(game, { account: jo.account, at: { x: 800, y: 190 } });
  const { attempt } = await again.begin();
  expect(await again.end()).toEqual({
    attempt,
    outcome: "success",
    reason: "door",
    items: [],
    experience: 0,
    seconds: expect.any(Number),
  });
  expect(again.heard.over).toBe(0);
  await again.leave();
});

test("whoever departs in the middle of a vein leaves it free", async () => {
  const [kim, lou] = await Promise.all([
    comeToMine(game, { at: below(8) }),
    comeToMine(game, { at: below(8) }),
  ]);
  await Promise.all([kim.begin(), lou.begin()]);
  await kim.mine(8);
  await kim.leave();
  await until(() => !lou.room.state.veins.at(7)!.taken);
  expect(await lou.mine(8)).toEqual({ vein: 8 });
  await lou.leave();
});

test("who asks for two veins at once gets the first, and may go on to the other", async () => {
  // Between the two, a little out of reach of both: the server's figure may be so far behind.
  const max = await comeToMine(game, { at: { x: 1_050, y: 230 } });
  await max.begin();
  await until(() => [4, 5].every((index) => max.room.state.veins.at(index)!.rest === 0));
  const [first, second] = await Promise.allSettled([max.mine(5), max.mine(6)]);
  expect(first).toEqual({ status: "fulfilled", value: { vein: 5 } });
  expect(second).toEqual({ status: "rejected", reason: refused("not-now") });
  const taken = () => max.room.state.veins.map(({ taken }) => taken);
  await until(() => taken()[4] && !taken()[5]);
  // Its world knows of the first by then.
  await until(async () => await max.mine(6).catch(() => null));
  await until(() => !taken()[4] && taken()[5]);
  await max.leave();
});
