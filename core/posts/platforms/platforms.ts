/** Where a post can go; what is stored is the id. */
export const PLATFORM_IDS = [
  'instagram',
  'facebook',
  'linkedin',
  'twitter',
  'tiktok',
  'mastodon',
  'bluesky',
  'threads',
  'newsletter',
  'blog',
] as const
export type PlatformId = (typeof PLATFORM_IDS)[number]

export interface Platform {
  readonly id: PlatformId
  readonly name: string
  /** The most characters a text may have there, as `countFor` counts them. */
  readonly limit: number
  /** A link counts as this many characters however long it is; null when it counts as written. */
  readonly linkLength: number | null
  /**
   * graphemes: characters as a reader counts them. weighted: X's rule, in which emoji and most scripts beyond Europe's
   * count double. emoji_bytes: as a reader counts, but an emoji as its bytes of UTF-8. units: as UTF-16 stores them.
   */
  readonly counting: 'graphemes' | 'weighted' | 'emoji_bytes' | 'units'
  /**
   * Bytes of UTF-8 that make up a character at most, taken over the whole text: one with more (many emoji of several)
   * counts for as many characters as its bytes fill. Null where only characters count.
   */
  readonly bytesPerCharacter: number | null
  /** How many hashtags a draft of ours carries there. */
  readonly hashtags: number
  /** Whether a title is shown with the text. */
  readonly titled: boolean
}

/** Our own cap on a body; where a network allows more or has no limit, this one holds. */
export const BODY_LIMIT = 10_000

const SHORT_LINK = 23

function platform(id: PlatformId, name: string, limit: number, over: Partial<Platform> = {}): Platform {
  return {
    id,
    name,
    limit,
    linkLength: null,
    counting: 'graphemes',
    bytesPerCharacter: null,
    hashtags: 0,
    titled: false,
    ...over,
  }
}

/** Every platform with its limits, as the networks publish them. */
export const PLATFORMS: Readonly<Record<PlatformId, Platform>> = {
  instagram: platform('instagram', 'Instagram', 2200, { hashtags: 3 }),
  facebook: platform('facebook', 'Facebook', BODY_LIMIT),
  linkedin: platform('linkedin', 'LinkedIn', 3000),
  twitter: platform('twitter', 'Twitter', 280, { linkLength: SHORT_LINK, counting: 'weighted' }),
  tiktok: platform('tiktok', 'TikTok', 2200, { hashtags: 3, counting: 'units' }),
  mastodon: platform('mastodon', 'Mastodon', 500, { linkLength: SHORT_LINK, hashtags: 1 }),
  bluesky: platform('bluesky', 'Bluesky', 300, { bytesPerCharacter: 10 }),
  threads: platform('threads', 'Threads', 500, { counting: 'emoji_bytes' }),
  newsletter: platform('newsletter', 'Newsletter', BODY_LIMIT, { titled: true }),
  blog: platform('blog', 'Blog', BODY_LIMIT, { titled: true }),
}

const NAMES: ReadonlyMap<string, PlatformId> = new Map([
  ...PLATFORM_IDS.map((id): [string, PlatformId] => [id, id]),
  ['x', 'twitter'],
])

/** The platform behind an id or a name in any case; `x` is Twitter; anything else null. */
export function readPlatform(input: unknown): PlatformId | null {
  if (typeof input !== 'string') return null
  return NAMES.get(input.toLowerCase().replace(/\s+/g, '')) ?? null
}

/** What the platform behind an id is called; one that is none of ours counts as a blog. */
export function platformName(platform: string): string {
  return PLATFORMS[readPlatform(platform) ?? 'blog'].name
}

/** The platform of an id; an unknown one counts as the blog, which has only our own cap. */
export function platformOf(id: PlatformId): Platform {
  return PLATFORMS[PLATFORM_IDS.find(name => name === id) ?? 'blog']
}
