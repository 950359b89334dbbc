import { data } from 'react-router'
import { approvalRows } from '#app/assistant/copy/approvals.ts'
import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { troubleRow } from '#app/billing/copy.ts'
import { checkIn } from '#app/brand/services/check-in.ts'
import { putOff, readNotToday } from '#app/dashboard/http/not-today.ts'
import { asksAboutIdea, pressIdea } from '#app/dashboard/http/press-idea.ts'
import { readDashboard } from '#app/dashboard/services/read-dashboard.ts'
import { DashboardPage } from '#app/dashboard/ui/dashboard-page.tsx'
import { fillExample } from '#app/onboarding/services/fill-example.ts'
import { removeExample } from '#app/onboarding/services/remove-example.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import type { ToastKey } from '#app/platform/http/toast.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import { scheduleTroubleRows } from '#app/posts/copy/posts.ts'
import { storyRefusal } from '#app/stories/copy.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { watchTroubleRow } from '#app/watch/copy.ts'
import { checkinFormSchema } from '#core/brand/forms/checkin.ts'
import { captureLineSchema } from '#core/stories/schema.ts'
import type { Route } from './+types/dashboard'

const HERE = '/app/dashboard'

interface Press {
  readonly toast: ToastKey
  readonly run: (ctx: WorkspaceContext) => Promise<{ ok: true } | { ok: false; problem: string }>
}

const PRESSES: Readonly<Record<string, Press | undefined>> = {
  'fill-example': {
    toast: 'exampleFilled',
    run: async ctx => {
      const result = await fillExample(ctx)
      if (result.ok) return { ok: true }
      const problem =
        result.reason === 'read_only'
          ? readOnlyText
          : 'You’ve already added your own work, so we haven’t added the example.'
      return { ok: false, problem }
    },
  },
  'remove-example': {
    toast: 'exampleRemoved',
    run: async ctx => {
      await removeExample(ctx)
      return { ok: true }
    },
  },
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Dashboard · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const viewer = await findViewer(context)
  const {
    trouble: { payment, watch },
    schedule,
    proposals,
    ...morning
  } = await readDashboard(ctx, { notToday: readNotToday(request, ctx) })
  return {
    firstName: viewer?.firstName ?? '',
    canWrite: ctx.access === 'full',
    idempotencyKey: newIdempotencyKey(),
    ...morning,
    trouble: [
      ...(payment && ctx.role === 'owner' ? [troubleRow(payment, ctx.timeZone)] : []),
      ...approvalRows(proposals),
      ...scheduleTroubleRows(schedule),
      ...(watch ? [watchTroubleRow(watch)] : []),
    ],
  }
}

/** The check-in, the capture line, what is put off, an idea and the example: each a form of its own. */
export async function action(args: Route.ActionArgs) {
  const posted = await workspacePost(args)
  const { ctx, intent, check, text, overLimit } = posted
  if (intent === 'capture') return capture(posted)
  if (intent === 'not-today') {
    const headers = new Headers({ 'Set-Cookie': putOff(args.request, ctx, text('action')) })
    return done(HERE, 'putOff', { headers })
  }
  const press = Object.hasOwn(PRESSES, intent) ? PRESSES[intent] : undefined
  if (press) {
    const limited = await overLimit('write')
    if (limited) return pageAgain(429, limited)
    const result = await press.run(ctx)
    return result.ok ? done(HERE, press.toast) : pageAgain(409, result.problem)
  }
  if (asksAboutIdea(intent)) return pressIdea(posted, intent)
  const form = await check(checkinFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const idempotencyKey = idempotencyKeyOf(form.value.idempotencyKey)
  const result = await checkIn(ctx, { ...form.value, idempotencyKey })
  if (!result.ok) return formAgain(form.refuse({ status: 409, form: readOnlyText }))
  return done(HERE, 'checkinSaved')
}

/** Saves a line as a story and stays where one is; what was refused comes back as it was typed. */
async function capture({ ctx, check }: WorkspacePost) {
  const form = await check(captureLineSchema, 'create_story')
  if (!form.ok) return data({ captured: { reply: form.reply, canUpgrade: false } }, { status: form.status })
  const idempotencyKey = idempotencyKeyOf(form.value.idempotencyKey)
  const result = await addStory(ctx, { body: form.value.body, idempotencyKey })
  if (result.ok) return done(HERE, 'storySaved')
  const { reply, status } = form.refuse({ status: 409, form: storyRefusal(result) })
  return data({ captured: { reply, canUpgrade: result.reason === 'story_limit_reached' } }, { status })
}

export default function DashboardRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('content_planner', 'brand_checkins', 'user_clarify_data', 'stories', 'content_created')
  return <DashboardPage view={loaderData} {...(actionData ?? {})} />
}
