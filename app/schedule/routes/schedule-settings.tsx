import { data } from 'react-router'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { SCHEDULE_REFUSALS, scheduleProblem } from '#app/schedule/copy.ts'
import { addSlot } from '#app/schedule/services/settings/add-slot.ts'
import { pauseEverything } from '#app/schedule/services/settings/pause-everything.ts'
import { readScheduleSettings } from '#app/schedule/services/settings/read-schedule-settings.ts'
import { removeSlot } from '#app/schedule/services/settings/remove-slot.ts'
import { renewFeed } from '#app/schedule/services/settings/renew-feed.ts'
import { setQuietHours } from '#app/schedule/services/settings/set-quiet-hours.ts'
import { ScheduleSettingsPage } from '#app/schedule/ui/schedule-settings-page.tsx'
import { quietFormSchema, slotFormSchema } from '#core/schedule/schema.ts'
import type { Route } from './+types/schedule-settings'

const HERE = '/app/content/settings'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Publishing · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return {
    settings: await readScheduleSettings(ctx),
    timeZone: ctx.timeZone,
    canWrite: ctx.access === 'full',
    problem: scheduleProblem(new URL(request.url).searchParams.get('problem')),
  }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const { ctx, body, intent } = post
  const limited = await post.overLimit('write')
  if (limited) return data({ refusal: limited }, { status: 429 })
  if (intent === 'quiet_set') return setQuiet(post)
  if (intent === 'slot_add' || !body.ok) return add(post)
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined
  if (!change) return data({ refusal: SCHEDULE_REFUSALS.not_possible }, { status: 400 })
  const result = await change(ctx, post)
  if (!result.ok) return done(`${HERE}?problem=${result.reason}`)
  return done(HERE, 'settingsSaved')
}

type Change = (
  ctx: WorkspaceContext,
  post: WorkspacePost,
) => Promise<{ ok: true } | { ok: false; reason: string }>

const CHANGES: Record<string, Change> = {
  slot_remove: (ctx, { text }) => removeSlot(ctx, { id: text('id') }),
  quiet_off: ctx => setQuietHours(ctx, null),
  hold: ctx => pauseEverything(ctx, { pause: true }),
  resume,
  feed_on: ctx => renewFeed(ctx, { isOn: true }),
  feed_off: ctx => renewFeed(ctx, { isOn: false }),
}

/** Resumes; what was shown and is not ticked stays paused. */
function resume(ctx: WorkspaceContext, { body }: WorkspacePost) {
  const idsOf = (name: string) => body.form.getAll(name).filter(value => typeof value === 'string')
  const ticked = new Set(idsOf('publish'))
  return pauseEverything(ctx, { pause: false, keep: idsOf('shown').filter(id => !ticked.has(id)) })
}

async function add({ ctx, check }: WorkspacePost) {
  const form = await check(slotFormSchema, null)
  if (!form.ok) return formAgain(form)
  const result = await addSlot(ctx, form.value)
  if (result.ok) return done(HERE, 'settingsSaved')
  return formAgain(form.refuse({ status: 409, form: SCHEDULE_REFUSALS[result.reason] }))
}

async function setQuiet({ ctx, check }: WorkspacePost) {
  const form = await check(quietFormSchema, null)
  if (!form.ok) return data({ quietReply: form.reply }, { status: form.status })
  const result = await setQuietHours(ctx, form.value)
  if (result.ok) return done(`${HERE}#quiet`, 'settingsSaved')
  return data({ refusal: SCHEDULE_REFUSALS[result.reason] }, { status: 409 })
}

export default function ScheduleSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ScheduleSettingsPage {...loaderData} {...(actionData ?? {})} />
}
