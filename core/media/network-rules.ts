import { PLATFORMS, type PlatformId } from '../posts/platforms/platforms.ts'

interface PictureRule {
  /** The most pictures of one post. */
  readonly count: number
  /** Width over height, narrowest and widest; null where any shape is taken. */
  readonly ratio: readonly [number, number] | null
}

const anyShape = (count: number): PictureRule => ({ count, ratio: null })

/** What each platform takes, as it publishes it. */
export const PICTURE_RULES: Readonly<Record<PlatformId, PictureRule>> = {
  instagram: { count: 10, ratio: [4 / 5, 1.91] },
  facebook: anyShape(10),
  linkedin: anyShape(20),
  twitter: anyShape(4),
  tiktok: anyShape(20),
  mastodon: anyShape(4),
  bluesky: anyShape(4),
  threads: anyShape(20),
  newsletter: anyShape(20),
  blog: anyShape(20),
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
      problems.push(`Picture ${place + 1} is too tall for ${name}. Crop it to 4:5 or less tall.`)
    if (shape > ratio[1] + TOLERANCE)
      problems.push(`Picture ${place + 1} is too wide for ${name}. Crop it to 1.91:1 or less wide.`)
  })
  return problems
}
