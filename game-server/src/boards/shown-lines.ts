import type { Ranked } from "./reading.ts";

/** The names that players have now. */
export interface Names {
  byId(account: string): Promise<{ nickname: string } | null | undefined>;
}

/** What any board shows of a line. `own`: it is that of whoever looks. */
export interface ShownLine {
  rank: number;
  name: string;
  own: boolean;
}

/** Lines as `account` sees them: rank and name, and what the board adds by `more`. Whoever is being deleted is shown no more. */
export async function showLines<Line extends { _id: string }, More extends object>(
  ranked: readonly Ranked<Line>[],
  { account, accounts }: { readonly account: string; readonly accounts: Names },
  more: (line: Line) => More,
): Promise<(ShownLine & More)[]> {
  const players = await Promise.all(ranked.map(([{ _id }]) => accounts.byId(_id)));
  return ranked.flatMap(([line, rank], index) => {
    const name = players[index]?.nickname;
    return name === undefined ? [] : [{ rank, name, own: line._id === account, ...more(line) }];
  });
}
