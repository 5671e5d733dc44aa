/** Decimals that are kept: a hundredth of a unit is a sixtieth of a px in the largest icon that is shown. */
const DECIMALS = 2;

const NUMBER = /\s*,?\s*(-?\d*\.?\d+(?:e-?\d+)?)/y;
const FLAG = /\s*,?\s*([01])/y;
/** Which of an arc's seven numbers are flags, which may stand without a blank. */
const isFlag = (command: string, index: number): boolean =>
  /a/i.test(command) && (index % 7 === 3 || index % 7 === 4);

const rounded = (text: string): string =>
  String(Number(Number(text).toFixed(DECIMALS))).replace(/^(-?)0\./, "$1.");

/** The same path with coordinates of two decimals, and no blank that it can do without. Throws where it can't be read. */
export function shortenPath(d: string): string {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)]
    .map(([, command = "", rest = ""]) => command + joined(numbersIn(command, rest)))
    .join("");
}

function numbersIn(command: string, text: string): string[] {
  const numbers: string[] = [];
  for (let at = 0; text.slice(at).trim() !== ""; ) {
    const pattern = isFlag(command, numbers.length) ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) throw new Error(`no number in "${text.slice(at)}" of ${command}${text}`);
    numbers.push(rounded(found[1] ?? ""));
    at = pattern.lastIndex;
  }
  return numbers;
}

/** A blank goes where the next number would be read as part of the one before. */
function joined(numbers: readonly string[]): string {
  return numbers.reduce((text, number, index) => {
    const before = numbers[index - 1] ?? "-";
    const isApart = index === 0 || number.startsWith("-") || (number.startsWith(".") && before.includes("."));
    return text + (isApart ? "" : " ") + number;
  }, "");
}
