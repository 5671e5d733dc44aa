import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { foldLetters, joinSpelling, readingsOf } from "./fold.ts";

/** Refused wherever they stand in a nickname. The English ones come from `obscenity`. */
const KOREAN = [
  "시발",
  "씨발",
  "쓰발",
  "시팔",
  "씨팔",
  "시빨",
  "씨빨",
  "씹새",
  "씹년",
  "씹놈",
  "씹할",
  "씹창",
  "씹팔",
  "개씹",
  "좆",
  "존나",
  "썅",
  "쌍년",
  "쌍놈",
  "병신",
  "븅신",
  "등신",
  "지랄",
  "염병",
  "엿먹어",
  "개새끼",
  "개색기",
  "개색끼",
  "개세끼",
  "미친놈",
  "미친년",
  "미친새끼",
  "호로새끼",
  "후레자식",
  "니애미",
  "니에미",
  "느금마",
  "느개비",
  "창녀",
  "육변기",
  "강간",
  "섹스",
  "쎅스",
  "야동",
  "개보지",
  "개자지",
  "빠구리",
  "김치녀",
  "한남충",
  "맘충",
  "틀딱",
  "일베",
  "짱깨",
  "쪽바리",
  "깜둥이",
  "빨갱이",
];

/** Refused where nothing else stands beside them: they are common verbs too (보지 마세요). */
const ALONE = ["보지", "자지", "씹"];

/** Refused as a word of their own, in letters that `obscenity` knows nothing of. */
const WORDS = ["sibal", "ssibal", "shibal", "byungsin", "nazi", "nazis", "hitler"];

/** Typed without their vowels. */
const INITIALS = /^(?:ㅅㅂ|ㅆㅂ|ㅂㅅ|ㅄ|ㅈㄹ|ㅅㄲ|ㄱㅅㄲ)+$/;

/** What holds a word of the list by chance. */
const INNOCENT =
  /시발[점역표]|시발(?:자동차|택시)|[다역접출]시발|[다역출]시팔|건강간|유니섹스|[에]섹스|일베이|[제장]병신[고청]/g;

const { blacklistedTerms, whitelistedTerms = [] } = englishDataset.build();
const english = new RegExpMatcher({
  blacklistedTerms,
  whitelistedTerms: [...whitelistedTerms, "shiitake", "penistone"],
  ...englishRecommendedTransformers,
});

/** Whether a nickname insults, in Korean or English, whichever way its letters are disguised. */
export function isAbusive(nickname: string): boolean {
  const folded = foldLetters(nickname);
  const spelt = joinSpelling(folded);
  const words = nickname.normalize("NFC").split(/[\s\d._-]+/);
  if (words.some((word) => INITIALS.test(word))) return true;
  if (hasKorean(folded)) return true;
  return [folded, spelt].flatMap(readingsOf).some((reading) => english.hasMatch(reading) || hasWord(reading));
}

/** Digits between syllables are separators (시1발). */
function hasKorean(folded: string): boolean {
  const spaced = joinSpelling(folded.replace(/(?<=\p{Script=Hangul})\d+(?=\p{Script=Hangul})/gu, " "));
  const left = spaced.replace(INNOCENT, " ");
  return KOREAN.some((word) => left.includes(word)) || ALONE.includes(left.replace(/[^\p{L}]/gu, ""));
}

function hasWord(text: string): boolean {
  return text.split(/[^\p{L}]+/u).some((word) => WORDS.includes(word));
}
