/** A post by its score and by how its responses stand among the others. */
export interface PaysPoint {
  readonly overall: number
  /** In percent. */
  readonly standing: number
  readonly responses: number
  readonly title: string
  /** Null of those that only stand in the picture. */
  readonly id: string | null
}

/** A post as a page is sent it: what has a name in each of hundreds would be sent with hundreds of names. */
export type PackedPoint = readonly [
  overall: number,
  standing: number,
  responses: number,
  title: string,
  id?: string,
]

/** As many as somebody reads in a table; all of them are behind “See the posts”. */
export const MOST_ROWS = 20
/** As much of a title as is read in a picture. */
const TITLE_LENGTH = 40

/** The posts, the highest score first, as they are sent: the first with what their row of the table says. */
export function packPoints(points: readonly (PaysPoint & { readonly id: string })[]): PackedPoint[] {
  return points
    .toSorted((a, b) => b.overall - a.overall)
    .map(({ overall, standing, responses, title, id }, at) =>
      at < MOST_ROWS
        ? [overall, standing, responses, title, id]
        : [overall, standing, responses, title.slice(0, TITLE_LENGTH)],
    )
}

/** The same as they are shown. */
export function unpackPoints(packed: readonly PackedPoint[]): PaysPoint[] {
  return packed.map(([overall, standing, responses, title, id = null]) => ({
    ...{ overall, standing, responses, title, id },
  }))
}
