import { readOnlyText, troubleRow } from '#app/copy/billing.ts'
import { useLiveTables } from '#app/forms/live/use-live-tables.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { workspaceContext } from '#app/http/guards.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { done, formAgain } from '#app/http/respond.ts'
import { findViewer } from '#app/http/viewer.ts'
import { readTrouble } from '#app/services/billing/reading/read-trouble.ts'
import { checkIn } from '#app/services/brand/check-in.ts'
import { readDashboard } from '#app/services/brand/read-dashboard.ts'
import { DashboardPage } from '#app/ui/dashboard/dashboard-page.tsx'
import { checkinFormSchema } from '#core/brand/forms/checkin.ts'
import type { Route } from './+types/dashboard'

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
    trouble: payment ? [troubleRow(payment, ctx.timeZone)] : [],
    ...dashboard,
  }
}

/** The check-in: one slider, one press. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const form = await parseForm(request, checkinFormSchema)
  if (!form.ok) return formAgain(form)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
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
  return <DashboardPage view={loaderData} reply={actionData?.reply} />
}
