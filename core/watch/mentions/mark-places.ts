/** A piece of a text, marked or not. */
export interface MarkedPiece {
  readonly at: number
  readonly text: string
  readonly isMarked: boolean
}

/** A text cut at the edges of its marked stretches; the pieces together are the text. Stretches may lie over each other. */
export function markPlaces(
  text: string,
  places: readonly { readonly start: number; readonly end: number }[],
): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let at = 0
  const add = (end: number, isMarked: boolean) => {
    if (end > at) pieces.push({ at, text: text.slice(at, end), isMarked })
    at = Math.max(at, end)
  }
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    add(Math.min(start, text.length), false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return pieces
}
