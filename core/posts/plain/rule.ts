/** Where a rule found something in a sentence, and what stands round it. */
export interface Place {
  readonly match: RegExpExecArray
  /** The word in front, in small letters; `''` at the start or behind a mark. */
  readonly previous: string
  /** The words in front, nearest first, as far as no mark parts them; at most four. */
  readonly before: readonly string[]
  /** The word behind, in small letters; `''` at the end or before a mark. */
  readonly next: string
}

/** One way to say something worn more plainly. */
export interface PlainRule {
  /** Global and linear. */
  readonly pattern: RegExp
  /** What stands there instead, in small letters unless it is a name or an I; `''` takes it out, null leaves it. */
  readonly say: (place: Place) => string | null
  /** It only takes words out, so that it may serve for a shorter version too. */
  readonly isCut?: boolean
}

/** Case does not matter; `’` in a pattern stands for both apostrophes and a space for any white space within a line. */
export function worn(pattern: string): RegExp {
  return new RegExp(`\\b(?:${pattern.replaceAll('’', "['’]")})(?![\\p{L}\\p{N}])`, 'giu')
}
