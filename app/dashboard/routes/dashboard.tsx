import { approvalRows } from '#app/assistant/copy/approvals.ts'
import { polishProblem } from '#app/assistant/copy.ts'
import { polishIdeas } from '#app/assistant/services/polish-ideas.ts'
import { readOnlyText, troubleRow } from '#app/billing/copy.ts'
import { checkIn } from '#app/brand/services/check-in.ts'
import { refreshIdeas } from '#app/brand/services/ideas/refresh-ideas.ts'
import { asksAboutIdea, pressIdea } from '#app/dashboard/http/press-idea.ts'
import { readDashboard } from '#app/dashboard/services/read-dashboard.ts'
import { DashboardPage } from '#app/dashboard/ui/dashboard-page.tsx'
import { fillExample } from '#app/onboarding/services/fill-example.ts'
import { removeExample } from '#app/onboarding/services/remove-example.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import type { ToastKey } from '#app/platform/http/toast.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import { scheduleTroubleRows } from '#app/posts/copy/posts.ts'
import { watchTroubleRow } from '#app/watch/copy.ts'
import { checkinFormSchema } from '#core/brand/forms/checkin.ts'
import type { Route } from './+types/dashboard'

interface Toasted {
  readonly ok: true
  /** Where it is not the one of the press. */
  readonly toast?: ToastKey
  readonly params?: Record<string, string>
}
interface Press {
  readonly toast: ToastKey
  readonly run: (ctx: WorkspaceContext) => Promise<Toasted | { ok: false; problem: string }>
}

/** What a press on 'Another set' brought. */
function freshIdeas({ fresh, left }: { fresh: number; left: number }): Toasted {
  if (fresh === 0) return { ok: true, toast: 'ideasNone' }
  const count = fresh === 1 ? 'One new idea' : `${fresh} new ideas`
  return { ok: true, toast: left === 0 ? 'ideasLast' : 'ideasNew', params: { count } }
}

const PRESSES: Readonly<Record<string, Press | undefined>> = {
  'refresh-ideas': {
    toast: 'ideasNone',
    run: async ctx => {
      const result = await refreshIdeas(ctx)
      return result.ok ? freshIdeas(result) : { ok: false, problem: readOnlyText }
    },
  },
  'polish-ideas': {
    toast: 'ideasPolished',
    run: async ctx => {
      const { rules } = await readDashboard(ctx)
      const result = await polishIdeas(ctx, rules)
      return result.ok ? { ok: true } : { ok: false, problem: polishProblem(result, ctx.timeZone) }
    },
  },
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
    rules: _,
    trouble: { payment, watch },
    proposals,
    ...dashboard
  } = await readDashboard(ctx)
  return {
    firstName: viewer?.firstName ?? '',
    tier: ctx.tier,
    canWrite: ctx.access === 'full',
    idempotencyKey: newIdempotencyKey(),
    ...dashboard,
    canPolish: ctx.config.openai !== null,
    trouble: [
      ...(payment && ctx.role === 'owner' ? [troubleRow(payment, ctx.timeZone)] : []),
      ...approvalRows(proposals),
      ...scheduleTroubleRows(dashboard.schedule),
      ...(watch ? [watchTroubleRow(watch)] : []),
    ],
  }
}

/** The check-in, ideas and the example: each a form of its own. */
export async function action(args: Route.ActionArgs) {
  const posted = await workspacePost(args)
  const { ctx, intent, check, overLimit } = posted
  const press = Object.hasOwn(PRESSES, intent) ? PRESSES[intent] : undefined
  if (press) {
    const limited = await overLimit('write')
    if (limited) return pageAgain(429, limited)
    const result = await press.run(ctx)
    if (!result.ok) return pageAgain(409, result.problem)
    return done('/app/dashboard', result.toast ?? press.toast, result.params ? { params: result.params } : {})
  }
  if (asksAboutIdea(intent)) return pressIdea(posted, intent)
  const form = await check(checkinFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const idempotencyKey = idempotencyKeyOf(form.value.idempotencyKey)
  const result = await checkIn(ctx, { ...form.value, idempotencyKey })
  if (!result.ok) return formAgain(form.refuse({ status: 409, form: readOnlyText }))
  return done('/app/dashboard', 'checkinSaved')
}

export default function DashboardRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables(
    'content_planner',
    'brand_checkins',
    'user_clarify_data',
    'stories',
    'unified_insights',
    'content_created',
  )
  return <DashboardPage view={loaderData} {...(actionData ?? {})} />
}
