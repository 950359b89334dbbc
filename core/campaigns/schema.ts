import * as v from 'valibot'
import { DAY_RANGE_MESSAGE, isDayOutOfRange } from '../schedule/wall-time.ts'
import { dayField } from '../shared/day-field.ts'
import { textField } from '../shared/sanitise/field.ts'
import { versionField } from '../shared/version.ts'
import { CAMPAIGN_STATUSES } from './status.ts'

/** Longest parts of a campaign, in characters. */
export const CAMPAIGN_LIMITS = { name: 200, offer: 500, goal: 500 } as const

export const CAMPAIGN_MESSAGES = {
  nameRequired: 'Enter a name',
  dateInvalid: 'Enter a date, such as 2026-11-20',
  endBeforeStart: 'The last day can’t be before the first day',
} as const

/** A day of a campaign, or none: one the planner knows too, since posts are laid out around it and moved with it. */
export function campaignDay() {
  const message = CAMPAIGN_MESSAGES.dateInvalid
  return v.pipe(
    dayField(message),
    v.check(day => day === null || !isDayOutOfRange(day), DAY_RANGE_MESSAGE),
  )
}

const entries = {
  name: textField({ required: CAMPAIGN_MESSAGES.nameRequired, most: CAMPAIGN_LIMITS.name }),
  offer: textField({ most: CAMPAIGN_LIMITS.offer }),
  goal: textField({ most: CAMPAIGN_LIMITS.goal }),
  startsOn: campaignDay(),
  endsOn: campaignDay(),
}

interface Dates {
  readonly startsOn: string | null
  readonly endsOn: string | null
}

/** A day written YYYY-MM-DD sorts as it comes, so text is compared. */
const inOrder = ({ startsOn, endsOn }: Dates) => startsOn === null || endsOn === null || startsOn <= endsOn

/** What a founder says of a campaign: only the name is required; it may last one day. */
export const campaignSchema = v.pipe(
  v.object(entries),
  v.forward(v.partialCheck([['startsOn'], ['endsOn']], inOrder, CAMPAIGN_MESSAGES.endBeforeStart), [
    'endsOn',
  ]),
)

export type CampaignInput = v.InferOutput<typeof campaignSchema>

/** The posted form of a new campaign, with the key that makes a double press count once. */
export const newCampaignFormSchema = v.pipe(
  v.object({ ...entries, idempotencyKey: textField({ most: 100 }) }),
  v.forward(v.partialCheck([['startsOn'], ['endsOn']], inOrder, CAMPAIGN_MESSAGES.endBeforeStart), [
    'endsOn',
  ]),
)

/** The posted campaign, with the version that was read. */
export const campaignFormSchema = v.pipe(
  v.object({ ...entries, version: versionField() }),
  v.forward(v.partialCheck([['startsOn'], ['endsOn']], inOrder, CAMPAIGN_MESSAGES.endBeforeStart), [
    'endsOn',
  ]),
)

/** The buttons that move a campaign on. */
export const campaignStatusSchema = v.object({ status: v.picklist(CAMPAIGN_STATUSES) })

/** Puts a post into the campaign, or takes it out. */
export const campaignPostSchema = v.object({ postId: v.pipe(v.string(), v.uuid('Choose a post')) })
