import { dayText } from '#core/schedule/when-text.ts'
import { countWords, words } from '#core/shared/text.ts'
import type { Facts } from './facts.ts'

/** What came back for one message. */
export interface Reply {
  readonly text: string
  /** It was said that this cannot be answered, and no credit was used. */
  readonly isDeclined: boolean
  /** Credits that are left after it; null when they are not counted or there was no answer. */
  readonly left: number | null
}

/** What an answer must and must not say. */
export interface Expectation {
  /** One of these titles must be named. */
  readonly names?: readonly string[]
  /** Every one of these must be said. */
  readonly says?: readonly (string | RegExp)[]
  readonly never?: readonly (string | RegExp)[]
  /** Figures that are right though they stand in no row: counts and means. */
  readonly figures?: readonly number[]
  /** Words at most. */
  readonly most?: number
}

const PLAIN_LIMIT = 250
/** Counts up to here need no row: lists are numbered, and questions have their own rules for the figures that matter. */
const SMALL_NUMBER = 14

/** Names that belong to the product, the calendar and the trade of posting, not to the workspace. */
const COMMON_NAMES = new Set(
  `i i’m i’d i’ll i’ve brandhearth instagram facebook linkedin twitter x tiktok mastodon bluesky threads newsletter blog english
   british monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
   september october november december ai brand data health creator pro collective ok uk cta offline prove open tease teach
   answer ask thank last proof`.split(/\s+/),
)

/** What is wrong with an answer: nothing, when it may be given to a founder. */
export function problemsOf(question: string, reply: Reply, expected: Expectation, facts: Facts): string[] {
  const { text } = reply
  if (reply.isDeclined || text.trim() === '') return ['there is no answer']
  const plain = normal(text)
  const names = expected.names ?? []
  const says = (wanted: string | RegExp) =>
    typeof wanted === 'string' ? plain.includes(normal(wanted)) : wanted.test(plain)
  return [
    ...(names.length > 0 && !names.some(name => plain.includes(normal(name).replace(/\.$/, '')))
      ? [`names none of ${names.slice(0, 3).join(' | ')}`]
      : []),
    ...(expected.says ?? []).filter(wanted => !says(wanted)).map(wanted => `does not say ${String(wanted)}`),
    ...(expected.never ?? []).filter(says).map(unwanted => `says ${String(unwanted)}`),
    ...inventedFigures(text, question, expected.figures ?? [], facts).map(
      figure => `invents the figure ${figure}`,
    ),
    ...inventedNames(text, question, facts).map(name => `invents the name ${name}`),
    ...wrongDays(text).map(day => `names a day that is none: ${day}`),
    ...(countWords(text) > (expected.most ?? PLAIN_LIMIT) ? [`has ${countWords(text)} words`] : []),
  ]
}

/** Letters alike whatever the quotes, apostrophes, spaces and bold marks are. */
export function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\*\*|^> ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const DAY =
  /\b(?:(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)(?:,? (\d{4}))?/g

function inventedFigures(text: string, question: string, figures: readonly number[], facts: Facts): string[] {
  const numbers = text.replace(DAY, ' ').match(/\d+(?:[.,:]\d+)*/g) ?? []
  const written = facts.corpus.match(/\d+(?:[.,:]\d+)*/g) ?? []
  const known = new Set([
    ...written,
    // Rows have times to the second, and people read them to the minute.
    ...written.map(number => number.slice(0, 5)),
    ...(question.match(/\d+/g) ?? []),
  ])
  return [...new Set(numbers)].filter(
    number =>
      !known.has(number) &&
      !known.has(number.replaceAll(',', '')) &&
      Number(number) !== 100 &&
      !(Number.isInteger(Number(number)) && Number(number) <= SMALL_NUMBER) &&
      !figures.includes(Number(number)) &&
      // A year that comes, in the name of a month.
      !/^20[23]\d$/.test(number),
  )
}

/** Words that begin with a capital letter though no sentence does, and that no row and no question has. */
function inventedNames(text: string, question: string, facts: Facts): string[] {
  const known = new Set(
    words(`${facts.corpus} ${question}`.toLowerCase().replaceAll('’', "'").replace(/\\n/g, ' ')),
  )
  const inside = text.replace(/[*_>#]/g, ' ').matchAll(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}’']+/gu)
  const names = [...inside].map(([name]) => name.toLowerCase().replaceAll('’', "'").replace(/'s$/, ''))
  return [...new Set(names)].filter(name => !known.has(name) && !COMMON_NAMES.has(name.replaceAll("'", '’')))
}

/** Days whose weekday is another one, or that the calendar does not have. */
function wrongDays(text: string): string[] {
  return [...text.matchAll(DAY)]
    .filter(([, weekday, , , year]) => weekday !== undefined && year !== undefined)
    .filter(([found, , day, month, year]) => {
      const at = new Date(`${day} ${month} ${year} UTC`)
      return (
        Number.isNaN(at.getTime()) ||
        !found.replace(/,/g, '').startsWith(dayText(at.toISOString().slice(0, 10)))
      )
    })
    .map(([found]) => found)
}
