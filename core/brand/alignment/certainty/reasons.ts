import type { Certainty } from '../types.ts'

/** What is said in the place of a score, by why there is none. */
export const UNTOLD_REASONS: Readonly<Record<Exclude<Certainty, 'told'>, string>> = {
  too_little: 'We can’t tell yet: this is too short to score. Write at least 8 words.',
  other_language: 'We can’t tell: this is in another language than your brand foundation.',
  no_foundation: 'We can’t tell: there’s nothing in your brand foundation to compare this with yet.',
}
