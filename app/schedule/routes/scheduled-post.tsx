import { data } from 'react-router'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type FormBody, readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { SCHEDULE_REFUSALS } from '#app/schedule/copy.ts'
import {
  changeScheduledPost,
  type ScheduledPostAction,
} from '#app/schedule/services/change-scheduled-post.ts'
import { moveScheduledPost } from '#app/schedule/services/move-scheduled-post.ts'
import { readScheduledPost } from '#app/schedule/services/read-scheduled-post.ts'
import { ScheduledPostPage } from '#app/schedule/ui/scheduled-post-page.tsx'
import { scheduleReturn } from '#core/schedule/return-path.ts'
import { moveFormSchema, outFormSchema } from '#core/schedule/schema.ts'
import { isDay } from '#core/schedule/wall-time.ts'
import { whenText } from '#core/schedule/when-text.ts'
import type { Route } from './+types/scheduled-post'

const ACTIONS: readonly ScheduledPostAction[] = [
  'hand_over',
  'not_yet',
  'out',
  'remove',
  'remove_series',
  'hold',
  'release',
  'restore',
]

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.scheduledPost.title ?? 'Planned post'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const scheduledPost = await readScheduledPost(ctx, { id: params.id })
  if (!scheduledPost) throw notFound()
  const back = scheduleReturn(new URL(request.url).searchParams.get('back'))
  return { scheduledPost, back, timeZone: ctx.timeZone, canWrite: ctx.access === 'full' }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return data({ problem: limited.message }, { status: 429, headers: limited.headers })
  const body = await readFormBody(request)
  const intent = body.form.get('intent')
  if (intent === 'move') return move(ctx, params.id, body)
  const back = scheduleReturn(body.form.get('back'))
  if (intent === 'drop') return drop(ctx, params.id, String(body.form.get('day')), back)
  const action = ACTIONS.find(name => name === intent)
  if (!action) return data({ problem: SCHEDULE_REFUSALS.not_possible }, { status: 400 })
  return change(ctx, params.id, action, body, back)
}

async function move(ctx: WorkspaceContext, id: string, body: FormBody) {
  const form = checkForm(body, moveFormSchema)
  if (!form.ok) return formAgain(form)
  const { day, time, timeZone, version } = form.value
  const result = await moveScheduledPost(ctx, { id, day, minute: time, timeZone, version })
  if (result.ok)
    return done(scheduleReturn(body.form.get('back')), 'postMoved', {
      params: { when: whenText(result.at, timeZone) },
    })
  if (result.reason === 'not_found') throw notFound()
  if (result.reason === 'past')
    return formAgain(form.refuse({ status: 422, fields: { day: SCHEDULE_REFUSALS.past } }))
  return formAgain(form.refuse({ status: 409, form: SCHEDULE_REFUSALS[result.reason] }))
}

/** Dropped on another day: the time on the clock stays. A refusal is shown on the calendar it was dropped on. */
async function drop(ctx: WorkspaceContext, id: string, day: string, back: string) {
  if (!isDay(day)) return data({ problem: SCHEDULE_REFUSALS.not_possible }, { status: 400 })
  const result = await moveScheduledPost(ctx, { id, day })
  if (!result.ok) return done(`${back}${back.includes('?') ? '&' : '?'}problem=${result.reason}`)
  return done(back, 'postMoved', { params: { when: whenText(result.at, ctx.timeZone) } })
}

async function change(
  ctx: WorkspaceContext,
  id: string,
  action: ScheduledPostAction,
  body: FormBody,
  back: string,
) {
  const form = checkForm(body, outFormSchema)
  if (!form.ok) return data({ problem: Object.values(form.reply.error ?? {})[0]?.[0] }, { status: 400 })
  const result = await changeScheduledPost(ctx, { id, action, link: form.value.link })
  if (!result.ok) {
    if (result.reason === 'not_found') throw notFound()
    return data({ problem: SCHEDULE_REFUSALS[result.reason] }, { status: 409 })
  }
  const isOut = action === 'out'
  const undo = action === 'remove' ? `/app/content?removed=${id}&tab=plan` : back
  return done(undo, isOut ? 'postIsOut' : 'scheduleChanged')
}

export default function ScheduledPostRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ScheduledPostPage {...loaderData} {...(actionData ?? {})} />
}
