import { PLATFORMS, type PlatformId } from '../posts/platforms/platforms.ts'

export interface PictureRule {
  /** The most pictures of one post. */
  readonly count: number
  /** Width over height, narrowest and widest; null where any shape is taken. */
  readonly ratio: readonly [number, number] | null
  /** The most bytes of one picture. */
  readonly bytes: number
  /** The longest side that is kept, in pixels: what is longer is made smaller there anyway. */
  readonly side: number
  /** Whether PNG is taken; JPEG always is. */
  readonly png: boolean
}

const rule = (over: Partial<PictureRule>): PictureRule => ({
  count: 20,
  ratio: null,
  bytes: 10_000_000,
  side: 4096,
  png: true,
  ...over,
})

/** What each platform takes, as it publishes it. */
export const PICTURE_RULES: Readonly<Record<PlatformId, PictureRule>> = {
  instagram: rule({ count: 10, ratio: [4 / 5, 1.91], bytes: 8_000_000, side: 1440, png: false }),
  facebook: rule({ count: 10, bytes: 4_000_000, side: 2048 }),
  linkedin: rule({ bytes: 5_000_000 }),
  twitter: rule({ count: 4, bytes: 5_000_000 }),
  tiktok: rule({ side: 1920, png: false }),
  mastodon: rule({ count: 4 }),
  bluesky: rule({ count: 4, bytes: 2_000_000 }),
  threads: rule({ bytes: 8_000_000, side: 1440 }),
  newsletter: rule({}),
  blog: rule({}),
}

/** Room for rounding whole pixels. */
const TOLERANCE = 0.005

/** What a platform would refuse or cut of a post's pictures, in order, in plain words with the picture's number. */
export function pictureProblems(
  platform: PlatformId,
  pictures: readonly { readonly width: number; readonly height: number }[],
): string[] {
  const { count, ratio } = PICTURE_RULES[platform]
  const { name } = PLATFORMS[platform]
  const problems: string[] = []
  if (pictures.length > count) {
    problems.push(
      `${name} shows ${count} pictures, and this post has ${pictures.length}. Remove ${pictures.length - count}.`,
    )
  }
  pictures.slice(0, count).forEach(({ width, height }, place) => {
    if (!ratio || !(width > 0 && height > 0)) return
    const shape = width / height
    if (shape < ratio[0] - TOLERANCE)
      problems.push(
        `Picture ${place + 1} is taller than ${name} shows. It will be cropped to 4:5 around its focus.`,
      )
    if (shape > ratio[1] + TOLERANCE)
      problems.push(
        `Picture ${place + 1} is wider than ${name} shows. It will be cropped to 1.91:1 around its focus.`,
      )
  })
  return problems
}
