/** What must stay in sight when a picture is cut: hundredths from the left and from the top. */
export interface Focus {
  readonly x: number
  readonly y: number
}

export const CENTRE: Focus = { x: 50, y: 50 }

const ACROSS = [
  [0, 'left'],
  [50, 'centre'],
  [100, 'right'],
] as const
const DOWN = [
  [0, 'Top'],
  [50, 'Middle'],
  [100, 'Bottom'],
] as const

/** The nine places that can be chosen without a script, row by row. */
export const FOCUS_PLACES = DOWN.flatMap(([y, row]) =>
  ACROSS.map(([x, column]) => ({ value: `${x},${y}`, label: `${row} ${column}` })),
)

/** Reads `x,y` in whole hundredths; anything else is the centre. */
export function readFocus(input: unknown): Focus {
  const found = typeof input === 'string' ? /^(\d{1,3}),(\d{1,3})$/.exec(input) : null
  if (!found) return CENTRE
  const [x, y] = [Number(found[1]), Number(found[2])]
  return x <= 100 && y <= 100 ? { x, y } : CENTRE
}
