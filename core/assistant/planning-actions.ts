import * as v from 'valibot'
import { PLATFORM_IDS } from '../posts/platforms/platforms.ts'

/** What a program may propose about the planner. It reaches the world, so a person looks at it and approves. */
export const PLANNING_TYPES = ['schedule_post', 'publish_post', 'unschedule_post'] as const
export type PlanningType = (typeof PLANNING_TYPES)[number]

/** Days that such a proposal waits for somebody. */
export const PLANNING_DAYS = 7

const MARK = /^[0-9a-f]{64}$/

const id = v.pipe(v.string(), v.uuid())
/** SHA-256 of the post’s text and pictures as they were when it was proposed: approval counts for these alone. */
const mark = v.pipe(v.string(), v.regex(MARK))
const where = {
  postId: id,
  mark,
  platform: v.picklist(PLATFORM_IDS),
  accountIds: v.pipe(v.array(id), v.maxLength(20)),
}

export const PLANNING_SCHEMAS = {
  schedule_post: v.strictObject({
    ...where,
    day: v.pipe(v.string(), v.isoDate()),
    /** `09:30`, on the clock of the zone. */
    time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    timeZone: v.pipe(v.string(), v.maxLength(100)),
    anyway: v.boolean(),
  }),
  publish_post: v.strictObject(where),
  unschedule_post: v.strictObject({
    scheduledPostId: id,
    /** When it was to go out, as an instant: moved since, it is another thing. */
    at: v.pipe(v.string(), v.isoTimestamp()),
  }),
} as const satisfies Record<PlanningType, v.GenericSchema>

export type PlanningData = { readonly [T in PlanningType]: v.InferOutput<(typeof PLANNING_SCHEMAS)[T]> }

/** What is proposed about the planner, checked. */
export type PlanningAction = {
  readonly [T in PlanningType]: { readonly type: T; readonly data: PlanningData[T] }
}[PlanningType]

/** Is it about the planner? */
export function isPlanning(action: { readonly type: string }): action is PlanningAction {
  return PLANNING_TYPES.some(type => type === action.type)
}
