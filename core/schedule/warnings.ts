import { DAY_MS, HOUR_MS } from '../shared/time.ts'

/** Texts as alike as this (0 to 1) count as the same. */
export const SAME_TEXT = 0.8
/** How near two posts on one platform may come before we say so. */
export const CLASH_MS = HOUR_MS
/** How long a reader remembers a text. */
export const DUPLICATE_MS = 30 * DAY_MS

export interface ScheduledText {
  readonly id: string
  readonly title: string
  readonly platform: string
  readonly scheduledFor: Date
  readonly body: string
}

export interface ScheduleWarning {
  readonly kind: 'clash' | 'duplicate'
  readonly id: string
  readonly title: string
  readonly at: Date
}

/**
 * What a founder should know before scheduling a text at an instant: posts on the same platform within an hour, and the
 * same or nearly the same text within 30 days either way. The nearest of each kind first, at most three.
 */
export function scheduleWarnings(
  post: {
    readonly platform: string
    readonly at: Date
    readonly body: string
    readonly id?: string | null
  },
  others: readonly ScheduledText[],
): ScheduleWarning[] {
  const words = shingles(post.body)
  const distance = (other: ScheduledText) => Math.abs(other.scheduledFor.getTime() - post.at.getTime())
  const near = others
    .filter(other => other.id !== post.id && distance(other) <= DUPLICATE_MS)
    .toSorted((a, b) => distance(a) - distance(b))
  const warn = (kind: ScheduleWarning['kind']) => (other: ScheduledText) => ({
    kind,
    id: other.id,
    title: other.title,
    at: other.scheduledFor,
  })
  const clashes = near.filter(other => other.platform === post.platform && distance(other) < CLASH_MS)
  const duplicates = near.filter(other => likeness(words, shingles(other.body)) >= SAME_TEXT)
  return [
    ...clashes.slice(0, 3).map(warn('clash')),
    ...duplicates
      .filter(other => other.platform === post.platform)
      .slice(0, 3)
      .map(warn('duplicate')),
  ]
}

/** How alike two texts are, 0 to 1: the share of three-word runs they have in common, case and marks aside. */
export function textLikeness(one: string, other: string): number {
  return likeness(shingles(one), shingles(other))
}

/** The share of runs that two texts have in common, 0 to 1; of `shingles`, for many texts that are each read once. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const run of one) if (other.has(run)) shared++
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}

/** The three-word runs of a text, case and marks aside. */
export function shingles(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < 3) return new Set(words.length > 0 ? [words.join(' ')] : [])
  return new Set(words.slice(0, -2).map((word, i) => `${word} ${words[i + 1]} ${words[i + 2]}`))
}
