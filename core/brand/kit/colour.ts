/** A colour as `#rrggbb`, in small letters. */
export type Hex = `#${string}`

const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/
const LONG = /^#?([0-9a-f]{6})$/

/** The colour that somebody typed, with three or six digits, with or without `#`; null when it is none. */
export function readColour(typed: string): Hex | null {
  const text = typed.trim().toLowerCase()
  const short = SHORT.exec(text)
  if (short)
    return `#${short
      .slice(1)
      .map(digit => digit + digit)
      .join('')}`
  const long = LONG.exec(text)
  return long ? `#${long[1]}` : null
}

const channelsOf = (colour: Hex) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** WCAG 2.2 relative luminance, 0 to 1. */
function luminance(colour: Hex): number {
  const [r = 0, g = 0, b = 0] = channelsOf(colour).map(value => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrastOf(one: Hex, other: Hex): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** `share` (0 to 1) of one colour over another, as screens mix them. */
export function mixOf(over: Hex, under: Hex, share: number): Hex {
  const grounds = channelsOf(under)
  const mixed = channelsOf(over).map((value, at) => {
    const ground = grounds[at] ?? 0
    return Math.round(ground + (value - ground) * share)
  })
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

const WHITE = '#ffffff'
const BLACK = '#000000'

/** Black or white, whichever is easier to read on a colour: at least 4.58 to 1, whatever the colour. */
export function textOn(colour: Hex): Hex {
  return contrastOf(WHITE, colour) >= contrastOf(BLACK, colour) ? WHITE : BLACK
}

/** The least contrast at which text can be read (WCAG AA). */
export const READABLE = 4.5
const STEPS = 64

/**
 * The colour, or the shade of it nearest to it, that can be read on every one of these grounds (4.5 to 1). The grounds are
 * all light or all dark.
 */
export function readableOn(colour: Hex, grounds: readonly Hex[]): Hex {
  const end = textOn(grounds[0] ?? WHITE)
  for (let step = 0; step < STEPS; step++) {
    const shade = mixOf(end, colour, step / STEPS)
    if (grounds.every(ground => contrastOf(shade, ground) >= READABLE)) return shade
  }
  return end
}
