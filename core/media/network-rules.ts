import { PLATFORMS, type PlatformId } from '../posts/platforms/platforms.ts'

/** What a platform takes of pictures. Null means that it publishes no such limit. */
export interface PictureRule {
  /** The most pictures of one post. */
  readonly count: number
  /** Width over height, narrowest and widest; null where any shape is taken. */
  readonly ratio: readonly [number, number] | null
  /** Bytes of one picture. */
  readonly bytes: number | null
  /** Pixels across: fewer look blurred there, more are of no use. */
  readonly width: readonly [number, number] | null
  /** Pixels of the longest side. */
  readonly side: number | null
  /** Pixels of one picture, width by height. */
  readonly pixels: number | null
  /** Whether it takes PNG beside JPEG. */
  readonly takesPng: boolean
}

const ANYTHING: PictureRule = {
  count: 20,
  ratio: null,
  bytes: null,
  width: null,
  side: null,
  pixels: null,
  takesPng: true,
}

const rule = (own: Partial<PictureRule>): PictureRule => ({ ...ANYTHING, ...own })

/** What each platform takes, as it publishes it; Facebook names its bytes as a recommendation. */
export const PICTURE_RULES: Readonly<Record<PlatformId, PictureRule>> = {
  instagram: rule({ count: 10, ratio: [4 / 5, 1.91], bytes: 8e6, width: [320, 1440], takesPng: false }),
  facebook: rule({ count: 10, bytes: 4e6 }),
  linkedin: rule({ pixels: 36_152_320 }),
  twitter: rule({ count: 4, bytes: 5e6, side: 8192 }),
  tiktok: rule({ bytes: 20e6, width: [1, 1080], side: 1920, takesPng: false }),
  mastodon: rule({ count: 4, bytes: 16_777_216, pixels: 33_177_600 }),
  bluesky: rule({ count: 4, bytes: 2e6 }),
  threads: rule({ ratio: [1 / 10, 10], bytes: 8e6, width: [320, 1440] }),
  newsletter: ANYTHING,
  blog: ANYTHING,
}

/** Room for rounding whole pixels. */
const TOLERANCE = 0.005

interface Sized {
  readonly width: number
  readonly height: number
}

/** Whether a picture is taller or wider than a rule allows; null when its shape is fine, or no size is known. */
export function shapeProblem({ ratio }: PictureRule, { width, height }: Sized): 'tall' | 'wide' | null {
  if (!ratio || !(width > 0 && height > 0)) return null
  const shape = width / height
  if (shape < ratio[0] - TOLERANCE) return 'tall'
  return shape > ratio[1] + TOLERANCE ? 'wide' : null
}

/** What is said of a post's pictures before it is published somewhere. */
export interface PictureFindings {
  /** What cannot be published there, in plain words. */
  readonly problems: readonly string[]
  /** What is published, but cut, blurred or without words; in plain words with the picture's number. */
  readonly notes: readonly string[]
}

/** Platforms whose posts show something. */
const NEEDS_MEDIA: ReadonlySet<PlatformId> = new Set<PlatformId>(['instagram', 'tiktok'])

/** What one account's own server takes, where it said so. */
export interface ServerLimits {
  readonly name: string
  readonly count: number
  /** 0 where it takes no descriptions: it is published without. */
  readonly altCharacters: number
  /** Bytes of a video; 0 where it takes none of ours. */
  readonly videoBytes?: number | undefined
}

/**
 * What a platform would refuse of a post's pictures, and what it, or we for it, would change. `limits` are those of one
 * account's own server, where it named some.
 */
export function checkPictures(
  platform: PlatformId,
  pictures: readonly (Sized & { readonly alt: string })[],
  limits: ServerLimits | null = null,
): PictureFindings {
  const rules = PICTURE_RULES[platform]
  const name = limits?.name ?? PLATFORMS[platform].name
  const count = limits?.count ?? rules.count
  const problems: string[] = []
  const notes: string[] = []
  if (pictures.length > count) {
    const shown = count === 1 ? '1 picture' : `${count} pictures`
    problems.push(
      `${name} shows ${shown}, and this post has ${pictures.length}. Remove ${pictures.length - count}.`,
    )
  }
  if (NEEDS_MEDIA.has(platform) && pictures.length === 0)
    problems.push(
      `${PLATFORMS[platform].name} publishes no post without a picture or a video. Add one, or make one from a quote.`,
    )
  pictures.slice(0, count).forEach((picture, place) => {
    const label = `Picture ${place + 1}`
    const shape = shapeProblem(rules, picture)
    if (shape)
      notes.push(
        `${label} is too ${shape} for ${name}. We’ll crop it around the point that must stay in sight.`,
      )
    if (rules.width && picture.width < rules.width[0])
      notes.push(`${label} is small for ${name} and may look blurred there.`)
    if (picture.alt === '') notes.push(`${label} has no description yet.`)
    if (limits && limits.altCharacters > 0 && picture.alt.length > limits.altCharacters)
      problems.push(
        `The description of picture ${place + 1} has ${picture.alt.length} characters, and ${name} takes ${limits.altCharacters}. Shorten it.`,
      )
  })
  return { problems, notes }
}
