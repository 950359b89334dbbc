import { isCalendarDay } from '../shared/calendar-day.ts'
import { readPounds } from '../shared/money.ts'
import { findReferences } from './reference.ts'

/** Lines of one statement that are read; the rest is counted by whoever asked for it. */
export const MOST_STATEMENT_LINES = 2000

/** Money that came in, as a bank's or Stripe's file has it. */
export interface StatementLine {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly pence: number
  /** Whatever else the line says, shortened to 300 characters. */
  readonly text: string
  readonly references: readonly string[]
  /**
   * What makes it this line and no other: the same in every file that has the line. Two lines that say the same on
   * one day are told apart by their order.
   */
  readonly identity: string
}

/** What a statement holds. Each line that is no money in is counted under the reason. */
export interface Statement {
  readonly lines: readonly StatementLine[]
  /** Paid out, refunded in full, or nothing. */
  readonly out: number
  /** Not paid yet, failed, or given back. */
  readonly unpaid: number
  /** In another currency than pounds. */
  readonly foreign: number
  /** Without a day or a sum that can be read. */
  readonly unread: number
}

/** Headings in small letters and digits only; of those that a file has, the first listed counts. */
const HEADINGS = {
  day: [
    'date',
    'transactiondate',
    'completeddate',
    'datecompletedutc',
    'dateposted',
    'posteddate',
    'bookingdate',
    'valuedate',
    'createddateutc',
    'createdutc',
    'created',
    'paidon',
  ],
  amount: [
    'paidin',
    'moneyin',
    'creditamount',
    'credit',
    'paidingbp',
    'moneyingbp',
    'gross',
    'amount',
    'amountgbp',
    'value',
  ],
  refunded: ['amountrefunded', 'refundedamount'],
  currency: ['currency', 'paymentcurrency', 'transactioncurrency'],
  status: ['status', 'state'],
  id: ['balancetransactionid', 'transactionid', 'id', 'fitid'],
} as const

type Columns = Readonly<Record<keyof typeof HEADINGS, number>>

/** Banks put the account's name above the headings, in no more lines than these. */
const MOST_BEFORE = 12
const PAID = new Set(['', 'paid', 'succeeded', 'completed', 'complete', 'settled', 'posted', 'cleared'])
const PARTLY_BACK = new Set(['partiallyrefunded', 'partialrefund'])
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The money that came in by the rows of a bank's or Stripe's file. Null when no row names a column for the day and one for
 * the sum. Days written with numbers alone are read day first, or year first.
 */
export function readStatement(rows: readonly (readonly string[])[]): Statement | null {
  const headingAt = rows.slice(0, MOST_BEFORE).findIndex(row => {
    const { day, amount } = columnsOf(row)
    return day >= 0 && amount >= 0
  })
  const headings = rows[headingAt]
  if (!headings) return null
  const columns = columnsOf(headings)
  const others = headings.flatMap((heading, at) => (isWords(heading, at, columns) ? [at] : []))
  const counts = { out: 0, unpaid: 0, foreign: 0, unread: 0 }
  const lines: StatementLine[] = []
  const seen = new Map<string, number>()
  for (const row of rows.slice(headingAt + 1, headingAt + 1 + MOST_STATEMENT_LINES)) {
    const found = readLine(row, columns)
    if (typeof found === 'string') {
      counts[found] += 1
      continue
    }
    const words = others.map(at => plain(row[at])).filter(cell => cell !== '')
    const text = words.join(' · ').slice(0, 300)
    const id = plain(row[columns.id])
    const same = id === '' ? JSON.stringify([found.day, found.pence, words]) : JSON.stringify([id])
    const place = (seen.get(same) ?? 0) + 1
    seen.set(same, place)
    const references = findReferences(row.join(' | ').slice(0, 2000))
    // A number of the bank's own that comes twice is the same line, given twice.
    if (id !== '' && place > 1) continue
    lines.push({ ...found, text, references, identity: `${same} ${place}` })
  }
  return { lines, ...counts }
}

function readLine(
  row: readonly string[],
  columns: Columns,
): { day: string; pence: number } | 'out' | 'unpaid' | 'foreign' | 'unread' {
  const currency = plain(row[columns.currency]).toLowerCase()
  if (currency !== '' && currency !== 'gbp' && currency !== '£') return 'foreign'
  const status = letters(row[columns.status] ?? '')
  if (!PAID.has(status) && !PARTLY_BACK.has(status)) return 'unpaid'
  const sum = readSum(row[columns.amount])
  const back = readSum(row[columns.refunded])
  const day = readDay(row[columns.day])
  if (sum === null || back === null || day === null) return 'unread'
  const pence = sum - Math.abs(back)
  return pence > 0 ? { day, pence } : 'out'
}

function columnsOf(row: readonly string[]): Columns {
  const names = row.map(letters)
  const find = (known: readonly string[]) => {
    const name = known.find(each => names.includes(each))
    return name === undefined ? -1 : names.indexOf(name)
  }
  return {
    day: find(HEADINGS.day),
    amount: find(HEADINGS.amount),
    refunded: find(HEADINGS.refunded),
    currency: find(HEADINGS.currency),
    status: find(HEADINGS.status),
    id: find(HEADINGS.id),
  }
}

const NO_WORDS = /^(?:.*(?:date|utc|balance|currency|status|state|amount|paidout|moneyout|debit).*|fee|net)$/

/** Whether a column says who paid and what for; sums, days and balances differ between files of one account. */
function isWords(heading: string, at: number, columns: Columns): boolean {
  return !Object.values(columns).includes(at) && !NO_WORDS.test(letters(heading).slice(0, 60))
}

/** Whole pence, below zero for what went out; 0 for an empty cell and null for what is no sum. */
function readSum(cell: string | undefined): number | null {
  const text = plain(cell).replace(/^'/, '')
  if (text === '') return 0
  const isOut = /^[-−(]/.test(text)
  const bare = text.replace(/^[-−+(]\s?/, '').replace(/\)$/, '')
  const pence = readPounds(bare.replace(/^£\s?-/, '£'))
  if (pence === null) return null
  return isOut || /^£\s?-/.test(bare) ? -pence : pence
}

/** YYYY-MM-DD of '2026-11-20 09:30', '20/11/2026', '20.11.26' or '20 Nov 2026'; null for anything else. */
function readDay(cell: string | undefined): string | null {
  const text = plain(cell).slice(0, 40)
  const iso = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ]|$)/.exec(text)
  const british = /^(\d{1,2})[ /.-](\d{1,2}|[A-Za-z]{3})[a-z]{0,6}[ /.-](\d{4}|\d{2})(?:[ ,T]|$)/.exec(text)
  const [year, month, date] = iso
    ? [iso[1] ?? '', iso[2] ?? '', iso[3] ?? '']
    : [british?.[3] ?? '', british?.[2] ?? '', british?.[1] ?? '']
  const named = MONTHS.indexOf(month.toLowerCase()) + 1
  const day = [
    year.length === 2 ? `20${year}` : year,
    (named > 0 ? String(named) : month).padStart(2, '0'),
    date.padStart(2, '0'),
  ].join('-')
  return isCalendarDay(day) ? day : null
}

/** A cell in one line, without white space around it, at most 300 characters. */
function plain(cell: string | undefined): string {
  return (cell ?? '').slice(0, 300).split(/\s+/).join(' ').trim()
}

function letters(text: string): string {
  return text
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
