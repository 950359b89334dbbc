import { readPageNumber } from '../shared/list-address.ts'
import { DAY_MS } from '../shared/time.ts'

/** What won pounds are traced to. */
export const POUNDS_BY = ['story', 'post', 'campaign', 'network', 'offer'] as const
export type PoundsBy = (typeof POUNDS_BY)[number]

/** Which won deals count, by the day they were won. */
export const POUNDS_PERIODS = ['all', 'year', 'month'] as const
export type PoundsPeriod = (typeof POUNDS_PERIODS)[number]

/**
 * By which trace a deal belongs to a row: its first touch, its last one, or what the person told. The last two are what
 * told adds to either touch: people who told of it and whose touch does not count for it already.
 */
export const POUNDS_SIDES = ['first', 'last', 'told', 'told_beyond_first', 'told_beyond_last'] as const
export type PoundsSide = (typeof POUNDS_SIDES)[number]

/** The last touch counts when it was at most so many days before the deal was won. The first one always counts. */
export const WINDOW_DAYS = 90

/** Does the last touch of a deal count? True, too, where there is none, or where the deal is not won. */
export function isWithinWindow({
  lastAt,
  closedAt,
}: {
  lastAt: Date | null
  closedAt: Date | null
}): boolean {
  return lastAt === null || closedAt === null || closedAt.getTime() - lastAt.getTime() <= WINDOW_DAYS * DAY_MS
}

/** Won deals that lead to the same: a key is null where nothing is known. */
export interface PoundsGroup {
  readonly firstKey: string | null
  readonly lastKey: string | null
  readonly toldKey: string | null
  readonly deals: number
  readonly pence: number
}

export interface PoundsSum {
  readonly deals: number
  readonly pence: number
}

export interface PoundsRow extends Readonly<Record<PoundsSide, PoundsSum>> {
  readonly key: string
}

export interface Pounds {
  /** The largest first, by either touch. */
  readonly rows: readonly PoundsRow[]
  readonly notAttributed: { readonly first: PoundsSum; readonly last: PoundsSum; readonly told: PoundsSum }
  readonly total: PoundsSum
}

const NOTHING: PoundsSum = { deals: 0, pence: 0 }

/**
 * Won pounds by what led to them. Each touch for itself divides the whole total among the rows and 'not attributed'; the
 * two are never added, since they count the same deals. So does what people told.
 */
export function poundsOf(groups: readonly PoundsGroup[]): Pounds {
  const rows = new Map<string, Record<PoundsSide, PoundsSum>>()
  const none = { first: NOTHING, last: NOTHING, told: NOTHING }
  let total = NOTHING
  const add = (key: string, side: PoundsSide, group: PoundsGroup) => {
    const row = rows.get(key) ?? emptyRow()
    row[side] = plus(row[side], group)
    rows.set(key, row)
  }
  for (const group of groups) {
    const { firstKey, lastKey, toldKey } = group
    total = plus(total, group)
    if (firstKey === null) none.first = plus(none.first, group)
    else add(firstKey, 'first', group)
    if (lastKey === null) none.last = plus(none.last, group)
    else add(lastKey, 'last', group)
    if (toldKey === null) none.told = plus(none.told, group)
    else {
      add(toldKey, 'told', group)
      if (toldKey !== firstKey) add(toldKey, 'told_beyond_first', group)
      if (toldKey !== lastKey) add(toldKey, 'told_beyond_last', group)
    }
  }
  const sorted = Array.from(rows, ([key, sums]) => ({ key, ...sums })).sort(
    (a, b) => weight(b) - weight(a) || (a.key < b.key ? -1 : 1),
  )
  return { rows: sorted, notAttributed: none, total }
}

/** The pence of a row as a range: what links trace, and that with what people told beyond it. */
export function poundsRange(
  row: Readonly<Record<PoundsSide, PoundsSum>>,
  touch: 'first' | 'last',
): { least: number; most: number } {
  const least = row[touch].pence
  return { least, most: least + row[touch === 'first' ? 'told_beyond_first' : 'told_beyond_last'].pence }
}

/** How the money page is looked at, as its address says; `side` with `of` opens the deals behind one number. */
export interface PoundsAddress {
  readonly by: PoundsBy
  readonly period: PoundsPeriod
  readonly side: PoundsSide | null
  /** The row's key; null for 'not attributed'. */
  readonly of: string | null
  /** Of the deals behind the number. */
  readonly page: number
  /** Of the rows: which page of the table. */
  readonly rows: number
}

const MOST_KEY = 60

/** Reads the money page's address; whatever is none of its words is left out. */
export function readPoundsAddress(params: URLSearchParams): PoundsAddress {
  const of = params.get('of') ?? ''
  return {
    by: POUNDS_BY.find(by => by === params.get('by')) ?? 'story',
    period: POUNDS_PERIODS.find(period => period === params.get('period')) ?? 'all',
    side: POUNDS_SIDES.find(side => side === params.get('side')) ?? null,
    of: of === '' || of.length > MOST_KEY ? null : of,
    page: readPageNumber(params),
    rows: readPageNumber(params, 'rows'),
  }
}

/** The parameters of an address of the money page, for `listQuery`. */
export function poundsParameters(address: PoundsAddress): Record<string, string | number | null> {
  const { by, period, side, of, page, rows } = address
  return {
    by: by === 'story' ? null : by,
    period: period === 'all' ? null : period,
    rows: rows > 1 ? rows : null,
    side,
    of,
    page,
  }
}

function emptyRow(): Record<PoundsSide, PoundsSum> {
  return {
    first: NOTHING,
    last: NOTHING,
    told: NOTHING,
    told_beyond_first: NOTHING,
    told_beyond_last: NOTHING,
  }
}

function plus(sum: PoundsSum, more: PoundsSum): PoundsSum {
  return { deals: sum.deals + more.deals, pence: sum.pence + more.pence }
}

function weight(row: PoundsRow): number {
  return Math.max(row.first.pence, row.last.pence, row.told.pence)
}
