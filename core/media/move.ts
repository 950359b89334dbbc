/**
 * The order of pictures after one was moved a place towards the start or the end. At its end, or when it is not among
 * them, the order stays.
 */
export function moveOne(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  const moved = [...ids]
  const other = moved[to]
  if (from < 0 || other === undefined) return moved
  moved[from] = other
  moved[to] = id
  return moved
}
