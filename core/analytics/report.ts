import * as v from 'valibot'
import type { Pounds, PoundsSum } from '../deals/pounds.ts'
import { dayAfter } from '../schedule/days.ts'
import { dayField } from '../shared/day-field.ts'
import { textField } from '../shared/sanitise/field.ts'
import { DAY_MS } from '../shared/time.ts'
import type { DailyFigures, ScoreFigures } from './figures.ts'
import type { AnalyticsNumber } from './numbers.ts'
import { type Period, readPeriod } from './period.ts'

/** The four questions, in the order of the page. */
export const REPORT_QUESTIONS = ['showedUp', 'sounded', 'acted', 'paid'] as const
export type ReportQuestion = (typeof REPORT_QUESTIONS)[number]

/** Lengths of a report that moves with the day, in days up to it. */
export const ROLLING_DAYS = ['7', '30', '90'] as const
/** Which days a report is about: two that were chosen, or so many up to today. */
export const REPORT_PERIODS = ['fixed', ...ROLLING_DAYS] as const

/** How long a report may be read, in days; '0' until it is turned off. */
export const REPORT_ENDS = ['7', '30', '90', '365', '0'] as const
export type ReportEnd = (typeof REPORT_ENDS)[number]

export const REPORT_LIMITS = { name: 120, note: 500, open: 50 } as const

export const REPORT_MESSAGES = {
  nameRequired: 'Enter a name',
  dayRequired: 'Enter the first and the last day, or choose a number of days',
  dayInvalid: 'Enter a date, such as 2026-11-20',
  dayOrder: 'Choose a last day that isn’t before the first one',
  questionRequired: 'Choose at least one question',
  periodInvalid: 'Choose the days of the report',
  endInvalid: 'Choose when the report expires',
} as const

const box = v.optional(v.boolean(), false)

/** The form that makes a report. */
export const reportSchema = v.pipe(
  v.object({
    name: textField({ required: REPORT_MESSAGES.nameRequired, most: REPORT_LIMITS.name }),
    period: v.optional(v.picklist(REPORT_PERIODS, REPORT_MESSAGES.periodInvalid), '30'),
    firstDay: dayField(REPORT_MESSAGES.dayInvalid),
    lastDay: dayField(REPORT_MESSAGES.dayInvalid),
    showedUp: box,
    sounded: box,
    acted: box,
    paid: box,
    note: textField({ most: REPORT_LIMITS.note }),
    days: v.optional(v.picklist(REPORT_ENDS, REPORT_MESSAGES.endInvalid), '30'),
    idempotencyKey: v.optional(v.string(), ''),
  }),
  v.forward(
    v.partialCheck(
      [['period'], ['firstDay'], ['lastDay']],
      ({ period, firstDay, lastDay }) => period !== 'fixed' || (firstDay !== null && lastDay !== null),
      REPORT_MESSAGES.dayRequired,
    ),
    ['firstDay'],
  ),
  v.forward(
    v.partialCheck(
      [['period'], ['firstDay'], ['lastDay']],
      ({ period, firstDay, lastDay }) => period !== 'fixed' || !firstDay || !lastDay || firstDay <= lastDay,
      REPORT_MESSAGES.dayOrder,
    ),
    ['lastDay'],
  ),
  v.forward(
    v.partialCheck(
      [['showedUp'], ['sounded'], ['acted'], ['paid']],
      asked => REPORT_QUESTIONS.some(question => asked[question]),
      REPORT_MESSAGES.questionRequired,
    ),
    ['showedUp'],
  ),
)

/** Which days a report is about. */
export interface ReportDays {
  readonly firstDay: string | null
  readonly lastDay: string | null
  readonly rollingDays: number | null
}

/** The days of a report as its form says them. */
export function reportDays(form: {
  period: (typeof REPORT_PERIODS)[number]
  firstDay: string | null
  lastDay: string | null
}): ReportDays {
  if (form.period !== 'fixed') return { firstDay: null, lastDay: null, rollingDays: Number(form.period) }
  return { firstDay: form.firstDay, lastDay: form.lastDay, rollingDays: null }
}

/** The questions a report answers, in the order of the page. */
export function reportQuestions(report: {
  asksShowedUp: boolean
  asksSounded: boolean
  asksActed: boolean
  asksPaid: boolean
}): ReportQuestion[] {
  const asked: Readonly<Record<ReportQuestion, boolean>> = {
    showedUp: report.asksShowedUp,
    sounded: report.asksSounded,
    acted: report.asksActed,
    paid: report.asksPaid,
  }
  return REPORT_QUESTIONS.filter(question => asked[question])
}

/** The period of a report that is opened on a day `YYYY-MM-DD`, beside as many days before it. */
export function reportPeriod({ firstDay, lastDay, rollingDays }: ReportDays, today: string): Period {
  const from = firstDay ?? dayAfter(today, 1 - (rollingDays ?? 30))
  return readPeriod(new URLSearchParams({ from, to: lastDay ?? today }), today)
}

/** When a report that is made now expires; null where it is read until it is turned off. */
export function reportEnd(days: ReportEnd, now: Date): Date | null {
  return days === '0' ? null : new Date(now.getTime() + Number(days) * DAY_MS)
}

/** What became of a report: it can be read, was turned off, or has expired. */
export type ReportState = 'open' | 'revoked' | 'expired'

/** The state of a report at an instant. */
export function reportState(
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date | null },
  now: Date,
): ReportState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open'
}

/** One question of a report: its sentence and its numbers, beside those of the time before. */
export interface ReportSection {
  readonly question: ReportQuestion
  readonly sentence: string
  readonly numbers: readonly {
    readonly number: AnalyticsNumber
    readonly now: number
    readonly before: number
    /** The numbers are pence. */
    readonly isMoney: boolean
  }[]
}

/** What a report says of a period; the question of pounds is left out for whoever may not see deals. */
export function reportSections(
  figures: {
    readonly daily: DailyFigures
    readonly alignment: ScoreFigures
    readonly alignmentBefore: ScoreFigures
    readonly paid: Pounds | null
    readonly paidBefore: PoundsSum | null
    readonly sentences: Readonly<Record<Exclude<ReportQuestion, 'paid'>, string>> & {
      readonly paid: string | null
    }
  },
  asked: readonly ReportQuestion[],
): ReportSection[] {
  const { daily, alignment, alignmentBefore, paid, paidBefore, sentences } = figures
  const { now, before } = daily
  const planned = (sums: typeof now) => sums.planned_published + sums.slipped + sums.ahead
  const counted = (number: 'planned_published' | 'slipped' | 'published' | 'people' | 'leads') => ({
    number,
    now: now[number],
    before: before[number],
    isMoney: false,
  })
  const sections: Readonly<Record<ReportQuestion, ReportSection | null>> = {
    showedUp: {
      question: 'showedUp',
      sentence: sentences.showedUp,
      numbers: [
        { number: 'planned', now: planned(now), before: planned(before), isMoney: false },
        counted('planned_published'),
        counted('slipped'),
      ],
    },
    sounded: {
      question: 'sounded',
      sentence: sentences.sounded,
      numbers: [
        { number: 'scored', now: alignment.posts, before: alignmentBefore.posts, isMoney: false },
        counted('published'),
      ],
    },
    acted: {
      question: 'acted',
      sentence: sentences.acted,
      numbers: [counted('people'), counted('leads')],
    },
    paid:
      paid && paidBefore && sentences.paid !== null
        ? {
            question: 'paid',
            sentence: sentences.paid,
            numbers: [{ number: 'first', now: paid.total.pence, before: paidBefore.pence, isMoney: true }],
          }
        : null,
  }
  return REPORT_QUESTIONS.filter(question => asked.includes(question)).flatMap(
    question => sections[question] ?? [],
  )
}
