import type { UserAnswer, UserData } from "@diamond-valley/schemas/account/user.ts";
import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { type Api, browserApi } from "@diamond-valley/web-kit/api.ts";
import type { ModalName } from "@diamond-valley/web-kit/modal-names.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import { forgetPerson, readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";
import { atom } from "nanostores";
import { underOverlay } from "../dialogs/overlay.ts";
import { showModal } from "../dialogs/page-modals.ts";
import { askToSignIn, pageLocale } from "../dialogs/sign-in.ts";
import { pathTo } from "../i18n/locale.ts";
import { $season, askSeason, freshSeason } from "../season/season.ts";
import { accountMark } from "./account-mark.ts";

export { $season };

/** Who visits: not asked yet, not to be known now, or the server's answer. */
export type Session = { status: "unknown" } | { status: "failed"; code: ErrorCode } | UserAnswer;

export const $session = atom<Session>({ status: "unknown" });

const calls = browserApi();

/** The calls of this page. What a refusal means for the whole page is done here; the rest is up to the caller. */
export const api: Api = {
  async call(method, path, body) {
    try {
      return await calls.call(method, path, body);
    } catch (error) {
      const acting = method !== "GET" || visitor($session.get()) !== null;
      meetRefusal(codeOf(error), acting);
      throw error;
    }
  },
};

/** Refusals after which nobody is signed in any more, as far as this page is concerned (spec 1 §4). */
const ENDS: readonly ErrorCode[] = ["not-logged-in", "forgery-token"];

/** Refusals that stand in the way of everything (spec 1 §6, §8). */
const BLOCKS: Partial<Record<ErrorCode, ModalName>> = {
  "missing-scope": "access-permission",
  "geo-blocked": "geo-blocked",
  "early-access-blocked": "early-access-blocked",
};

/**
 * What is closed leads to the page that says so (spec 1 §7). A session that is over opens the sign-in dialog, except
 * where a page only looked and nobody was signed in: it has a state for that.
 */
export function meetRefusal(code: ErrorCode, acting: boolean): void {
  if (code === "closed") location.assign(pathTo(pageLocale(), "closed"));
  const blocking = BLOCKS[code];
  if (blocking) void showModal(blocking);
  if (!acting || !ENDS.includes(code)) return;
  sessionEnded();
  void askToSignIn();
}

let asking: Promise<void> | undefined;

/** Asks once for season and visitor, however many parts of the page want to know. */
export function loadSession(): Promise<void> {
  asking ??= refreshSession();
  return asking;
}

/** Asks again. In the shutdown stage nobody is looked up (spec 1 §4). */
export async function refreshSession(): Promise<void> {
  try {
    const season = await askSeason();
    if (season.stage === "shutdown") return $session.set({ status: "not-logged-in", data: null });
    const answer = await api.call<UserAnswer>("GET", "/user_data");
    take(answer);
  } catch (error) {
    $session.set({ status: "failed", code: codeOf(error) });
  }
}

/** Asks quietly whether still the same visitor is signed in: in another tab anything may have happened. */
export async function recheckSession(): Promise<void> {
  if ($session.get().status === "unknown") return;
  try {
    if ((await freshSeason()).stage === "shutdown") return;
    take(await calls.call<UserAnswer>("GET", "/user_data"));
  } catch {
    // Without an answer the page stays as it is: its next call says what is wrong.
  }
}

/** The mark of the account that this page was drawn for, if any. It outlives a session that ends. */
let drawnFor: string | null = null;
/** Whether this browser keeps the mark of whoever is signed in. Where storage is forbidden it keeps none. */
let isMarked = false;
/** Whether this very page said goodbye to its visitor, who is not asked to come back. */
let saidGoodbye = false;
/** Whether the page is being loaded anew. Another tab tells of one sign-in more than once; a second reload would cut off the first. */
let isReloading = false;

/**
 * Takes in who visits. Where another account has signed in, what is kept for the one before goes, and a page that was
 * drawn for that one is loaded anew: nothing on it holds any more (spec 1 §4). So is a page whose visitor has signed out, in
 * another tab or before coming back to it: that takes the mark away, which a session that merely ends leaves. Then the page asks
 * to sign in.
 */
function take(answer: UserAnswer): void {
  if (isReloading) return;
  const kept = readStored("unregisteredAuthData");
  if (answer.data) {
    const mark = accountMark(answer.data.account_email);
    if (kept !== null && kept !== mark) forgetPerson();
    if (kept !== mark) writeStored("unregisteredAuthData", mark);
    isMarked = readStored("unregisteredAuthData") === mark;
    isReloading = drawnFor !== null && drawnFor !== mark;
    drawnFor = mark;
  } else {
    isReloading = isMarked && kept === null;
  }
  if (isReloading) {
    location.reload();
    return;
  }
  const isOver = !saidGoodbye && answer.data === null && visitor($session.get()) !== null;
  // The same answer is no news, and must not make a form begin again.
  if (JSON.stringify(answer) !== JSON.stringify($session.get())) $session.set(answer);
  if (isOver) void askToSignIn();
}

/** The signed-in visitor, or null. */
export function visitor(session: Session): UserData | null {
  return "data" in session ? session.data : null;
}

/** Registered = found and registered or pre-registered (spec 1 §4). */
export function isRegistered(session: Session): boolean {
  const data = session.status === "found" ? session.data : null;
  return data !== null && (data.is_registered || data.is_preregistered);
}

/** Forgets the visitor here, after the server said that the session is over. */
export function sessionEnded(): void {
  $session.set({ status: "not-logged-in", data: null });
}

/** Ends the session and what this browser stored for it (spec 1 §4). */
export async function signOut(): Promise<void> {
  await underOverlay(api.call("POST", "/auth/logout"));
  forgetHere();
}

/** Deletes the account with all that belongs to it; this can't be undone (spec 1 §1). */
export async function deleteAccount(): Promise<void> {
  await underOverlay(api.call("DELETE", "/auth/delete"));
  forgetHere();
}

/** Forgets the person whom this very page said goodbye to: it leads on by itself, and is not loaded anew meanwhile. */
function forgetHere(): void {
  saidGoodbye = true;
  isMarked = false;
  forgetPerson();
}
