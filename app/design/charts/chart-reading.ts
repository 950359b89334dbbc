/** Something in a picture that can be read: where it stands, in percent from the left and from the top, and what it says. */
export interface ReadingPoint {
  readonly x: number
  /** Left out where only the place from left to right counts. */
  readonly y?: number
  readonly text: string
  /** The days it stands for, `YYYY-MM-DD`, where a period can be chosen. */
  readonly days?: { readonly from: string; readonly to: string }
}

/** The place in the list of the point nearest to a place in the picture; the first of several, −1 where there are none. */
export function nearestPoint(points: readonly ReadingPoint[], place: { x: number; y: number }): number {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY]
  for (const [at, { x, y }] of points.entries()) {
    const distance = (x - place.x) ** 2 + (y === undefined ? 0 : (y - place.y) ** 2)
    if (distance < least) [nearest, least] = [at, distance]
  }
  return nearest
}

/** Where a key leads from a point; null for a key that leads nowhere. From none, each leads to the last one. */
export function stepTo(key: string, at: number | null, count: number): number | null {
  const last = count - 1
  switch (key) {
    case 'ArrowLeft':
      return at === null ? last : Math.max(0, at - 1)
    case 'ArrowRight':
      return at === null ? last : Math.min(last, at + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

/** The days from one point to another, in either order; null where one has no days. */
export function daysBetween(
  points: readonly ReadingPoint[],
  one: number,
  other: number,
): { from: string; to: string } | null {
  const [first, last] = [points[Math.min(one, other)]?.days, points[Math.max(one, other)]?.days]
  return first && last ? { from: first.from, to: last.to } : null
}
