import { ITEMS } from "@diamond-valley/schemas/story/items.ts";
import type { TokensView } from "@diamond-valley/schemas/story/puzzles/tokens.ts";
import type { Text } from "../../../core/texts/texts.ts";

export type Token = TokensView["tokens"][number];

const itemOf = ({ id }: Token) => ITEMS.find(({ slug }) => slug === id);

/** The name of a token: its own, that of the thing that it is, or its id, as a digit of a dial. */
export function tokenName(text: Text, token: Token): string {
  if (token.text !== undefined) return text(token.text);
  return itemOf(token) ? text(`quest-items:${token.id}.name`) : token.id;
}

/** How a token is drawn, as maps name it; null for one that is its name. */
export const tokenDrawing = (token: Token): string | null => token.drawing ?? itemOf(token)?.drawing ?? null;
