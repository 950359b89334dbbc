import { data } from 'react-router'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { SCHEDULE_REFUSALS } from '#app/schedule/copy.ts'
import { scheduleRefusal } from '#app/schedule/http/schedule-refusal.ts'
import { findFreeSlot } from '#app/schedule/services/find-free-slot.ts'
import { findPlace } from '#app/schedule/services/find-place.ts'
import { readScheduleForm } from '#app/schedule/services/read-schedule-form.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { SchedulePostPage } from '#app/schedule/ui/schedule-post-page.tsx'
import { scheduleFormSchema } from '#core/schedule/schema.ts'
import { isDay, minuteText, readMinute, wallTimeOf } from '#core/schedule/wall-time.ts'
import { whenText } from '#core/schedule/when-text.ts'
import type { Route } from './+types/schedule-post'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Schedule post · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const date = params.get('date')
  const schedule = await readScheduleForm(ctx, {
    postId: params.get('post'),
    day: isDay(date) ? date : null,
    minute: readMinute(params.get('time')),
  })
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
      : `/app/content?date=${form.value.day}&planned=${result.scheduledPostId}#day-${form.value.day}`
    return done(to, 'postScheduled', { params: { when } })
  }
  const refusal = scheduleRefusal(result)
  if (!refusal) throw notFound()
  const { reply, status } = form.refuse(refusal)
  if (result.reason === 'warned') return data({ reply, warnings: result.warnings }, { status })
  if (result.reason === 'platform_limit_reached') return data({ reply, canUpgrade: true }, { status })
  if (result.reason !== 'quiet') return formAgain({ reply, status })
  const { until, timeZone } = result
  const { day, minute } = wallTimeOf(until, timeZone)
  const value = `${day} ${minuteText(minute)} ${timeZone}`
  return data({ reply, instead: { value, label: `Schedule for ${whenText(until, timeZone)}` } }, { status })
}

/**
 * Fills in the time that a button stands for: the next free slot or one that was chosen in the planner, with the place and
 * the accounts where the form asks for none, or the time that was offered instead of one in the quiet hours.
 */
async function fillIn({ ctx, body: { form }, text }: WorkspacePost, postId: string) {
  const put = text('put')
  const [day, time, zone] = (text('instead') || put).split(' ')
  if (day && time && zone) setWhen(form, { day, time, timeZone: zone })
  if (put) {
    const found = await findPlace(ctx, { postId })
    if (!found.ok) return found.reason
    setPlace(form, found.place)
    // A page that is come back to offers other times and drafts under the same key: each of them is a press of its own.
    form.set('idempotencyKey', `${text('idempotencyKey').slice(0, 36)} ${postId} ${day} ${time}`)
  }
  if (text('slot') !== 'next') return null
  const found = await findFreeSlot(ctx, { postId, platform: text('platform') })
  if (!found.ok) return found.reason
  setWhen(form, found.slot)
  if (!text('platform')) setPlace(form, found.slot)
  return null
}

function setPlace(form: FormData, place: { platform: string; accounts: readonly string[] }) {
  form.set('platform', place.platform)
  for (const id of place.accounts) form.append('accounts', id)
}

function setWhen(form: FormData, when: { day: string; time: string; timeZone: string }) {
  for (const name of ['day', 'time', 'timeZone'] as const) form.set(name, when[name])
}

export default function SchedulePostRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SchedulePostPage {...loaderData} {...(actionData ?? {})} />
}
