/** How a post begins, as far as its first sentence tells. */
export const OPENINGS = ['question', 'quotation', 'how_to', 'number', 'scene', 'you', 'own'] as const
export type Opening = (typeof OPENINGS)[number]

/** What an opening is called after “posts that open with”, and what to do to write one. */
export const OPENING_TEXTS: Readonly<Record<Opening, { readonly label: string; readonly hint: string }>> = {
  question: { label: 'a question', hint: 'Open with a question.' },
  quotation: { label: 'a quotation', hint: 'Open with words that someone said.' },
  how_to: { label: 'a how-to', hint: 'Open by saying what you’ll show: “How to …” or “Three ways to …”.' },
  number: { label: 'a number', hint: 'Open with a number.' },
  scene: { label: 'a scene', hint: 'Open with a moment: when it was, and where.' },
  you: { label: 'the reader, as “you”', hint: 'Open with your reader: “You …” or “If you …”.' },
  own: { label: 'yourself, as “I” or “we”', hint: 'Open with yourself: “I …” or “We …”.' },
}

/** Characters at the beginning of a text that are looked at. */
export const OPENING_LENGTH = 300

const NUMBER_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred'
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter'
const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'

const QUOTED = /^["“‘«]/
const HOW_TO = new RegExp(
  `^(?:how (?:to|i|we|you)\\b|here[’']s how\\b|(?:\\d+|${NUMBER_WORDS}) (?:\\w+ )?(?:ways|steps|tips|things|ideas|rules|reasons)\\b|step (?:\\d|one)\\b)`,
)
const NUMBER = new RegExp(`^(?:[£$€]?\\d|(?:${NUMBER_WORDS})\\b|(?:\\S+ ){1,4}[£$€]?\\d)`)
const SCENE = new RegExp(
  [
    `^(?:yesterday|tonight|today|this (?:morning|afternoon|evening|week)|when|as (?:i|we|she|he|the)\\b|once|outside|inside|it was|there was|it[’']s (?:\\d|early|late))\\b`,
    `^(?:last|one|on|every|early|late|that) (?:on )?(?:${DAYS}|${MONTHS}|night|week|month|year|morning|afternoon|evening|day)\\b`,
    `^(?:in|back in|since) (?:${MONTHS}|\\d{4})\\b`,
    `^at (?:\\d|${NUMBER_WORDS}|noon|midnight|the)\\b`,
    `^the (?:first|last|other) (?:time|day|night|morning|week)\\b`,
    `^(?:a few |some |many |\\w+ )?(?:years?|months?|weeks?|days?) ago\\b`,
  ].join('|'),
)
const YOU = /^(?:if |when |do |are |have |can )?your?\b/
const OWN = /^(?:i|my|we|our)\b/

/**
 * How a text begins; null when its first sentence is none of these. Where several fit, the one that a reader notices
 * first counts: quoted words, then a how-to, a question, a number, a moment, and who is spoken of.
 */
export function openingOf(text: string): Opening | null {
  const start = text.slice(0, OPENING_LENGTH).replace(/^[^\p{L}\p{N}"“‘«£$€]+/u, '')
  if (QUOTED.test(start)) return 'quotation'
  const sentence = /^[^\n]*?[.!?…](?=["”’)]*(?:\s|$))/u.exec(start)?.[0] ?? start.split('\n', 1)[0] ?? ''
  const lower = sentence.toLowerCase()
  if (HOW_TO.test(lower)) return 'how_to'
  if (sentence.endsWith('?')) return 'question'
  if (NUMBER.test(lower)) return 'number'
  if (YOU.test(lower)) return 'you'
  if (SCENE.test(lower)) return 'scene'
  return OWN.test(lower) ? 'own' : null
}
