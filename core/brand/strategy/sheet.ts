import { isCalendarDay } from '../../shared/calendar-day.ts'
import { DAY_MS } from '../../shared/time.ts'
import {
  CHECKPOINT_DAYS,
  CHECKPOINT_SLOTS,
  EXPERIMENT_SLOTS,
  GOAL_DAYS,
  readStrategyValues,
  type StrategyValues,
} from './fields.ts'
import {
  type PlannedChannel,
  type PlannedPillar,
  strategyChannels,
  strategyClaims,
  strategyPillars,
} from './plan.ts'

/** What a strategy is called whose brand has no name. */
export const UNNAMED_STRATEGY = 'Our strategy'

/** The strategy set to be read; what is open is ''. */
export interface StrategySheet {
  /** The brand's name, or `UNNAMED_STRATEGY`. */
  readonly title: string
  readonly founder: string
  readonly texts: StrategyValues
  readonly claims: readonly { readonly claim: string; readonly proof: string }[]
  readonly pillars: readonly PlannedPillar[]
  readonly channels: readonly PlannedChannel[]
  /** Each checkpoint with its day, `YYYY-MM-DD`; '' when the goal has no first day. */
  readonly checkpoints: readonly { readonly after: number; readonly day: string; readonly text: string }[]
  /** The last day of the goal, or ''. */
  readonly goalEnd: string
  readonly experiments: readonly { readonly trying: string; readonly sign: string }[]
  readonly limits: readonly string[]
}

/** A calendar day some days later; '' when the first is none or the last would be beyond the calendar. */
function dayLater(day: string, days: number): string {
  if (!isCalendarDay(day)) return ''
  const later = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
  return isCalendarDay(later) ? later : ''
}

/** What is stored (or a whole plan) as a page to read. Reads anything. */
export function strategySheet(
  stored: unknown,
  { founder, brand }: { founder: string; brand: string },
): StrategySheet {
  const texts = readStrategyValues(stored)
  const start = texts.goal_start ?? ''
  return {
    title: brand.trim() || UNNAMED_STRATEGY,
    founder,
    texts,
    claims: strategyClaims(texts),
    pillars: strategyPillars(texts),
    channels: strategyChannels(texts),
    checkpoints: CHECKPOINT_SLOTS.flatMap(slot => {
      const text = texts[`checkpoint_${slot}`] ?? ''
      const after = slot * CHECKPOINT_DAYS
      return text === '' ? [] : [{ after, day: dayLater(start, after), text }]
    }),
    goalEnd: dayLater(start, GOAL_DAYS),
    experiments: EXPERIMENT_SLOTS.flatMap(slot => {
      const trying = texts[`experiment_${slot}_try`] ?? ''
      return trying === '' ? [] : [{ trying, sign: texts[`experiment_${slot}_sign`] ?? '' }]
    }),
    limits: (texts.limits_not ?? '')
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
  }
}
