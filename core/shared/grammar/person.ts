import { withoutStop } from './sentences.ts'
import { personOf, tokens } from './shape.ts'
import { ADJECTIVES, ADVERBS, BASE_VERBS, GERUNDS, PREPOSITIONS, THIRD_PERSON } from './words.ts'

/** Quotations and what stands between them; the odd places are quotations. */
const QUOTATIONS = /(“[^“”]*”|"[^"]*")/

/** Keeps the capital a word had, except that of the pronoun I. */
function likeOf(original: string, replacement: string, isFirst: boolean): string {
  const isCapital = /^\p{Lu}/u.test(original) && (isFirst || !/^I(?:['’]|$)/.test(original))
  return isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement
}

function replaceWords(
  text: string,
  replace: (word: string, before: readonly string[], after: string) => string | null,
): string {
  const before: string[] = []
  return text
    .split(QUOTATIONS)
    .map((piece, at) => {
      if (at % 2 === 1) return piece
      const found = tokens(piece)
      let next = 0
      return piece.replace(/[\p{L}\p{N}&£$€][\p{L}\p{N}’'&%+-]*/gu, raw => {
        const word = raw.toLowerCase().replaceAll('’', "'")
        const after = found[++next]?.word ?? ''
        const replaced = replace(word, before, after)
        const isFirst = before.length === 0
        before.push(word)
        if (replaced === null) return raw
        const typographic = raw.includes('’') ? replaced.replaceAll("'", '’') : replaced
        return likeOf(raw, typographic, isFirst)
      })
    })
    .join('')
}

/** The nearest word before that is no adverb. */
function lastWord(before: readonly string[]): string {
  let at = before.length - 1
  while (at > 0 && before.length - at < 4 && ADVERBS.has(before[at] ?? '')) at--
  return before[at] ?? ''
}

/** How many words back a subject is looked for. */
const RECENT_WORDS = 40

/** Whether the subject told of last is one of these: a verb joined by "and" or a comma still belongs to it. */
function belongsTo(before: readonly string[], subjects: ReadonlySet<string>): boolean {
  const last = lastWord(before)
  if (subjects.has(last)) return true
  if (!/^(?:and|but|or|then)$/.test(last)) return false
  const pronoun =
    before
      .slice(-RECENT_WORDS)
      .findLast(word => /^(?:i|we|you|he|she|it|they|who|which|that)(?:'|$)/.test(word)) ?? ''
  return subjects.has(pronoun.replace(/'.*/, ''))
}

const I = new Set(['i'])
const YOU = new Set(['you'])

const FIRST_TO_SECOND: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
}

/**
 * What a founder says of themselves, said to them: "I help my clients" → "you help your clients". Quotations stay as they
 * were spoken. A text without a first person stays as it is; null when it says "you" to somebody already, because the
 * two could not be told apart any more.
 */
export function toSecondPerson(text: string): string | null {
  const person = personOf(text)
  if (person === 'mixed' || person === 'second' || /\blet[’']?s\b/i.test(text)) return null
  if (person === 'third') return text
  return replaceWords(text, (word, before, after) => {
    if (word === 'am' && !/\d$/.test(before.at(-1) ?? '') && (belongsTo(before, I) || after === 'i'))
      return 'are'
    if (word === 'was' && (belongsTo(before, I) || after === 'i')) return 'were'
    if (word === "wasn't" && belongsTo(before, I)) return "weren't"
    return FIRST_TO_SECOND[word] ?? null
  })
}

const SECOND_TO_FIRST: Readonly<Record<string, string>> = {
  "you're": "I'm",
  "you've": "I've",
  "you'd": "I'd",
  "you'll": "I'll",
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  yourselves: 'ourselves',
}

/**
 * What is said to a founder, said by them: "you help your clients" → "I help my clients". Quotations stay. A text without
 * a second person stays as it is; null when it has a first person already.
 */
export function toFirstPerson(text: string): string | null {
  const person = personOf(text)
  if (person === 'mixed' || person === 'first') return null
  if (person === 'third') return text
  return replaceWords(text, (word, before, after) => {
    if (word === 'you') {
      const last = before.at(-1) ?? ''
      const isObject =
        after === '' ||
        PREPOSITIONS.has(last) ||
        ((BASE_VERBS.has(last) || THIRD_PERSON.has(last)) &&
          !/^(?:think|know|say|believe|hope)s?$/.test(last))
      return isObject ? 'me' : 'I'
    }
    if (word === 'are' && (belongsTo(before, YOU) || after === 'you')) return 'am'
    if (word === 'were' && (belongsTo(before, YOU) || after === 'you')) return 'was'
    return SECOND_TO_FIRST[word] ?? null
  })
}

const SINGULAR_TO_PLURAL: Readonly<Record<string, string>> = {
  i: 'we',
  "i'm": "we're",
  "i've": "we've",
  "i'd": "we'd",
  "i'll": "we'll",
  me: 'us',
  my: 'our',
  mine: 'ours',
  myself: 'ourselves',
}

/**
 * What one founder says, as a sentence with "we" says it: "I bake my bread" → "we bake our bread". Quotations stay. Null
 * where it would say something untrue or ungrammatical: what one person is ("I am a nurse") is not what "we" are.
 */
export function toFirstPlural(text: string): string | null {
  if (!/^(?:first|mixed)$/.test(personOf(text))) return text
  if (/\b(?:i am|i was|i[’']m|i became|i trained as|i worked as)\s+(?:\w+\s+)?an?\b/i.test(text)) return null
  if (/\bas an?\b/i.test(text)) return null
  return replaceWords(text, (word, before, after) => {
    if (word === 'am' && !/\d$/.test(before.at(-1) ?? '') && (belongsTo(before, I) || after === 'i'))
      return 'are'
    if (word === 'was' && (belongsTo(before, I) || after === 'i')) return 'were'
    if (word === "wasn't" && belongsTo(before, I)) return "weren't"
    return SINGULAR_TO_PLURAL[word] ?? null
  })
}

/** Whether what "we are" is a quality, a doing or a place: what one person is does not become several. */
function canBeSaidOfSeveral(clause: string): boolean {
  const [subject = '', ...rest] = tokens(clause).map(token => token.word)
  const at = subject === "we're" ? 0 : /^(?:are|were)$/.test(rest[0] ?? '') ? 1 : -1
  if (at < 0) return true
  const what = rest.slice(at).find(word => !ADVERBS.has(word) || ADJECTIVES.has(word)) ?? ''
  return ADJECTIVES.has(what) || GERUNDS.has(what) || PREPOSITIONS.has(what)
}

/**
 * A clause in the first person without its subject, so that "we are the only ones who" can stand before it: "I watch you
 * work" → "watch you work", "I'm open at night" → "are open at night". Speaks of "we" throughout; null for anything that
 * does not begin with I or we, or cannot be said of "we".
 */
export function withoutSubject(clause: string): string | null {
  const whole = toFirstPlural(withoutStop(clause))
  if (whole === null) return null
  // A second sentence with a subject of its own would not follow "who".
  const plural = whole.split(/,?\s(?:and|but|so|or)\s(?=(?:we|our|it)\b)/i, 1)[0] ?? ''
  if (!canBeSaidOfSeveral(plural)) return null
  const short = plural.replaceAll('’', "'").match(/^we'(re|ve|ll)\s/i)
  if (short) {
    const verb = { re: 'are', ve: 'have', ll: 'will' }[short[1]?.toLowerCase() as 're' | 've' | 'll']
    return `${verb} ${plural.slice(short[0].length)}`
  }
  const match = plural.match(/^we\s+(?=\p{L})/iu)
  return match ? plural.slice(match[0].length) : null
}
