/** What may be sent as a picture, and how it is kept. */
export const MEDIA_LIMITS = {
  /** Bytes of one file. */
  fileBytes: 10_000_000,
  /** Bytes of all files that are sent at once. */
  pressBytes: 20_000_000,
  /** Pixels of one picture before it is unfolded; at four bytes each that is 200 MB. */
  pixels: 50_000_000,
  /** The longest side that is kept, in pixels. */
  side: 4096,
  /** Pictures of one post or story: as many as the most generous platform shows. */
  perPlace: 20,
  alt: 1500,
} as const

/** What may be sent as a video. */
export const VIDEO_LIMITS = {
  /** Bytes of the file. */
  bytes: 100_000_000,
  /** Milliseconds, shortest and longest. */
  durationMs: [1000, 180_000],
  /** The longest side, in pixels. */
  side: 4096,
} as const

/** What may be sent as a recording of what somebody says. */
export const VOICE_LIMITS = {
  /** Bytes of the file. */
  bytes: 10_000_000,
  /** Milliseconds, shortest and longest. */
  durationMs: [500, 300_000],
  /** Recordings of one story. */
  perStory: 10,
} as const

const PLACES = { post: true, story: true }

/** What a picture belongs to. */
export type MediaPlace = keyof typeof PLACES

/** Whether an address names one of the two. */
export function isMediaPlace(input: unknown): input is MediaPlace {
  return typeof input === 'string' && Object.hasOwn(PLACES, input)
}
