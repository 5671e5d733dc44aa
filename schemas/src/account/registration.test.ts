import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import timetable from "../../content/season.json" with { type: "json" };
import {
  AGES,
  CIRCLE_TO_SEARCH,
  DEVICES,
  GENDERS,
  PC_USAGES,
  Profile,
  PURCHASES,
  Registration,
  TERMS_VERSION,
} from "./registration.ts";

test("the texts that are accepted are in force before anybody can accept them", () => {
  expect(Date.parse(`${TERMS_VERSION}T00:00:00+09:00`)).toBeLessThan(Date.parse(timetable.prereg));
});

const valid = {
  name: "김하늘",
  mobile_phone: "010-1234-5678",
  age: "25-34",
  gender: "prefer_not_to_say",
  contact_email: "haneul@example.com",
  gaming_device_of_choice: ["pc"],
  pc_usage_preference: "other",
  next_purchase: ["apple", "other_brands"],
  excited_purchase: "other_brands",
  circle_to_search: "unsure",
  google_play_satisfaction: 1,
  over_14: true,
  t_and_c_global: true,
  t_and_c_campaign: true,
};

/** The message of each refused field. */
function messages(body: unknown): Record<string, string> {
  const parsed = Registration.safeParse(body);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message]));
}

const text = (length: number) => "가".repeat(length);

test("a whole registration is taken, with blanks around texts and signs in the phone gone", () => {
  const parsed = Registration.parse({
    ...valid,
    name: "  김하늘 ",
    mobile_phone: "０１０-1234 5678",
    surplus: 1,
  });
  expect(parsed).toEqual({ ...valid, mobile_phone: "01012345678" });
});

test("what may be chosen is asked whole, in its order (spec 1 §3)", () => {
  expect(AGES.join()).toBe("prefer_not_to_say,18-24,25-34,35-44,45-54,55-64,65-74,75+");
  expect(GENDERS.join()).toBe("prefer_not_to_say,male,female");
  expect(DEVICES.join()).toBe("android_phone,android_tablet,iphone,ipad,pc,other");
  expect(PC_USAGES.join()).toBe(
    "google_play_games,do_not_play_mobile_games,do_not_pay_for_mobile_games,other",
  );
  expect(PURCHASES.join()).toBe("android_phone,apple,other_brands");
  expect(CIRCLE_TO_SEARCH.join()).toBe("yes,no,unsure");
});

test.each<[string, unknown, string]>([
  ["name", undefined, "name-required"],
  ["name", null, "name-required"],
  ["name", 5, "name-required"],
  ["name", "", "name-required"],
  ["name", "   ", "name-required"],
  ["name", "a\u0000b", "unreadable"],
  ["name", "\u3164\u3164", "unreadable"],
  ["name", "김\u202e하늘", "unreadable"],
  ["home_address", "서울\u200b시", "unreadable"],
  ["home_address", "...", "unreadable"],
  ["gaming_device_of_choice_other", "\u2800", "unreadable"],
  ["name", text(51), "name-max"],
  ["invite_code", 5, "invite-code"],
  ["invite_code", text(33), "invite-code"],
  ["mobile_phone", undefined, "phone-required"],
  ["mobile_phone", "", "phone-required"],
  ["mobile_phone", "02-123-4567", "phone-required"],
  ["mobile_phone", 1012345678, "phone-required"],
  ["age", undefined, "age-required"],
  ["age", "17", "age-required"],
  ["gender", undefined, "gender-required"],
  ["gender", "x", "gender-required"],
  ["contact_email", undefined, "email-required"],
  ["contact_email", "", "email-required"],
  ["contact_email", "haneul@", "email-required"],
  ["contact_email", "ha neul@example.com", "email-required"],
  ["contact_email", `${"a".repeat(250)}@example.com`, "email-required"],
  ["home_address", text(501), "long-text-max"],
  ["home_address", 5, "long-text-max"],
  ["gaming_device_of_choice", undefined, "choose-any"],
  ["gaming_device_of_choice", [], "choose-any"],
  ["gaming_device_of_choice", "pc", "choose-any"],
  ["gaming_device_of_choice", Array(100).fill("pc"), "choose-any"],
  ["gaming_device_of_choice_other", text(501), "long-text-max"],
  ["pc_usage_preference", undefined, "choose-one"],
  ["pc_usage_preference", "toaster", "choose-one"],
  ["next_purchase", [], "choose-any"],
  ["excited_purchase", undefined, "choose-one"],
  ["circle_to_search", "maybe", "choose-one"],
  ["google_play_satisfaction", undefined, "satisfaction"],
  ["google_play_satisfaction", 0, "satisfaction"],
  ["google_play_satisfaction", 6, "satisfaction"],
  ["google_play_satisfaction", 2.5, "satisfaction"],
  ["google_play_satisfaction", "3", "satisfaction"],
  ["t_and_c_global", undefined, "terms-required"],
  ["t_and_c_global", false, "terms-required"],
  ["t_and_c_campaign", "true", "terms-required"],
  ["over_14", undefined, "over-14"],
  ["over_14", false, "over-14"],
])("%s as %j is refused: %s", (field, value, message) => {
  expect(messages({ ...valid, [field]: value })).toEqual({ [field]: `errors.${message}` });
});

test.each<[string, unknown]>([
  ["name", text(50)],
  ["invite_code", undefined],
  ["invite_code", ""],
  ["home_address", undefined],
  ["home_address", ""],
  ["home_address", text(500)],
  ["home_address", "첫째 줄\n둘째 줄"],
  ["gaming_device_of_choice_other", text(500)],
  ["contact_email", "first.last+tag@sub.example.co.kr"],
  ["google_play_satisfaction", 5],
])("%s as %j is taken", (field, value) => {
  expect(messages({ ...valid, [field]: value })).toEqual({});
});

test("an unknown choice among several is told at its place", () => {
  expect(messages({ ...valid, next_purchase: ["apple", "pear"] })).toEqual({
    "next_purchase.1": "errors.choose-any",
  });
});

test("a choice that is named twice counts once", () => {
  expect(Registration.parse({ ...valid, next_purchase: ["apple", "apple"] }).next_purchase).toEqual([
    "apple",
  ]);
});

test("an empty form names every required field", () => {
  const required = Object.keys(valid).sort();
  expect(Object.keys(messages({})).sort()).toEqual(required);
});

test("the profile asks for the contact details alone", () => {
  const { name, mobile_phone, contact_email } = valid;
  expect(Profile.safeParse({ name, mobile_phone, contact_email }).success).toBe(true);
  expect(Profile.safeParse({ name, mobile_phone }).success).toBe(false);
});

describe.each(["ko", "en"])("in %s", (language) => {
  test("each message has a text", () => {
    const file = new URL(`../../locales/${language}/account.json`, import.meta.url);
    const { errors } = JSON.parse(readFileSync(file, "utf8")) as { errors: Record<string, string> };
    for (const message of Object.values(messages({}))) {
      expect(errors[message.replace("errors.", "")], message).toBeTypeOf("string");
    }
  });
});
