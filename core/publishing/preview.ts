import { countFor } from '../posts/platforms/count.ts'
import type { PlatformId } from '../posts/platforms/platforms.ts'
import { countHashtags, MOST_INSTAGRAM_HASHTAGS } from './instagram/hashtags.ts'
import { splitThread } from './thread.ts'
import { countThreadsLinks, MOST_THREADS_LINKS } from './threads/links.ts'

/** How a text goes to one account. */
export interface TextRule {
  /** What its server takes in one post, as `countFor` counts. */
  readonly limit: number
  /** Whether what is too long for one post becomes several. */
  readonly asThread: boolean
}

/** Why a network would refuse a text. */
export type TextProblem =
  | { readonly kind: 'too_long'; readonly limit: number; readonly length: number }
  | { readonly kind: 'links' | 'hashtags'; readonly limit: number; readonly count: number }

/** A text as one account would publish it. */
export interface TextPreview {
  /** The posts, each with its characters as the network counts them; none for an empty text. */
  readonly parts: readonly { readonly text: string; readonly length: number }[]
  readonly problem: TextProblem | null
}

/**
 * The posts that a text becomes at an account: one, or those of a thread where it is too long for one. A text that no thread
 * can hold stays one post.
 */
export function postsOf(platform: PlatformId, text: string, { limit, asThread }: TextRule): string[] {
  const count = (part: string) => countFor(platform, part)
  return (asThread ? splitThread(text, { limit, count }) : null) ?? [text]
}

/** The posts that a text becomes at an account, and what its network would refuse of them. */
export function previewText(platform: PlatformId, text: string, rule: TextRule): TextPreview {
  const whole = text.trim()
  if (whole === '') return { parts: [], problem: null }
  const parts = postsOf(platform, whole, rule).map(part => ({ text: part, length: countFor(platform, part) }))
  const longest = Math.max(...parts.map(({ length }) => length))
  if (longest > rule.limit)
    return { parts, problem: { kind: 'too_long', limit: rule.limit, length: longest } }
  return { parts, problem: mostOf(platform, parts) }
}

/** What one of these posts has more of than its network takes; null when that is nothing. */
function mostOf(platform: PlatformId, parts: TextPreview['parts']): TextProblem | null {
  const most = (count: (text: string) => number) => Math.max(...parts.map(({ text }) => count(text)))
  if (platform === 'threads') {
    const count = most(countThreadsLinks)
    if (count > MOST_THREADS_LINKS) return { kind: 'links', limit: MOST_THREADS_LINKS, count }
  }
  if (platform === 'instagram') {
    const count = most(countHashtags)
    if (count > MOST_INSTAGRAM_HASHTAGS) return { kind: 'hashtags', limit: MOST_INSTAGRAM_HASHTAGS, count }
  }
  return null
}
