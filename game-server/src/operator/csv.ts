/** What a spreadsheet would take for a formula begins so. */
const FORMULA = /^[=+\-@\t\r]/;

/** One value of a comma-separated file (RFC 4180), which no spreadsheet takes for a formula. */
export function csvValue(value: string): string {
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A line of a comma-separated file. */
export const csvLine = (values: readonly string[]): string => `${values.map(csvValue).join(",")}\r\n`;
