import { DAY_MS, SECOND_MS } from '../shared/time.ts'

/** Why something that came in is taken for spam. */
export const SPAM_REASONS = ['no_stamp', 'too_quick', 'trap', 'many_links', 'repeated', 'too_many'] as const
export type SpamReason = (typeof SPAM_REASONS)[number]

/** A person takes at least so long from opening a form to sending it, and is asked to send again after so long. */
export const PACE = { leastMs: 3 * SECOND_MS, mostMs: DAY_MS } as const
/** More addresses than this in one message are spam. */
export const LINKS_MOST = 3
/** The same text from this many other emails within a day is spam. */
export const REPEATS_MOST = 2
/** A shorter text is often the same without anybody copying it, in letters and digits. */
const REPEATED_LEAST = 20

/** What is known of something that came in. */
export interface SpamSigns {
  /** Between the opening of the form and its sending, in milliseconds; null without a stamp that we signed. */
  readonly ageMs: number | null
  /** What stands in the field that no person sees. */
  readonly trap: string
  /** Everything that was written freely. */
  readonly texts: readonly string[]
  /** Other emails that sent the same text within a day. */
  readonly repeats: number
}

/**
 * Every reason to take something that came in for spam; none for what a person sent. A stamp older than a day is none:
 * whoever left the page open is asked to send again.
 */
export function spamReasons({ ageMs, trap, texts, repeats }: SpamSigns): SpamReason[] {
  const reasons: SpamReason[] = []
  if (ageMs === null) reasons.push('no_stamp')
  else if (ageMs < PACE.leastMs) reasons.push('too_quick')
  if (trap !== '') reasons.push('trap')
  if (countLinks(texts) > LINKS_MOST) reasons.push('many_links')
  if (repeats >= REPEATS_MOST && comparedText(texts).length >= REPEATED_LEAST) reasons.push('repeated')
  return reasons
}

/** How many web addresses stand in texts, written out or as links of a forum. */
export function countLinks(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(/https?:\/\/|\bwww\.|\[url\b|<a\s/gi)?.length ?? 0), 0)
}

/** Texts as they are compared: letters and digits in lower case, so that spacing and dashes make none different. */
export function comparedText(texts: readonly string[]): string {
  return texts
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
