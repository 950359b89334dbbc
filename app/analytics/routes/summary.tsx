import { listWeeks } from '#app/analytics/services/summary/list-weeks.ts'
import { readSummary } from '#app/analytics/services/summary/read-summary.ts'
import { hasSummary, switchSummary } from '#app/analytics/services/summary/switch-summary.ts'
import { WeekLetterPage } from '#app/analytics/ui/week-letter-page.tsx'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { readWeek } from '#core/analytics/letter/week.ts'
import { mondayOf } from '#core/schedule/days.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { Route } from './+types/summary'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasAnalytics')]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Weekly letter · Analytics · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { day: today } = wallTimeOf(ctx.now(), ctx.timeZone)
  const week = readWeek(new URL(request.url).searchParams, today)
  const [summary, weeks, isOn] = await Promise.all([
    readSummary(ctx, { span: week, isLatest: week.isLatest }),
    listWeeks(ctx, { today }),
    hasSummary(ctx),
  ])
  return { ...summary, week, weeks, thisWeek: mondayOf(today), isOn }
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
  return <WeekLetterPage {...loaderData} problem={actionData?.problem} />
}
