import type { DailyFigures, DrawnPart, ScoreFigures } from '#core/analytics/figures.ts'
import type { Letter } from '#core/analytics/letter/letter.ts'
import type { PostNumberSource, PostNumbers } from '#core/analytics/networks/post-numbers.ts'
import type { Grouping, RowsAddress } from '#core/analytics/numbers.ts'
import type { ShownRow } from '#core/analytics/packed-rows.ts'
import type { Period } from '#core/analytics/period.ts'
import type { ReportQuestion } from '#core/analytics/report.ts'
import type { WonRows } from '#core/analytics/won-rows.ts'
import type { Pounds, PoundsSum } from '#core/deals/pounds.ts'
import type { Folds } from '#core/shared/folds-address.ts'
import type { NotesProps } from './notes.tsx'

export interface AnalyticsPageProps extends NotesProps {
  readonly daily: Pick<DailyFigures, 'now' | 'before'> & { readonly parts: readonly DrawnPart[] }
  readonly alignment: Pick<ScoreFigures, 'posts' | 'bands'>
  readonly alignmentBefore: Pick<ScoreFigures, 'posts'>
  /** Null for whoever may not see deals. */
  readonly paid: Pick<Pounds, 'total'> | null
  readonly paidBefore: PoundsSum | null
  /** By platform; null as well. */
  readonly won: WonRows | null
  readonly letter: Letter
  /** What cannot be said of a question yet. */
  readonly notEnough: Readonly<Record<ReportQuestion, string | null>>
  readonly period: Period
  readonly folds: Folds
  readonly problem?: string | undefined
}

export interface DividedPageProps {
  readonly by: Grouping
  readonly period: Period
  /** A page of the table. */
  readonly rows: readonly ShownRow[]
  readonly page: number
  readonly pages: number
  /** How many rows the table has no room for. */
  readonly more: number
  /** Of all rows; null for whoever may not see deals. */
  readonly won: WonRows | null
  readonly folds: Folds
}

export interface BehindPageProps {
  readonly rows: readonly {
    readonly id: string
    readonly title: string
    readonly value: number
    readonly at: Date | null
    readonly network: string
    readonly status: string
    readonly overall: number | null
    readonly person: string
    readonly lastAt: Date | null
    readonly lastNetwork: string
    readonly toldText: string
    /** The last touch is too long ago to count. */
    readonly isOutside: boolean
    readonly numbers: PostNumbers | null
    readonly sources: readonly PostNumberSource[]
  }[]
  readonly count: number
  readonly sum: number
  readonly pages: number
  readonly groupName: string | null
  readonly address: RowsAddress
  readonly period: Period
  readonly timeZone: string
}
