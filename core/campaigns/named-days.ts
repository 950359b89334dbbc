import { weekdayOf } from '../schedule/days.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?'
const YEAR = '(?:,?\\s{1,3}(\\d{4})\\b)?'
const NTH = '(\\d{1,2})(?:st|nd|rd|th)?'
/** '12 March', '12th of March 2027' */
const DAY_FIRST = new RegExp(`(?<!\\d)${NTH}\\s{1,3}(?:of\\s{1,3})?${MONTH}${YEAR}`, 'gi')
/** 'March 12', 'March 12th, 2027' */
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\s{1,3}${NTH}\\b(?![:.]?\\d)${YEAR}`, 'gi')
/** '2027-03-12' */
const BY_YEAR = /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g
/** '12/03', '12/03/2027': the day first, as in Britain, and in full, so that no fraction is taken for one. */
const BY_NUMBERS = /(?<![\d/])(\d{2})\/(\d{2})(?:\/(\d{4}))?(?![\d/])/g

/** Before a weekday, these say that one certain day is meant: 'on Thursday', but not 'a Thursday' or 'every Thursday'. */
const MEANT =
  'on|by|until|till|this|next|coming|from|before|after|is|are|opens?|closes?|starts?|begins?|ends?|you|live|back|out'
const WEEKDAY = new RegExp(
  `(?:\\b(${MEANT})\\s{1,3}|\\b)(${WEEKDAYS.join('|')})\\b(?![-‑])(?!\\s{1,3}(?:mornings|afternoons|evenings|nights)\\b)(,?\\s{1,3}(?:at\\s{1,3})?\\d)?`,
  'gi',
)

/** A story may name a day of long ago: dates of so many years before the post are no promise. */
const LONG_AGO_YEARS = 2

/** A post and the days of its campaign, as `YYYY-MM-DD`. */
export interface DaysOfPiece {
  readonly day: string
  /** The day the campaign is counted from, and its last one; null without. */
  readonly keyDate: string | null
  readonly endsOn: string | null
}

/** A text that says so speaks of the day it goes out on. */
const TODAY = /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/i
/** Shortly before a day, these say that it is the last one: 'closes on Sunday', '24–28 March'. */
const LAST =
  /\b(?:clos\w*|end|ends|ending|last|final|finish\w*|until|till|til|by|before|to|through)\b|[-–]\s?$/i
const SHORTLY = 30

/**
 * The weekdays and dates a text names that are not the day its campaign is counted from, each once and as the text says
 * it: after a move they may have become wrong. Its last day is right where the text says that something ends, and the
 * day the post goes out on where it says “today” or there is no campaign’s day. A weekday counts where one certain day is
 * meant; what is inside of an address never does. Linear in the text.
 */
export function otherDaysNamed(text: string, { day, keyDate, endsOn }: DaysOfPiece): string[] {
  const plain = text.replace(/https?:\/\/\S+/gi, ' ')
  const isOfToday = keyDate === null || TODAY.test(plain)
  const rightAt = (at: number) => {
    const isLast = LAST.test(plain.slice(Math.max(0, at - SHORTLY), at))
    return [keyDate, isLast ? endsOn : null, isOfToday ? day : null].filter(right => right !== null)
  }
  const dates = datesIn(plain)
  const others = dates.filter(
    date => !isLongAgo(date, day) && !rightAt(date.at).some(right => isSame(date, right)),
  )
  const weekdays = weekdaysIn(plain, dates).filter(({ at, weekday, dateAfter }) =>
    dateAfter === null
      ? !rightAt(at).some(right => weekdayOf(right) === weekday)
      : rightAt(at).some(right => isSame(dateAfter, right) && weekdayOf(right) !== weekday),
  )
  const said = [...weekdays, ...others].sort((one, two) => one.at - two.at).map(({ words }) => words)
  return [...new Set(said)]
}

interface NamedDate {
  readonly at: number
  readonly words: string
  readonly day: number
  readonly month: number
  readonly year: number | null
}

function datesIn(text: string): NamedDate[] {
  const found: NamedDate[] = []
  const add = (match: RegExpExecArray, day: string, month: number, year: string | undefined) => {
    const words = match[0].replace(/\s+/g, ' ').replace(/\.$/, '')
    const date = { at: match.index, words, day: Number(day), month, year: year ? Number(year) : null }
    if (date.day >= 1 && date.day <= 31 && month >= 1 && month <= 12) found.push(date)
  }
  for (const match of text.matchAll(DAY_FIRST))
    if (isMonth(match[2])) add(match, match[1] ?? '', monthOf(match[2]), match[3])
  for (const match of text.matchAll(MONTH_FIRST))
    if (isMonth(match[1])) add(match, match[2] ?? '', monthOf(match[1]), match[3])
  for (const match of text.matchAll(BY_YEAR)) add(match, match[3] ?? '', Number(match[2]), match[1])
  for (const match of text.matchAll(BY_NUMBERS)) add(match, match[1] ?? '', Number(match[2]), match[3])
  return found
}

function weekdaysIn(text: string, dates: readonly NamedDate[]) {
  const byPlace = new Map(dates.map(date => [date.at, date]))
  return Array.from(text.matchAll(WEEKDAY)).flatMap(match => {
    const [all, meant, name = '', numberAfter] = match
    const at = match.index + all.toLowerCase().indexOf(name.toLowerCase())
    const end = at + name.length
    const between = /^,?\s{1,3}(?:the\s{1,3})?/i.exec(text.slice(end, end + 12))?.[0] ?? ''
    const dateAfter = byPlace.get(end + between.length) ?? null
    if (meant === undefined && numberAfter === undefined && dateAfter === null) return []
    const words = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()
    return [{ at, words, weekday: WEEKDAYS.indexOf(name.toLowerCase()) + 1, dateAfter }]
  })
}

/** 'may' in lower case is no month: 'the first 10 may bring a friend'. */
function isMonth(word: string | undefined): boolean {
  return word !== undefined && word !== 'may'
}

function monthOf(word: string | undefined): number {
  return MONTHS.indexOf((word ?? '').slice(0, 3).toLowerCase()) + 1
}

function isSame(date: NamedDate, day: string): boolean {
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  return date.day === dayOfMonth && date.month === month && (date.year === null || date.year === year)
}

function isLongAgo(date: NamedDate, day: string): boolean {
  return date.year !== null && date.year <= Number(day.slice(0, 4)) - LONG_AGO_YEARS
}
