import * as v from 'valibot'
import { PLATFORM_IDS } from '../../posts/platforms/platforms.ts'
import { isCalendarDay } from '../../shared/calendar-day.ts'
import { textField, typedText } from '../../shared/sanitise/field.ts'
import {
  CHANNEL_SLOTS,
  FEWEST_PILLARS,
  STRATEGY_LIMITS,
  type StrategyFieldKind,
  type StrategySection,
  type StrategyValues,
  strategyFields,
} from './fields.ts'
import { strategyPillars } from './plan.ts'

export const STRATEGY_MESSAGES = {
  share: 'Enter the share as a whole number from 0 to 100',
  week: 'Enter the posts a week as a whole number from 0 to 21',
  day: 'Enter a date, such as 2026-11-20',
  platform: 'Choose a channel from the list',
  fewPillars: `Enter at least ${FEWEST_PILLARS} pillars`,
  samePillar: 'Two pillars have the same name',
  sameChannel: 'Choose each channel only once',
  shares: (total: number) => `The shares add up to ${total}%. They need to add up to 100%.`,
} as const

const number = (most: number, message: string) =>
  v.optional(
    v.pipe(
      typedText(),
      v.trim(),
      v.check(text => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= most), message),
    ),
    '',
  )

type TextSchema = v.GenericSchema<string | undefined, string>

const FIELD_SCHEMAS: Readonly<Record<StrategyFieldKind, () => TextSchema>> = {
  text: () => textField({ most: STRATEGY_LIMITS.text }),
  line: () => textField({ most: STRATEGY_LIMITS.line }),
  share: () => number(100, STRATEGY_MESSAGES.share),
  week: () => number(21, STRATEGY_MESSAGES.week),
  day: () =>
    v.optional(
      v.pipe(
        typedText(),
        v.trim(),
        v.check(text => text === '' || isCalendarDay(text), STRATEGY_MESSAGES.day),
      ),
      '',
    ),
  platform: () =>
    v.optional(
      v.pipe(
        typedText(),
        v.trim(),
        v.check(text => text === '' || PLATFORM_IDS.some(id => id === text), STRATEGY_MESSAGES.platform),
      ),
      '',
    ),
}

/** What is wrong with a part taken as a whole; null when nothing is. */
export function sectionProblem(section: StrategySection, values: StrategyValues): string | null {
  if (section === 'pillars') {
    const pillars = strategyPillars(values)
    if (pillars.length < FEWEST_PILLARS) return STRATEGY_MESSAGES.fewPillars
    const titles = pillars.map(({ title }) => title.toLowerCase())
    if (new Set(titles).size < titles.length) return STRATEGY_MESSAGES.samePillar
    const total = pillars.reduce((sum, { share }) => sum + share, 0)
    return total === 100 ? null : STRATEGY_MESSAGES.shares(total)
  }
  if (section === 'rhythm') {
    const named = CHANNEL_SLOTS.map(slot => values[`channel_${slot}_platform`] ?? '').filter(id => id !== '')
    return new Set(named).size < named.length ? STRATEGY_MESSAGES.sameChannel : null
  }
  return null
}

/** The posted form of one part: its fields, and the marks of what its writer saw (`strategyMarks`). */
export function strategyFormSchema(
  section: StrategySection,
): v.GenericSchema<Record<string, string | undefined>, Record<string, string>> {
  const entries: Record<string, TextSchema> = Object.fromEntries(
    strategyFields(section).map(({ key, kind }) => [key, FIELD_SCHEMAS[kind]()]),
  )
  return v.pipe(
    v.object({ ...entries, seen: textField({ most: 10_000 }) }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return
      const problem = sectionProblem(section, dataset.value as StrategyValues)
      if (problem !== null) addIssue({ message: problem })
    }),
  )
}
