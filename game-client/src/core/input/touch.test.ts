import { expect, test } from "vitest";
import { isMobile } from "./touch.ts";

const DESKTOP =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
const PHONE =
  "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36";
const TABLET =
  "Mozilla/5.0 (Linux; Android 16; SM-X920) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1";

test.each([
  ["a phone held upright", 412, 915, PHONE, true],
  ["a phone on its side", 915, 412, PHONE, true],
  ["an iPhone", 393, 852, IPHONE, true],
  ["a large tablet, by its name alone", 1848, 2960, TABLET, true],
  ["a small screen without a mobile name", 1024, 767, DESKTOP, true],
  ["a screen of 768, lying", 1024, 768, DESKTOP, false],
  ["a screen of 768, standing", 768, 1024, DESKTOP, false],
  ["a desktop", 1920, 1080, DESKTOP, false],
])("%s (%i×%i)", (_, width, height, userAgent, mobile) => {
  expect(isMobile({ width, height, userAgent })).toBe(mobile);
});
