import type { Registration } from "@diamond-valley/schemas/account/registration.ts";
import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import type { StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { AccountDocument } from "../../account/document.ts";
import { digestOfSub } from "../../account/person.ts";
import { registrationOf } from "../../testing/registration.ts";
import type { TestServer } from "../../testing/server.ts";
import { type Session, signIn } from "../../testing/sign-in.ts";
import { createWalletStore, type WalletStore } from "../store.ts";

/** Somebody registered at a test server, whose wallet a test may fill. */
export interface TestPlayer extends Session {
  id: string;
  wallets: WalletStore;
  /** Puts items into the bag, and experience on the character. */
  fish(items: StockItem[], experience?: number): Promise<void>;
}

/** The phones from here on are of players that are made here: tests choose lower numbers by themselves. One worker runs many files. */
let registered = 20_000_000;

/** Signs in as whom `hint` names (`ada+gold+vip`) and registers with a phone of its own. */
export async function registeredPlayer(
  server: TestServer,
  hint: string,
  changes: Partial<Registration> = {},
): Promise<TestPlayer> {
  const session = await signIn(server.url, hint);
  const { status, body } = await session.call("POST", "/register", registrationOf(++registered, changes));
  if (status !== 200) throw new Error(`the registration was refused: ${JSON.stringify(body)}`);
  const [sub = ""] = hint.split("+");
  const accounts = server.deps.connection.collection<AccountDocument>("accounts");
  const account = await accounts.findOne({ sub: digestOfSub(sub) });
  if (!account) throw new Error(`${sub} has no account`);
  const wallets = createWalletStore(server.deps);
  const id = account._id;
  return {
    ...session,
    id,
    wallets,
    async fish(items, experience = 0) {
      const key = `stock:${server.deps.id()}`;
      const skill = { skill: "fishing", skillExperience: experience } as const;
      await wallets.apply(id, { kind: "catch", key, category: "fish", items, ...skill });
    },
  };
}

/** A list of one colour. */
export function many(colour: Colour | "failed", count: number): StockItem[] {
  return Array.from({ length: count }, () => colour);
}
