import type { DailyFigures } from '../analytics/figures.ts'
import type { StrategyDrift } from '../brand/strategy/drift.ts'
import type { Pounds } from '../deals/pounds.ts'

/** A post that brought something. */
export interface BestPost {
  readonly id: string
  readonly title: string
  readonly platform: string
  /** People who followed its links, and who first got in touch through it, within the month. */
  readonly people: number
  readonly leads: number
  readonly overall: number | null
}

/** What a workspace saved or acted on of what it follows, and what changed about that. */
export interface MarketChanges {
  readonly items: readonly {
    readonly id: string
    readonly title: string
    readonly source: string
    readonly state: 'saved' | 'acted'
  }[]
  /** Sources that were added in the month, and those that can't be read. */
  readonly added: readonly string[]
  readonly troubled: readonly string[]
}

/** What is frozen of a month. */
export interface ReviewFacts {
  readonly drift: Pick<StrategyDrift, 'pillars' | 'channels' | 'untold' | 'count'>
  readonly showedUp: {
    readonly planned: number
    readonly published: number
    readonly slipped: number
    readonly sentence: string
  }
  readonly sounded: string
  readonly acted: string
  readonly best: readonly BestPost[]
  readonly market: MarketChanges
  /** The clock that the parts are read by. */
  readonly timeZone: string
}

/** What was won in a month, by the platform of either touch. */
export interface ReviewPounds {
  readonly sentence: string
  readonly totalPence: number
  readonly rows: readonly { readonly name: string; readonly firstPence: number; readonly lastPence: number }[]
}

/** Planned, published and slipped posts of a month. */
export function showedUpOf({ now }: Pick<DailyFigures, 'now'>, sentence: string): ReviewFacts['showedUp'] {
  const { planned_published: published, slipped, ahead } = now
  return { planned: published + slipped + ahead, published, slipped, sentence }
}

/** Won pounds by name, the rows that neither touch led to left out, and what is not attributed last. */
export function poundsByName(
  { total, rows, notAttributed }: Pounds,
  sentence: string,
  nameOf: (key: string) => string,
): ReviewPounds {
  return {
    sentence,
    totalPence: total.pence,
    rows: [
      ...rows
        .filter(({ first, last }) => first.pence + last.pence > 0)
        .map(({ key, first, last }) => ({
          name: nameOf(key),
          firstPence: first.pence,
          lastPence: last.pence,
        })),
      ...(notAttributed.first.pence + notAttributed.last.pence > 0
        ? [
            {
              name: 'Not attributed',
              firstPence: notAttributed.first.pence,
              lastPence: notAttributed.last.pence,
            },
          ]
        : []),
    ],
  }
}
