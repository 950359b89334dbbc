import * as v from 'valibot'
import { readMinute } from '../schedule/wall-time.ts'
import { readPounds } from '../shared/money.ts'
import { textField, typedText } from '../shared/sanitise/field.ts'
import { campaignDay } from './schema.ts'

/** How the plan of a campaign is looked at. */
export const PLAN_VIEWS = ['line', 'board', 'table'] as const
export type PlanView = (typeof PLAN_VIEWS)[number]

/** The view of an address; the time line for another word. */
export function readPlanView(input: unknown): PlanView {
  return PLAN_VIEWS.find(view => view === input) ?? 'line'
}

export const PAGE_MESSAGES = {
  day: 'Choose a day',
  time: 'Choose a time, such as 09:30',
  pounds: 'Enter pounds, such as 50 or 49.99',
} as const

/** Longest note of what was learned, in characters. */
export const LEARNED_LIMIT = 2_000

const dayRequired = v.pipe(
  campaignDay(),
  v.check(day => day !== null, PAGE_MESSAGES.day),
  v.transform(day => day ?? ''),
)

/** The campaign's day, moved or for a copy. */
export const keyDateSchema = v.object({ keyDate: dayRequired, idempotencyKey: textField({ most: 100 }) })

/** One post's day and hour. */
export const movePieceSchema = v.object({
  pieceId: textField({ most: 36 }),
  day: dayRequired,
  time: v.optional(
    v.pipe(
      typedText(),
      v.check(text => readMinute(text) !== null, PAGE_MESSAGES.time),
      v.transform((text: string) => readMinute(text) ?? 0),
    ),
    '',
  ),
})

/** A campaign's budget in pounds; empty for none. */
export const budgetSchema = v.object({
  budget: v.pipe(
    textField({ most: 20 }),
    v.check(text => text === '' || readPounds(text) !== null, PAGE_MESSAGES.pounds),
  ),
})

/** What a founder learned from it. */
export const learnedSchema = v.object({ learned: textField({ most: LEARNED_LIMIT }) })

/** Fields of a form that say what a post cost are named by this and the piece's id. */
export const COST_FIELD = 'cost-'

/** What each post cost, in whole pence by the piece's id; empty is nothing. Null when one of them is no sum. */
export function readCosts(fields: Iterable<readonly [string, unknown]>): Map<string, number> | null {
  const costs = new Map<string, number>()
  for (const [name, typed] of fields) {
    if (!name.startsWith(COST_FIELD) || typeof typed !== 'string') continue
    const pence = typed.trim() === '' ? 0 : readPounds(typed)
    if (pence === null) return null
    costs.set(name.slice(COST_FIELD.length), pence)
  }
  return costs
}
