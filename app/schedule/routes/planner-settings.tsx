import { data } from 'react-router'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type FormBody, readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { PLAN_REFUSALS, planProblem } from '#app/schedule/copy.ts'
import { addSlot } from '#app/schedule/services/settings/add-slot.ts'
import { holdEverything } from '#app/schedule/services/settings/hold-everything.ts'
import { readPlannerSettings } from '#app/schedule/services/settings/read-planner-settings.ts'
import { removeSlot } from '#app/schedule/services/settings/remove-slot.ts'
import { renewFeed } from '#app/schedule/services/settings/renew-feed.ts'
import { PlannerSettingsPage } from '#app/schedule/ui/planner-settings-page.tsx'
import { slotFormSchema } from '#core/schedule/schema.ts'
import type { Route } from './+types/planner-settings'

const HERE = '/app/content/settings'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Publishing · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return {
    settings: await readPlannerSettings(ctx),
    timeZone: ctx.timeZone,
    canWrite: ctx.access === 'full',
    problem: planProblem(new URL(request.url).searchParams.get('problem')),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return data({ refusal: limited.message }, { status: 429, headers: limited.headers })
  const body = await readFormBody(request)
  const intent = String(body.form.get('intent'))
  if (intent === 'slot_add' || !body.ok) return add(ctx, body)
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined
  if (!change) return data({ refusal: PLAN_REFUSALS.not_possible }, { status: 400 })
  const result = await change(ctx, String(body.form.get('id') ?? ''))
  if (!result.ok) return done(`${HERE}?problem=${result.reason}`)
  return done(HERE, 'settingsSaved')
}

type Change = (ctx: WorkspaceContext, id: string) => Promise<{ ok: true } | { ok: false; reason: string }>

const CHANGES: Record<string, Change> = {
  slot_remove: (ctx, id) => removeSlot(ctx, { id }),
  hold: ctx => holdEverything(ctx, { hold: true }),
  resume: ctx => holdEverything(ctx, { hold: false }),
  feed_on: ctx => renewFeed(ctx, { isOn: true }),
  feed_off: ctx => renewFeed(ctx, { isOn: false }),
}

async function add(ctx: WorkspaceContext, body: FormBody) {
  const form = checkForm(body, slotFormSchema)
  if (!form.ok) return formAgain(form)
  const result = await addSlot(ctx, form.value)
  if (result.ok) return done(HERE, 'settingsSaved')
  const refused = form.refuse({ status: 409, form: PLAN_REFUSALS[result.reason] })
  return data({ reply: refused.reply }, { status: refused.status })
}

export default function PlannerSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PlannerSettingsPage {...loaderData} {...(actionData ?? {})} />
}
