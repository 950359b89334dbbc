import { readSummary } from '#app/analytics/services/summary/read-summary.ts'
import { hasSummary, switchSummary } from '#app/analytics/services/summary/switch-summary.ts'
import { SummaryPage } from '#app/analytics/ui/summary-page.tsx'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { Route } from './+types/summary'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasAnalytics')]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Monday summary · Analytics · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { day } = wallTimeOf(ctx.now(), ctx.timeZone)
  const [summary, isOn] = await Promise.all([readSummary(ctx, { day }), hasSummary(ctx)])
  return { ...summary, isOn }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const isOn = intent === 'on'
  await switchSummary(ctx, { isOn })
  return done('/app/analytics/summary', isOn ? 'summaryOn' : 'summaryOff')
}

export default function SummaryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SummaryPage {...loaderData} problem={actionData?.problem} />
}
