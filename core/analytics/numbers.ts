import { readPageNumber } from '../shared/list-address.ts'

/** What the figures are divided by. */
export const GROUPINGS = ['network', 'pillar', 'story', 'campaign', 'offer', 'person'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Everything that is counted; each opens the rows that it is the sum of. */
export const NUMBERS = [
  'planned',
  'planned_published',
  'slipped',
  'ahead',
  'published',
  'measured',
  'views',
  'reactions',
  'scored',
  'people',
  'machines',
  'leads',
  'added',
  'first',
  'last',
] as const
export type AnalyticsNumber = (typeof NUMBERS)[number]

/** The tables of Analytics and of what works, each a file of its own. */
export const ANALYTICS_TABLES = ['weeks', 'scores', 'groups', 'notes', 'works', 'pays'] as const
export type AnalyticsTable = (typeof ANALYTICS_TABLES)[number]

/** Where a number comes from; `networks` is a mix, of which every row says its own. */
export type NumberSource = 'ours' | 'network' | 'networks' | 'typed' | 'told'

/** With fewer than these, nothing is averaged or compared. */
export const FEWEST = 10

/** Bands of alignment scores, from and to (included). */
export const SCORE_BANDS = [
  { key: 'under60', from: 0, to: 59 },
  { key: '60s', from: 60, to: 69 },
  { key: '70s', from: 70, to: 79 },
  { key: '80s', from: 80, to: 89 },
  { key: '90s', from: 90, to: 100 },
] as const
export type ScoreBand = (typeof SCORE_BANDS)[number]

/** What stands for 'none of them' in an address. */
export const NONE = 'none'
const MOST_KEY = 60

/** Which rows an address asks for; `of` undefined: all of them, null: those that belong to none. */
export interface RowsAddress {
  readonly number: AnalyticsNumber
  readonly by: Grouping
  readonly of: string | null | undefined
  readonly band: ScoreBand | null
  readonly page: number
}

/** The grouping of an address: the platform unless it names another. */
export function readGrouping(params: URLSearchParams): Grouping {
  return GROUPINGS.find(by => by === params.get('by')) ?? 'network'
}

/** Reads the address of the rows behind a number; null when it names no number. */
export function readRowsAddress(params: URLSearchParams): RowsAddress | null {
  const number = NUMBERS.find(number => number === params.get('number'))
  if (!number) return null
  const of = params.get('of') ?? ''
  return {
    number,
    by: readGrouping(params),
    of: of === '' || of.length > MOST_KEY ? undefined : of === NONE ? null : of,
    band: SCORE_BANDS.find(({ key }) => key === params.get('band')) ?? null,
    page: readPageNumber(params),
  }
}

/** The parameters of the rows' address, for `listQuery`. */
export function rowsParameters(
  address: Pick<RowsAddress, 'number'> & Partial<RowsAddress>,
): Record<string, string | number | null> {
  const { number, by, of, band, page } = address
  return {
    number,
    by: of === undefined || by === 'network' ? null : (by ?? null),
    of: of === undefined ? null : (of ?? NONE),
    band: band?.key ?? null,
    page: page ?? null,
  }
}
