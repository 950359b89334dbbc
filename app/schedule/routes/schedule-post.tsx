import { data } from 'react-router'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import {
  longCommentRefusal,
  platformRefusal,
  quietRefusal,
  SCHEDULE_REFUSALS,
  tooLongRefusal,
} from '#app/schedule/copy.ts'
import { findFreeSlot } from '#app/schedule/services/find-free-slot.ts'
import { readScheduleForm } from '#app/schedule/services/read-schedule-form.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { namesOf, SchedulePostPage } from '#app/schedule/ui/schedule-post-page.tsx'
import { NETWORK_NAMES } from '#core/publishing/networks.ts'
import { scheduleFormSchema } from '#core/schedule/schema.ts'
import { isDay, minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import { whenText } from '#core/schedule/when-text.ts'
import type { Route } from './+types/schedule-post'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Schedule post · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const date = params.get('date')
  const schedule = await readScheduleForm(ctx, { postId: params.get('post'), day: isDay(date) ? date : null })
  if (!schedule) throw notFound()
  return {
    schedule,
    timeZone: ctx.timeZone,
    idempotencyKey: newIdempotencyKey(),
    canWrite: ctx.access === 'full',
  }
}

export async function action(args: Route.ActionArgs) {
  const postId = new URL(args.request.url).searchParams.get('post') ?? ''
  const post = await workspacePost(args)
  const refused = await fillIn(post, postId)
  if (refused) return pageAgain(409, SCHEDULE_REFUSALS[refused])
  const { ctx } = post
  const form = await post.check(scheduleFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const idempotencyKey = idempotencyKeyOf(form.value.idempotencyKey)
  const result = await schedulePost(ctx, { postId, form: form.value, idempotencyKey })
  if (result.ok) {
    const when = whenText(result.at, form.value.timeZone)
    const to = result.isPaused
      ? `/app/content/planned/${result.scheduledPostId}`
      : `/app/content?date=${form.value.day}`
    return done(to, 'postScheduled', { params: { when } })
  }
  if (result.reason === 'warned')
    return data({ reply: form.refuse({ status: 409 }).reply, warnings: result.warnings }, { status: 409 })
  if (result.reason === 'platform_limit_reached') {
    const text = platformRefusal(result.limit, namesOf(result.kept))
    return data({ reply: form.refuse({ status: 409, form: text }).reply, canUpgrade: true }, { status: 409 })
  }
  if (result.reason === 'quiet') {
    const { until, timeZone } = result
    const reply = form.refuse({ status: 409, form: quietRefusal(whenText(until, timeZone)) }).reply
    const { day, minute } = wallTimeOf(until, timeZone)
    const time = minuteText(minute)
    const instead = {
      value: `${day} ${time} ${timeZone}`,
      label: `Schedule for ${whenText(until, timeZone)}`,
    }
    return data({ reply, instead }, { status: 409 })
  }
  if (result.reason === 'too_long')
    return formAgain(form.refuse({ status: 422, form: tooLongRefusal(result) }))
  if (result.reason === 'comment_too_long') {
    const text = longCommentRefusal(NETWORK_NAMES[result.network], result.limit)
    return formAgain(form.refuse({ status: 422, fields: { firstComment: text } }))
  }
  if (result.reason === 'comment_unapproved')
    return formAgain(
      form.refuse({ status: 422, fields: { firstComment: SCHEDULE_REFUSALS.comment_unapproved } }),
    )
  if (result.reason === 'pictures')
    return formAgain(form.refuse({ status: 422, fields: { accounts: result.problem } }))
  if (result.reason === 'past')
    return formAgain(form.refuse({ status: 422, fields: { day: SCHEDULE_REFUSALS.past } }))
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: SCHEDULE_REFUSALS[result.reason] }))
}

/**
 * Fills in the time that a button stands for: the next free slot, with its place and accounts where the form asks for none,
 * or the time that was offered instead of one in the quiet hours.
 */
async function fillIn({ ctx, body: { form }, text }: WorkspacePost, postId: string) {
  const [day, time, zone] = text('instead').split(' ')
  if (day && time && zone) setWhen(form, { day, time, timeZone: zone })
  if (text('slot') !== 'next') return null
  const found = await findFreeSlot(ctx, { postId, platform: text('platform') })
  if (!found.ok) return found.reason
  setWhen(form, found.slot)
  if (text('platform')) return null
  form.set('platform', found.slot.platform)
  for (const id of found.slot.accounts) form.append('accounts', id)
  return null
}

function setWhen(form: FormData, when: { day: string; time: string; timeZone: string }) {
  for (const name of ['day', 'time', 'timeZone'] as const) form.set(name, when[name])
}

export default function SchedulePostRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SchedulePostPage {...loaderData} {...(actionData ?? {})} />
}
