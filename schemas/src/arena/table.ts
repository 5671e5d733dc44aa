/**
 * Rows of whole numbers, a column for each field: `table.x[row]`. All tables of a world lie in one block of memory, so
 * that a snapshot, a copy or a checksum of that block can't forget a field.
 */
export type Table<Field extends string> = { readonly [Name in Field]: Int32Array } & {
  readonly capacity: number;
  readonly columns: readonly Int32Array[];
};

/** A table whose rows are free (`kind` 0) or taken. Free rows are all 0: equal worlds are equal in every word. */
export type SlotTable = Table<"kind">;

/** Lays a table over `memory`, from the word `offset` on. */
export function tableAt<Field extends string>(
  memory: Int32Array,
  offset: number,
  fields: readonly Field[],
  capacity: number,
): Table<Field> {
  const columns = fields.map((_, index) =>
    memory.subarray(offset + index * capacity, offset + (index + 1) * capacity),
  );
  const named = Object.fromEntries(fields.map((field, index) => [field, columns[index]]));
  return { ...named, capacity, columns } as unknown as Table<Field>;
}

/** Takes the first free row for a `kind` above 0; -1 where all are taken. */
export function takeSlot(table: SlotTable, kind: number): number {
  const slot = table.kind.indexOf(0);
  if (slot >= 0) table.kind[slot] = kind;
  return slot;
}

/** Frees a row. */
export function freeSlot(table: SlotTable, slot: number): void {
  for (const column of table.columns) column[slot] = 0;
}

/** How many rows are taken. */
export function countTaken(table: SlotTable): number {
  let taken = 0;
  for (const kind of table.kind) if (kind !== 0) taken += 1;
  return taken;
}
