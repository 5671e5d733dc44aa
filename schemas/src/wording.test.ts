import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Texts = { [key: string]: string | Texts };

/** What a feature says under a key in a language. */
function said(language: string, feature: string, key: string): unknown {
  const file = join(import.meta.dirname, "../locales", language, `${feature}.json`);
  const texts = JSON.parse(readFileSync(file, "utf8")) as Texts;
  return key
    .split(".")
    .reduce<string | Texts | undefined>((at, part) => (typeof at === "object" ? at[part] : undefined), texts);
}

/** What is said where something is missing or goes wrong has been agreed to the letter (spec 1 §5, §8). */
test.each([
  ["account", "errors.name-required", "Please enter your name", "이름을 입력해 주세요."],
  ["account", "errors.name-max", "Maximum 50 characters", "최대 50자까지 입력할 수 있어요."],
  ["account", "errors.invite-code", "Please enter a valid invite code", "올바른 초대 코드를 입력해 주세요."],
  [
    "account",
    "errors.phone-required",
    "Please enter your contact information",
    "휴대전화 번호를 입력해 주세요.",
  ],
  ["account", "errors.age-required", "Please select your age.", "연령대를 선택해 주세요."],
  ["account", "errors.gender-required", "Please select your gender.", "성별을 선택해 주세요."],
  [
    "account",
    "errors.email-required",
    "Please enter a contact email address",
    "연락받을 이메일 주소를 입력해 주세요.",
  ],
  ["account", "errors.choose-one", "Please choose one.", "하나를 선택해 주세요."],
  ["account", "errors.satisfaction", "Please choose one.", "하나를 선택해 주세요."],
  ["account", "errors.long-text-max", "Maximum 500 characters", "최대 500자까지 입력할 수 있어요."],
  ["errors", "generic.title", "Oops, an error occurred", "앗, 오류가 발생했어요"],
  [
    "errors",
    "multiple-tabs.message",
    "The game can be played in one browser at a time. Continue here instead?",
    "게임은 한 번에 하나의 브라우저에서만 즐길 수 있어요. 여기에서 이어서 할까요?",
  ],
  [
    "dialogs",
    "offline.message",
    "Sorry, you're offline, please reconnect to continue playing",
    "죄송합니다. 오프라인 상태입니다. 계속 플레이하려면 인터넷에 다시 연결해 주세요.",
  ],
  ["dialogs", "offline.retry", "Retry", "다시 시도"],
  [
    "errors",
    "registration-submit.message",
    "A problem occured while submitting the form.",
    "양식을 제출하는 중에 문제가 발생했습니다.",
  ],
  [
    "errors",
    "survey-submit.message",
    "A problem occured while submitting the form.",
    "양식을 제출하는 중에 문제가 발생했습니다.",
  ],
  [
    "errors",
    "profile-closed.message",
    "Sorry, the profile form is currently closed.",
    "죄송합니다. 지금은 프로필을 수정할 수 없습니다.",
  ],
  [
    "account",
    "profile.closed",
    "Sorry, the profile form is currently closed.",
    "죄송합니다. 지금은 프로필을 수정할 수 없습니다.",
  ],
  [
    "errors",
    "profile-error.message",
    "Sorry, an error occurred. Please try again.",
    "죄송합니다. 오류가 발생했습니다. 다시 시도해 주세요.",
  ],
  [
    "account",
    "profile.failed",
    "Sorry, an error occurred. Please try again.",
    "죄송합니다. 오류가 발생했습니다. 다시 시도해 주세요.",
  ],
  [
    "errors",
    "code-closed.message",
    "Sorry, the invite code functionality is currently closed.",
    "죄송합니다. 지금은 초대 코드를 등록할 수 없습니다.",
  ],
  [
    "errors",
    "code-invalid.message",
    "Sorry, the invite code you entered is invalid.",
    "죄송합니다. 입력하신 초대 코드가 유효하지 않습니다.",
  ],
  [
    "errors",
    "code-used.message",
    "Sorry, the invite code you entered has already been used.",
    "죄송합니다. 입력하신 초대 코드는 이미 사용되었습니다.",
  ],
  [
    "errors",
    "code-not-yours.message",
    "The invite code you entered can't be used with this account. Please sign in with the account that was invited.",
    "입력하신 초대 코드는 이 계정에서 사용할 수 없습니다. 초대받은 계정으로 로그인해 주세요.",
  ],
  [
    "errors",
    "code-not-applicable.message",
    "You already have what this invite code gives, or more, so it can't be applied.",
    "이미 같거나 더 높은 혜택을 받고 있어 이 초대 코드를 적용할 수 없습니다.",
  ],
  [
    "errors",
    "insufficient-diamonds.message",
    "You have insufficient diamonds.",
    "보유한 다이아몬드가 부족합니다.",
  ],
  ["errors", "entries-not-saved.title", "Your entries have not been saved", "응모 내용이 저장되지 않았어요"],
  [
    "errors",
    "entries-not-saved.message",
    "A problem occured while submitting the sweepstakes.",
    "경품 응모를 제출하는 중에 문제가 발생했습니다.",
  ],
  ["errors", "missing-scope.title", "Access permission required", "접근 권한이 필요해요"],
  ["errors", "not-logged-in.title", "Please log in first", "먼저 로그인해 주세요"],
  ["errors", "not-registered.title", "Registration required", "참여 등록이 필요해요"],
  ["errors", "not-registered.action", "Register", "등록하기"],
  ["dialogs", "tier-upgrade.thanks", "Thanks", "고마워요"],
  ["dialogs", "tier-upgrade.close", "Close", "닫기"],
  [
    "game",
    "face.too-small.message",
    "Please increase your browser screen size to ensure smooth event progress.",
    "원활한 이벤트 진행을 위해 브라우저 화면 크기를 키워 주세요.",
  ],
])("%s %s is worded as agreed", (feature, key, english, korean) => {
  expect(said("en", feature, key)).toBe(english);
  expect(said("ko", feature, key)).toBe(korean);
});
