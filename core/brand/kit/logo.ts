/** The longest sides of a logo as it is kept, in pixels; and of one that arrives, with the most bytes of it. */
export const LOGO_LIMITS = { width: 640, height: 240, bytes: 900_000, side: 4096 } as const

/** On which ground a logo can be seen: on `any` because it brings its own. */
export const LOGO_GROUNDS = ['any', 'light', 'dark'] as const
export type LogoGround = (typeof LOGO_GROUNDS)[number]

/** A logo as it is kept: a PNG. */
export interface Logo {
  readonly image: Uint8Array
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly ground: LogoGround
}

/** Below this share of clear pixels (0 to 1) a picture brings its own ground. */
const CLEAR = 0.02

/**
 * The ground on which a picture can be seen, by its pixels as red, green, blue and opacity, 0 to 255 each: one with clear
 * parts that is mostly dark stands on light ground, else on dark.
 */
export function groundOfLogo(pixels: Uint8Array): LogoGround {
  let [opacity, light] = [0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4)
    opacity += alpha
    light += alpha * (0.299 * r + 0.587 * g + 0.114 * b)
  }
  const most = (pixels.length / 4) * 255
  if (most === 0 || opacity >= most * (1 - CLEAR)) return 'any'
  return opacity === 0 || light / opacity < 150 ? 'light' : 'dark'
}
