import * as v from 'valibot'
import { PLATFORM_IDS, type PlatformId } from '../posts/platforms/platforms.ts'
import { HOLIDAY_REGIONS } from '../shared/bank-holidays.ts'
import { readPounds } from '../shared/money.ts'
import { textField, typedText } from '../shared/sanitise/field.ts'
import { sanitiseUrl } from '../shared/sanitise/values.ts'
import { GOAL_KINDS, type GoalKind } from './goal.ts'
import { RECIPE_IDS } from './recipes.ts'
import { campaignDay } from './schema.ts'

/** Longest answers, in characters; name and promise together fit what a campaign keeps of its offer. */
export const PLAN_LIMITS = { offer: 150, promise: 300, audience: 500, link: 2_000 } as const

export const PLAN_MESSAGES = {
  recipe: 'Choose a kind of campaign',
  offer: 'Enter what you offer',
  keyDate: 'Choose the day everything is counted from',
  endBeforeDay: 'The last day can’t be before that day',
  channels: 'Choose at least one channel',
  link: 'Enter the full link, starting with https://',
  number: 'Enter a number above 0',
} as const

/** The most a campaign may aim at: pence, or things. */
const MOST_GOAL = 100_000_000_000

/** The number of a goal as people type it; pounds as whole pence. Null for what is none, or not above 0. */
export function readGoal(kind: GoalKind, typed: string): number | null {
  const number = kind === 'pounds' ? readPounds(typed) : readWhole(typed)
  return number !== null && number > 0 && number <= MOST_GOAL ? number : null
}

function readWhole(typed: string): number | null {
  const digits = typed.trim().replace(/,(?=\d{3}(?:\D|$))/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** The five questions that a campaign is laid out from. */
export const planFormSchema = v.pipe(
  v.object({
    recipe: v.picklist(RECIPE_IDS, PLAN_MESSAGES.recipe),
    offerId: textField({ most: 36 }),
    offer: textField({ most: PLAN_LIMITS.offer }),
    promise: textField({ most: PLAN_LIMITS.promise }),
    link: v.pipe(
      textField({ most: PLAN_LIMITS.link }),
      v.check(link => link === '' || (sanitiseUrl(link) ?? '').startsWith('https://'), PLAN_MESSAGES.link),
    ),
    audience: textField({ most: PLAN_LIMITS.audience }),
    keyDate: v.pipe(
      campaignDay(),
      v.check((day): day is string => day !== null, PLAN_MESSAGES.keyDate),
      v.transform(day => day ?? ''),
    ),
    endsOn: campaignDay(),
    region: v.picklist(HOLIDAY_REGIONS, 'Choose whose bank holidays to keep clear'),
    channels: v.pipe(
      v.optional(v.array(typedText()), []),
      v.transform(ids => PLATFORM_IDS.filter(id => ids.includes(id))),
      v.check((ids: PlatformId[]) => ids.length > 0, PLAN_MESSAGES.channels),
    ),
    goalKind: v.picklist(GOAL_KINDS, 'Choose what to count'),
    goalNumber: textField({ most: 20 }),
    idempotencyKey: textField({ most: 100 }),
  }),
  v.forward(
    v.partialCheck(
      [['offer'], ['offerId']],
      ({ offer, offerId }) => offer !== '' || offerId !== '',
      PLAN_MESSAGES.offer,
    ),
    ['offer'],
  ),
  v.forward(
    v.partialCheck(
      [['keyDate'], ['endsOn']],
      ({ keyDate, endsOn }) => endsOn === null || keyDate <= endsOn,
      PLAN_MESSAGES.endBeforeDay,
    ),
    ['endsOn'],
  ),
  v.forward(
    v.partialCheck(
      [['goalKind'], ['goalNumber']],
      ({ goalKind, goalNumber }) => readGoal(goalKind, goalNumber) !== null,
      PLAN_MESSAGES.number,
    ),
    ['goalNumber'],
  ),
)

export type PlanAnswers = Omit<v.InferOutput<typeof planFormSchema>, 'idempotencyKey'>
