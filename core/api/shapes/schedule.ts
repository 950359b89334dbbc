import * as v from 'valibot'
import { SCHEDULED_POST_STATUSES } from '../../schedule/status.ts'
import { day, id, instant, listQuery, pageOf } from './fields.ts'
import { platform } from './posts.ts'

export const scheduledPostSchema = v.strictObject({
  id,
  postId: v.nullable(id),
  title: v.string(),
  platform: v.string(),
  scheduledFor: instant,
  timeZone: v.string(),
  status: v.picklist(SCHEDULED_POST_STATUSES),
  heldReason: v.pipe(v.string(), v.description('Why it waits; empty where it doesn’t.')),
  reason: v.pipe(v.string(), v.description('Why it failed or was missed; empty where it wasn’t.')),
  publishedAt: v.nullable(instant),
  link: v.pipe(v.string(), v.description('Where it can be seen; empty where that isn’t known.')),
})

export const schedulePageSchema = pageOf(scheduledPostSchema)

/** The earliest first. */
export const scheduleQuery = v.strictObject({
  ...listQuery,
  from: v.optional(v.pipe(instant, v.description('Nothing before this instant.'))),
  to: v.optional(v.pipe(instant, v.description('Nothing from this instant on.'))),
})

/** When and where a post is published, by the clock of a time zone. */
export const newScheduledPostSchema = v.strictObject({
  postId: id,
  platform,
  day,
  time: v.pipe(
    v.string(),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Has to be a time, such as 09:30'),
    v.description('By the clock of `timeZone`.'),
  ),
  timeZone: v.optional(
    v.pipe(v.string(), v.maxLength(100), v.description('An IANA name. The workspace’s own unless given.')),
  ),
  accountIds: v.optional(
    v.pipe(
      v.array(id),
      v.maxLength(20),
      v.description('Connected accounts it is published to. None: you are reminded to post it yourself.'),
    ),
    [],
  ),
  anyway: v.optional(
    v.pipe(v.boolean(), v.description('Schedules it although it clashes with another or repeats it.')),
    false,
  ),
})

export const scheduledSchema = v.strictObject({
  id,
  scheduledFor: instant,
  isHeld: v.pipe(v.boolean(), v.description('It waits, for example for approval.')),
})
