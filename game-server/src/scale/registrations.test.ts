import type { Registration } from "@diamond-valley/schemas/account/registration.ts";
import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { beforeAll, expect, test } from "vitest";
import { readClaims } from "../account/claims.ts";
import type { AccountDocument } from "../account/document.ts";
import { personOf } from "../account/person.ts";
import { createCodeStore } from "../codes/store.ts";
import { accountStoreOf } from "../testing/accounts.ts";
import { directSession } from "../testing/direct-session.ts";
import { registrationOf } from "../testing/registration.ts";
import { newVisitor, type Session } from "../testing/sign-in.ts";
import { twoServers } from "../testing/two-servers.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { walletDeps } from "../wallet/testing/deps.ts";

const many = "1000000";
const servers = twoServers({
  RATE_LIMIT_PER_ADDRESS: many,
  RATE_LIMIT_PER_ACCOUNT: many,
});
const ACCOUNTS = 125;
const PHONES = 100;
const CODES = 40;
/** Different registrations; each is sent twice at once, as by an impatient finger. */
const FORMS = 500;

/** One registration with its two answers. */
interface Form {
  account: number;
  sent: Registration;
  answers: { status: number; body: Body }[];
}

type Body = Partial<Omit<ProblemBody, "status">> & { status: UserAnswer["status"]; data: UserAnswer["data"] };

const codeOf = (number: number) => `RACE${String(number).padStart(4, "0")}`;
let ids: string[];
let forms: Form[];

beforeAll(async () => {
  const { connection } = servers.database;
  const deps = walletDeps(connection, { now: () => DEMO_START });
  const accounts = accountStoreOf(deps);
  const codes = Array.from({ length: CODES }, (_, number) => codeOf(number));
  await createCodeStore(deps).add(
    codes.map((code) => ({ code, kind: "vip", tier: "platinum", email: null }) as const),
  );
  const doors: Session[][] = [];
  ids = await Promise.all(
    Array.from({ length: ACCOUNTS }, async (_, index) => {
      const claims = readClaims({ sub: `r${index}`, email: `r${index}@store.example`, gpp_tier: "gold" });
      const { account } = await accounts.signIn(claims);
      const door = async (url: string) => {
        const visitor = newVisitor(url, await directSession(connection, account.id, personOf(claims)));
        await visitor.call("GET", "/season");
        return visitor;
      };
      doors[index] = [await door(servers.a.url), await door(servers.b.url)];
      return account.id;
    }),
  );
  forms = await Promise.all(
    Array.from({ length: FORMS }, async (_, turn) => {
      const account = turn % ACCOUNTS;
      const round = Math.floor(turn / ACCOUNTS);
      const phone = (account * 3 + round * 37) % PHONES;
      // An account comes with one code, and other accounts with the same.
      const code = turn % 2 === 0 ? { invite_code: codeOf(account % CODES) } : {};
      const sent = registrationOf(phone, { name: `try ${turn}`, ...code });
      const call = (door: Session) => door.call<Body>("POST", "/register", sent);
      return { account, sent, answers: await Promise.all(doors[account]!.map(call)) };
    }),
  );
}, 120_000);

/** Whether a form met another account that held its code just then, and gave it back when its own form was refused. */
const metCode = ({ fields }: Body) => fields?.invite_code === "errors.invite-code-used";
const won = ({ answers }: Form) => answers.some(({ status }) => status === 200);
const stored = () => servers.database.connection.collection<AccountDocument>("accounts").find().toArray();

test("of 1,000 registrations at once through two processes, one wins for each account and each phone", () => {
  const winners = forms.filter(won);
  expect(new Set(winners.map(({ account }) => account)).size).toBe(winners.length);
  expect(new Set(winners.map(({ sent }) => sent.mobile_phone)).size).toBe(winners.length);
  // More could not have won: whoever lost for no code met a phone or an account that is taken.
  expect(winners.length).toBeGreaterThan(PHONES / 2);
  for (const { answers } of winners) {
    for (const { status, body } of answers)
      if (!metCode(body)) expect([status, body.status]).toEqual([200, "found"]);
  }
});

test("every loser is told the reason that holds", () => {
  const winners = forms.filter(won);
  const taken = (sent: Registration) =>
    winners.some((winner) => winner.sent.mobile_phone === sent.mobile_phone);
  const registered = (account: number) => winners.some((winner) => winner.account === account);
  for (const { account, sent, answers } of forms.filter((form) => !won(form))) {
    for (const { status, body } of answers) {
      if (body.code === "phone-taken") expect([status, taken(sent)]).toEqual([409, true]);
      else if (body.code === "already-registered") expect([status, registered(account)]).toEqual([409, true]);
      else {
        expect([status, body.code]).toEqual([422, "registration-submit"]);
        expect(sent.invite_code).toBeDefined();
        // Whoever registered with the code before, and sends another form with it, has no use for it any more.
        const reasons = [
          "errors.invite-code-used",
          ...(registered(account) ? ["errors.invite-code-not-applicable"] : []),
        ];
        expect(reasons).toContain(body.fields?.invite_code);
      }
    }
  }
});

test("nothing is half-stored: an account holds its whole registration, or nothing of a person", async () => {
  const winners = new Map(forms.filter(won).map((form) => [ids[form.account], form]));
  const documents = await stored();
  expect(documents).toHaveLength(ACCOUNTS);
  for (const { _id, registration, contact, email, marketing } of documents) {
    const sent = winners.get(_id)?.sent;
    if (!sent) expect({ registration, contact, email, marketing }).toEqual({});
    else {
      expect(contact).toMatchObject({ name: sent.name, phone: sent.mobile_phone });
      expect(registration).toMatchObject({ kind: "register", inviteCode: sent.invite_code ?? null });
      expect(email).toMatch(/@store\.example$/);
    }
  }
  const wallets = await servers.database.connection.collection("wallets").find().toArray();
  expect(wallets.map(({ _id }) => String(_id)).sort()).toEqual([...winners.keys()].sort());
  expect(await auditWallets(servers.database.connection)).toEqual([]);
});

test("a code stands with the account that has it and with no other; the extra diamonds came once", async () => {
  const codes = await servers.database.connection
    .collection<{ _id: string; usedBy?: string }>("codes")
    .find()
    .toArray();
  const documents = await stored();
  const held = documents.flatMap(({ _id, codes: own = [] }) => own.map(({ code }) => [code, _id]));
  expect(held.length).toBeGreaterThan(0);
  expect(Object.fromEntries(codes.flatMap(({ _id, usedBy }) => (usedBy ? [[_id, usedBy]] : [])))).toEqual(
    Object.fromEntries(held),
  );
  expect(new Set(held.map(([code]) => code)).size).toBe(held.length);
  for (const { account, answers, sent } of forms.filter(won)) {
    const hasCode = held.some(([, id]) => id === ids[account]);
    expect(hasCode).toBe(sent.invite_code !== undefined);
    for (const { body } of answers)
      if (!metCode(body)) expect(body.data?.total_diamonds).toBe(hasCode ? 50 : 25);
  }
});

test("nothing went wrong unseen", () => {
  expect([...servers.a.logged, ...servers.b.logged]).toEqual([]);
});
