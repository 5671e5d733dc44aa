import english from "@diamond-valley/schemas/locales/en/places.json" with { type: "json" };
import korean from "@diamond-valley/schemas/locales/ko/places.json" with { type: "json" };
import { foldLetters, joinSpelling, readingsOf } from "./fold.ts";

/** Refused wherever they stand, whatever separates their letters. */
const ANYWHERE = [
  "administrator",
  "gamemaster",
  "moderator",
  "diamondvalley",
  "운영자",
  "운영진",
  "운영팀",
  "관리자",
  "관리팀",
  "게임마스터",
  "어드민",
  "스태프",
  "고객센터",
  "고객지원",
  "공식계정",
  "개발진",
  "개발팀",
  "다이아몬드밸리",
];

/** Refused as a word among others. */
const WORDS = ["admin", "admins", "gm", "gms", "official", "staff", "공식", "스탭", "지엠", "영자"];

/** Refused where nothing else stands beside them: players may be part of a solar system. */
const ALONE = ["system", "support", "operator", "helpdesk", "시스템"];

/** Titles that may follow a name. */
const HONORIFIC = /(?:님|씨)$/;

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** The people of the village by name, in both languages. Names of several words are refused inside others too. */
const CHARACTERS = [...Object.values(korean.character), ...Object.values(english.character)].map((name) => ({
  name: bare(foldLetters(name)),
  isLong: name.includes(" "),
}));

/** Whether a nickname looks like one of the staff, the service itself or somebody of the village. */
export function looksOfficial(nickname: string): boolean {
  const folded = foldLetters(nickname);
  return (
    [folded, ...readingsOf(folded)].some(speaksFor) || wordsOf(folded).some((word) => WORDS.includes(word))
  );
}

function speaksFor(reading: string): boolean {
  const whole = bare(reading).replace(HONORIFIC, "");
  if (ALONE.includes(whole) || /^(?:admin|공식)/.test(whole)) return true;
  if (ANYWHERE.some((word) => whole.includes(word))) return true;
  return CHARACTERS.some(({ name, isLong }) => (isLong ? whole.includes(name) : whole === name));
}

/** The words of a nickname, also those that only capitals or digits tell apart (GMAda, staff7). */
function wordsOf(folded: string): string[] {
  const apart = folded.replace(/(\p{Ll})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, "$1$2 ");
  const spelt = [apart, joinSpelling(folded)];
  const read = [...spelt, ...spelt.flatMap(readingsOf)];
  return read.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u));
}
