import type { Pounds, PoundsSum } from '../../deals/pounds.ts'
import { numberText } from '../../shared/number-text.ts'
import type { DailyFigures, ScoreFigures } from '../figures.ts'
import type { BestPost } from './quote.ts'

/** What a letter is made of: what some days came to, beside as many before them. */
export interface LetterFacts {
  readonly daily: DailyFigures
  readonly alignment: ScoreFigures
  readonly alignmentBefore: ScoreFigures
  /** Null for whoever may not see deals. */
  readonly paid: Pick<Pounds, 'total' | 'notAttributed'> | null
  readonly paidBefore: PoundsSum | null
  /** How many people each platform brought; what belongs to none is left out. */
  readonly sources: readonly { readonly name: string; readonly people: number }[]
  /** The post of these days with the highest score; null where none has one. */
  readonly best: BestPost | null
  /** No day of them is still to come: only then are they compared with those before. */
  readonly isOver: boolean
  /** What the days before are called, as `beforeName` says it. */
  readonly beforeName: string
}

/** What the time before a period of so many days is called: 'the week before', 'the 30 days before'. */
export function beforeName(days: number): string {
  if (days === 7) return 'the week before'
  return days === 1 ? 'the day before' : `the ${numberText(days)} days before`
}
