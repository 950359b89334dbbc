/** The writing checks, in the order they are shown. */
export const CHECK_IDS = [
  'avoided_words',
  'uk_spelling',
  'sentence_length',
  'one_ask',
  'claim_proof',
  'ad_label',
  'sameness',
] as const
export type CheckId = (typeof CHECK_IDS)[number]

export const CHECK_TEXTS: Readonly<Record<CheckId, { readonly label: string; readonly hint: string }>> = {
  avoided_words: { label: 'Words to avoid', hint: 'Words you said your brand avoids.' },
  uk_spelling: { label: 'UK spelling', hint: 'American spellings, with the British version.' },
  sentence_length: {
    label: 'Sentence length',
    hint: 'Sentences over 25 words are hard to follow on a phone.',
  },
  one_ask: { label: 'One ask', hint: 'Ask readers for one thing, not two.' },
  claim_proof: {
    label: 'Claim without proof',
    hint: 'Claims with no number, name, quote or link.',
  },
  ad_label: { label: 'Ad label', hint: 'Paid, gifted or affiliate posts must say so at the start.' },
  sameness: {
    label: 'Sameness',
    hint: 'Overused phrases, or text too similar to a post from the last 90 days.',
  },
}

/** One thing to look at, with its place in the text; `end` is exclusive. */
export interface Finding {
  readonly check: CheckId
  readonly start: number
  readonly end: number
  /** What it is and what would help, in one or two sentences. */
  readonly message: string
  /** What may stand there instead; absent when only the writer can know. */
  readonly instead?: string
}

/** How far back one's own posts are compared, in days. */
export const SAMENESS_DAYS = 90

/** A post of one's own to compare with. */
export interface PastPost {
  readonly title: string
  readonly body: string
}
