/** The row of number keys and the two beside it, one for each phrase: by their place on the keyboard, and as they are shown. */
export const PHRASE_KEYS: readonly { readonly code: string; readonly shown: string }[] = [
  ...Array.from("1234567890", (shown) => ({ code: `Digit${shown}`, shown })),
  { code: "Minus", shown: "-" },
  { code: "Equal", shown: "=" },
];
