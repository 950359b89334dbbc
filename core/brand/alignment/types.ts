/** The four dimensions of a brand that a text is measured on. */
export const DIMENSIONS = ['voice', 'values', 'audience', 'emotion'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** Whether a place speaks for its dimension or against it. */
export type MatchEffect = 'raises' | 'lowers'

/** One place of the text that moved a dimension: `text.slice(start, end)`, and why in a short phrase. */
export interface AlignmentMatch {
  readonly dimension: Dimension
  readonly effect: MatchEffect
  /** Index of the first character (UTF-16 code unit). */
  readonly start: number
  /** Index after the last character. */
  readonly end: number
  /** A fragment such as `your value “plain language”`. */
  readonly why: string
}

/** What speaks against a text as a whole: that it is no prose, says the opposite, or wounds the people it is for. */
export type ConcernKind = 'list' | 'jumbled' | 'repeated' | 'denied' | 'cruel' | 'promotion'

/** One place that keeps the score down: `text.slice(start, end)`, and why in a sentence. */
export interface AlignmentConcern {
  readonly kind: ConcernKind
  /** A sentence such as `This reads like a list of words, not a post.` */
  readonly why: string
  /** Index of the first character (UTF-16 code unit). */
  readonly start: number
  /** Index after the last character. */
  readonly end: number
}

/** Whether a text can be measured at all (`told`), or why its numbers say nothing. */
export type Certainty = 'told' | 'too_little' | 'other_language' | 'no_foundation'

/** How well a text sounds like the brand: integers 30 to 100, 50 where nothing can be said. */
export interface ContentAlignment {
  readonly voice: number
  readonly values: number
  readonly audience: number
  readonly emotion: number
  /** Rounded mean of the four. */
  readonly overall: number
  /** What to do about each dimension below 60; at most six sentences. */
  readonly suggestions: readonly string[]
  readonly matches: readonly AlignmentMatch[]
  /** What keeps the whole down, in text order; at most six. Empty for most texts. */
  readonly concerns: readonly AlignmentConcern[]
  /** Of these the foundation says nothing: their 50 is not to be shown. */
  readonly unrated: readonly Dimension[]
  /** Where this is not `told`, the numbers are not to be shown or counted. */
  readonly certainty: Certainty
}
