import { NicknameChange } from "@diamond-valley/schemas/account/nickname.ts";
import english from "@diamond-valley/schemas/locales/en/places.json" with { type: "json" };
import korean from "@diamond-valley/schemas/locales/ko/places.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { isAbusive } from "./abuse.ts";
import { looksOfficial } from "./official.ts";

describe("abuse", () => {
  test.each([
    "시발",
    "씨발놈아",
    "개새끼",
    "병신",
    "좆까",
    "fuck",
    "Bitch99",
    "shithead",
    "nigger",
    "hitler",
    "보지",
    "자지 1",
  ])("%j is refused", (nickname) => {
    expect(isAbusive(nickname)).toBe(true);
  });

  test.each([
    ["separated letters", "시 발"],
    ["separated letters", "시.발.놈"],
    ["separated letters", "f.u.c.k"],
    ["separated letters", "s h i t"],
    ["digits between", "시1발"],
    ["digits between", "병18신"],
    ["single jamo", "ㅅㅣㅂㅏㄹ"],
    ["a jamo apart", "시바ㄹ"],
    ["a syllable and jamo", "시ㅂㅏㄹ"],
    ["half-width jamo", "\uffb5\uffdc\uffb2\uffc2\uffa9"],
    ["no vowels", "ㅅㅂ"],
    ["no vowels and a digit", "ㅂㅅ2"],
    ["leet", "5h1t"],
    ["leet", "b1tch"],
    ["full width", "ｆｕｃｋ"],
    ["Cyrillic", "fuсk"],
    ["Cyrillic", "ѕhіt"],
    ["Greek", "shιt"],
    ["accents", "fúck"],
    ["repeated letters", "fuuuuck"],
    ["capitals", "FuCk"],
  ])("%s don't hide it: %j", (_, nickname) => {
    expect(isAbusive(nickname)).toBe(true);
  });
});

describe("official names", () => {
  test.each([
    "운영자",
    "다이아 운영자",
    "관리자 김씨",
    "GM",
    "GM Ada",
    "GMAda",
    "gm-7",
    "Admin",
    "admin_kim",
    "adminkim",
    "AdminKim",
    "Official",
    "official dv",
    "Staff",
    "staff7",
    "System",
    "공식",
    "공식 계정",
    "운 영 자",
    "운1영1자",
    "0fficia1",
    "Аdmin",
    "аdmіn",
    "adm1n",
    "ＡＤＭＩＮ",
    "a.d.m.i.n",
    "ㅇㅜㄴ영자",
    "다이아몬드밸리",
    "코그촌장님",
    "진짜 코그 촌장",
  ])("%j is refused", (nickname) => {
    expect(looksOfficial(nickname)).toBe(true);
  });

  test.each([...Object.values(korean.character), ...Object.values(english.character)])(
    "%j belongs to the village",
    (name) => {
      for (const nickname of [name, name.toUpperCase(), name.replaceAll(" ", "_"), `${name} 7`])
        expect(looksOfficial(nickname), nickname).toBe(true);
    },
  );
});

test.each([
  "시발점",
  "시발역",
  "다시 발견",
  "역시 발레",
  "1시 발표",
  "건강간식",
  "보지 마세요",
  "자지 말자",
  "매일베이커리",
  "유니섹스",
  "새끼고양이",
  "강아지",
  "십이월",
  "곱씹는 아이",
  "신발장수",
  "관리의 달인",
  "수학공식",
  "운영위원",
  "말린망고",
  "루비반지",
  "ㅋㅋㅋ",
  "김하늘",
  "로봇 7호",
  "Scunthorpe",
  "Penistone",
  "Cockburn",
  "Dickens",
  "Hancock",
  "Essex",
  "Sussex",
  "Class 1A",
  "Bass Player",
  "Assassin",
  "Therapist",
  "Analyst",
  "Grape Soda",
  "Cumberland",
  "Shiitake",
  "Titan",
  "Basement",
  "Cocktail",
  "Badminton",
  "Stafford",
  "Pigment",
  "Magma",
  "Solar System",
  "Ada_99",
  "Night 88",
  "Зоя",
  "Αθηνά",
  "José",
  "Marlinspike",
  "Lilypad",
])("%j is nobody's harm", (nickname) => {
  expect(NicknameChange.safeParse({ nickname }).success).toBe(true);
  expect([isAbusive(nickname), looksOfficial(nickname)]).toEqual([false, false]);
});
