import { PLATFORMS, type PlatformId } from '../posts/platforms/platforms.ts'
import { checkPictures, type PictureFindings, type ServerLimits } from './network-rules.ts'

/** What a platform takes of one video, as it publishes it. Null means that it publishes no such limit. */
export interface VideoRule {
  /** Seconds, shortest and longest. */
  readonly seconds: readonly [number, number] | null
  readonly bytes: number | null
  /** Width over height, narrowest and widest. */
  readonly ratio: readonly [number, number] | null
}

const ANYTHING: VideoRule = { seconds: null, bytes: null, ratio: null }

const rule = (own: Partial<VideoRule>): VideoRule => ({ ...ANYTHING, ...own })

/** Mastodon's is what its software comes with; each server may say otherwise. */
export const VIDEO_RULES: Readonly<Record<PlatformId, VideoRule>> = {
  instagram: rule({ seconds: [3, 900], bytes: 300e6, ratio: [0.01, 10] }),
  facebook: rule({ bytes: 10e9 }),
  linkedin: rule({ seconds: [3, 1800], bytes: 500e6, ratio: [1 / 2.4, 2.4] }),
  twitter: rule({ seconds: [0.5, 140], bytes: 512e6, ratio: [1 / 3, 3] }),
  tiktok: rule({ seconds: [3, 600], bytes: 4e9 }),
  mastodon: rule({ bytes: 103_809_024 }),
  bluesky: rule({ seconds: [0, 180], bytes: 100e6 }),
  threads: rule({ seconds: [0, 300], bytes: 1e9, ratio: [0.01, 10] }),
  newsletter: ANYTHING,
  blog: ANYTHING,
}

/** A picture or video, as far as rules look at it. */
export interface CheckedMedia {
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly alt: string
  /** Milliseconds of a video; null for a picture. */
  readonly durationMs: number | null
}

/**
 * What a platform would refuse of what a post shows, and what it, or we for it, would change: of its one video, else of
 * its pictures. `limits` are those of one account's own server, where it named some.
 */
export function checkMedia(
  platform: PlatformId,
  media: readonly CheckedMedia[],
  limits: ServerLimits | null = null,
): PictureFindings {
  const video = media.find(({ durationMs }) => durationMs !== null)
  return video ? checkVideo(platform, video, limits) : checkPictures(platform, media, limits)
}

function checkVideo(
  platform: PlatformId,
  { width, height, bytes, alt, durationMs }: CheckedMedia,
  limits: ServerLimits | null,
): PictureFindings {
  const rules = VIDEO_RULES[platform]
  const name = limits?.name ?? PLATFORMS[platform].name
  const seconds = (durationMs ?? 0) / 1000
  const most = limits?.videoBytes ?? rules.bytes
  const shape = height > 0 ? width / height : 1
  const problems: string[] = []
  if (most === 0) problems.push(`${name} takes no video of this kind. Remove it, or post this one yourself.`)
  else if (most !== null && bytes > most)
    problems.push(`${name} takes videos of up to ${megabytes(most)}, and this one has ${megabytes(bytes)}.`)
  if (rules.seconds && seconds < rules.seconds[0])
    problems.push(`${name} takes videos from ${inWords(rules.seconds[0])}, and this one is shorter.`)
  if (rules.seconds && seconds > rules.seconds[1])
    problems.push(`${name} takes videos of up to ${inWords(rules.seconds[1])}, and this one is longer.`)
  if (rules.ratio && (shape < rules.ratio[0] || shape > rules.ratio[1]))
    problems.push(`This video is too ${shape < 1 ? 'tall' : 'wide'} for ${name}.`)
  return { problems, notes: alt === '' ? ['The video has no description yet.'] : [] }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}

function inWords(seconds: number): string {
  return seconds < 120 || seconds % 60 > 0 ? `${seconds} seconds` : `${seconds / 60} minutes`
}
