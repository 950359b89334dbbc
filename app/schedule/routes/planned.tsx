import { data } from 'react-router'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type FormBody, readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { PLAN_REFUSALS } from '#app/schedule/copy.ts'
import { changeOuting, type OutingAction } from '#app/schedule/services/change-outing.ts'
import { moveOuting } from '#app/schedule/services/move-outing.ts'
import { readOuting } from '#app/schedule/services/read-outing.ts'
import { PlannedPage } from '#app/schedule/ui/planned-page.tsx'
import { contentReturn } from '#core/schedule/return-path.ts'
import { moveFormSchema, outFormSchema } from '#core/schedule/schema.ts'
import { isDay } from '#core/schedule/wall-time.ts'
import { whenText } from '#core/schedule/when-text.ts'
import type { Route } from './+types/planned'

const ACTIONS: readonly OutingAction[] = [
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
  return [{ title: `${loaderData?.outing.title ?? 'Planned post'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const outing = await readOuting(ctx, { id: params.id })
  if (!outing) throw notFound()
  const back = contentReturn(new URL(request.url).searchParams.get('back'))
  return { outing, back, timeZone: ctx.timeZone, canWrite: ctx.access === 'full' }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return data({ problem: limited.message }, { status: 429, headers: limited.headers })
  const body = await readFormBody(request)
  const intent = body.form.get('intent')
  if (intent === 'move') return move(ctx, params.id, body)
  const back = contentReturn(body.form.get('back'))
  if (intent === 'drop') return drop(ctx, params.id, String(body.form.get('day')), back)
  const action = ACTIONS.find(known => known === intent)
  if (!action) return data({ problem: PLAN_REFUSALS.not_possible }, { status: 400 })
  return change(ctx, params.id, action, body, back)
}

async function move(ctx: WorkspaceContext, id: string, body: FormBody) {
  const form = checkForm(body, moveFormSchema)
  if (!form.ok) return formAgain(form)
  const { day, time, timeZone, version } = form.value
  const result = await moveOuting(ctx, { id, day, minute: time, timeZone, version })
  if (result.ok)
    return done(contentReturn(body.form.get('back')), 'postMoved', {
      params: { when: whenText(result.at, timeZone) },
    })
  if (result.reason === 'not_found') throw notFound()
  if (result.reason === 'past')
    return formAgain(form.refuse({ status: 422, fields: { day: PLAN_REFUSALS.past } }))
  return formAgain(form.refuse({ status: 409, form: PLAN_REFUSALS[result.reason] }))
}

/** Let go on another day: the time on the clock stays. What is refused is said on the calendar it was let go on. */
async function drop(ctx: WorkspaceContext, id: string, day: string, back: string) {
  if (!isDay(day)) return data({ problem: PLAN_REFUSALS.not_possible }, { status: 400 })
  const result = await moveOuting(ctx, { id, day })
  if (!result.ok) return done(`${back}${back.includes('?') ? '&' : '?'}problem=${result.reason}`)
  return done(back, 'postMoved', { params: { when: whenText(result.at, ctx.timeZone) } })
}

async function change(ctx: WorkspaceContext, id: string, action: OutingAction, body: FormBody, back: string) {
  const form = checkForm(body, outFormSchema)
  if (!form.ok) return data({ problem: Object.values(form.reply.error ?? {})[0]?.[0] }, { status: 400 })
  const result = await changeOuting(ctx, { id, action, link: form.value.link })
  if (!result.ok) {
    if (result.reason === 'not_found') throw notFound()
    return data({ problem: PLAN_REFUSALS[result.reason] }, { status: 409 })
  }
  const isOut = action === 'out'
  const undo = action === 'remove' ? `/app/content?removed=${id}&tab=plan` : back
  return done(undo, isOut ? 'postIsOut' : 'planChanged')
}

export default function PlannedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PlannedPage {...loaderData} {...(actionData ?? {})} />
}
