import { data } from 'react-router'
import { polishProblem } from '#app/assistant/copy.ts'
import { polishIdeas } from '#app/assistant/services/polish-ideas.ts'
import { readOnlyText, troubleRow } from '#app/billing/copy.ts'
import { readTrouble } from '#app/billing/services/reading/read-trouble.ts'
import { checkIn } from '#app/brand/services/check-in.ts'
import { refreshIdeas } from '#app/brand/services/refresh-ideas.ts'
import { readDashboard } from '#app/dashboard/services/read-dashboard.ts'
import { DashboardPage } from '#app/dashboard/ui/dashboard-page.tsx'
import { fillExample } from '#app/onboarding/services/fill-example.ts'
import { removeExample } from '#app/onboarding/services/remove-example.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import type { ToastKey } from '#app/platform/http/toast.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import { scheduleTroubleRows } from '#app/posts/copy/posts.ts'
import { checkinFormSchema } from '#core/brand/forms/checkin.ts'
import type { Route } from './+types/dashboard'

type Pressed = { ok: true } | { ok: false; problem: string }
interface Press {
  readonly toast: ToastKey
  readonly run: (ctx: WorkspaceContext) => Promise<Pressed>
}

const PRESSES: Readonly<Record<string, Press | undefined>> = {
  'refresh-ideas': {
    toast: 'ideasRefreshed',
    run: async ctx => ((await refreshIdeas(ctx)).ok ? { ok: true } : { ok: false, problem: readOnlyText }),
  },
  'polish-ideas': {
    toast: 'ideasPolished',
    run: async ctx => {
      const result = await polishIdeas(ctx)
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
  const [dashboard, payment] = await Promise.all([readDashboard(ctx), readTrouble(ctx)])
  return {
    firstName: viewer?.firstName ?? '',
    tier: ctx.tier,
    canWrite: ctx.access === 'full',
    idempotencyKey: crypto.randomUUID(),
    ...dashboard,
    canPolish: ctx.config.openai !== null,
    trouble: [
      ...(payment && ctx.role === 'owner' ? [troubleRow(payment, ctx.timeZone)] : []),
      ...scheduleTroubleRows(dashboard.schedule),
    ],
  }
}

/** The check-in, fresh ideas, and the example: each one press. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const body = await readFormBody(request)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  const intent = String(body.form.get('intent'))
  const press = Object.hasOwn(PRESSES, intent) ? PRESSES[intent] : undefined
  if (press && !limited) {
    const result = await press.run(ctx)
    return result.ok
      ? done('/app/dashboard', press.toast)
      : data({ problem: result.problem }, { status: 409 })
  }
  if (press && limited) return data({ problem: limited.message }, { status: 429, headers: limited.headers })
  const form = checkForm(body, checkinFormSchema)
  if (!form.ok) return formAgain(form)
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  const result = await checkIn(ctx, form.value)
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
