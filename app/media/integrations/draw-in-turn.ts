let previous: Promise<unknown> = Promise.resolve()

/** Draws one picture at a time in this process, since the largest takes 200 MB meanwhile. Others wait for their turn. */
export function drawInTurn<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> {
  const drawing = previous.then(draw)
  previous = drawing.catch(() => null)
  return drawing
}
