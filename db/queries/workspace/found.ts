/** What a search found of one kind: the closest, and how many there are. */
export interface Found<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** Splits the total, which each row carries, from the rows. */
export function foundOf<Row extends { readonly total: number }>(
  counted: readonly Row[],
): Found<Omit<Row, 'total'>> {
  const rows = counted.map(({ total: _total, ...row }) => row)
  return { rows, total: counted[0]?.total ?? 0 }
}
