import { Suspense } from 'react'
import { Await, data, redirect, useAsyncError } from 'react-router'
import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { originOf, pageMeta } from '#app/design/layout/page-meta.ts'
import { INSIGHT_KINDS, INSIGHT_TEXTS, insightsFailed } from '#app/insights/copy.ts'
import { actOnInsight } from '#app/insights/services/act-on-insight.ts'
import { dismissInsight } from '#app/insights/services/dismiss-insight.ts'
import { markInsightsRead } from '#app/insights/services/mark-insights-read.ts'
import { muteInsights } from '#app/insights/services/mute-insights.ts'
import { readInsightRows } from '#app/insights/services/read-insight-rows.ts'
import { readInsights } from '#app/insights/services/read-insights.ts'
import { Insights, InsightsFailed, InsightsFrame, InsightsLoading } from '#app/insights/ui/insights-page.tsx'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import { articles } from '#app/site/copy/articles.ts'
import { SITE_PAGES } from '#app/site/copy/pages.ts'
import { ArticleList } from '#app/site/ui/index.ts'
import { INSIGHT_TYPES } from '#core/insights/insight.ts'
import type { Route } from './+types/insights'

export const links: Route.LinksFunction = () => [
  {
    rel: 'alternate',
    type: 'application/atom+xml',
    href: '/insights/feed.xml',
    title: 'Brandhearth: insights for founders',
  },
]

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData && !loaderData.isMember) return pageMeta(SITE_PAGES.insights, originOf(matches))
  return [{ title: 'Insights · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

/** A visitor's articles, or a member's insights: with a whole page at once, after a press inside the app as they come. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (!(await findViewer(context))) {
    const cards = articles().map(({ slug, title, summary, date, minutes }) => {
      return { slug, title, summary, date, minutes }
    })
    return { isMember: false, articles: cards } as const
  }
  const view = readView(await workspaceContext(request, context), new URL(request.url).searchParams)
  return { isMember: true, view: isScript(request) ? view : await view } as const
}

function isScript(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'empty'
}

async function readView(ctx: WorkspaceContext, params: URLSearchParams) {
  const view = await readInsights(ctx, { dismissed: params.get('dismissed') })
  const rows = params.get('rows')
  return { ...view, basis: rows ? await readInsightRows(ctx, { id: rows }) : null, timeZone: ctx.timeZone }
}

/** Each press of a card. Reading is noted by scripts; the others lead to a page. */
export async function action(args: Route.ActionArgs) {
  const { ctx, body, intent, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const id = text('id')
  switch (intent) {
    case 'read':
      await markInsightsRead(ctx, { ids: body.form.getAll('id').map(String) })
      // A script that noted it stays where it is.
      return isScript(args.request) ? data({ problem: undefined }) : redirect('/insights', 303)
    case 'act': {
      const acted = await actOnInsight(ctx, { id: text('insight'), actionId: text('action') })
      return acted.ok ? redirect(acted.to, 303) : refused(acted.reason)
    }
    case 'dismiss':
    case 'restore': {
      const isDismissed = intent === 'dismiss'
      const saved = await dismissInsight(ctx, { id, isDismissed })
      if (!saved.ok) return refused(saved.reason)
      const query = isDismissed ? '?dismissed=' : '#insight-'
      return redirect(`/insights${query}${encodeURIComponent(id)}`, 303)
    }
    case 'mute':
    case 'unmute': {
      const isMuted = intent === 'mute'
      const kind = INSIGHT_TYPES.find(candidate => candidate === text('kind'))
      if (!kind) break
      const saved = await muteInsights(ctx, { kind, isMuted })
      if (!saved.ok) return refused(saved.reason)
      return done('/insights', isMuted ? 'insightsMuted' : 'insightsTold', {
        params: { kind: INSIGHT_KINDS[kind] },
      })
    }
  }
  return pageAgain(400, INSIGHT_TEXTS.gone)
}

function refused(reason: 'read_only' | 'insight_not_found' | 'kind_unknown') {
  return reason === 'read_only' ? pageAgain(403, readOnlyText) : pageAgain(409, INSIGHT_TEXTS.gone)
}

export default function InsightsRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isMember) return <ArticleList articles={loaderData.articles} />
  return <MemberInsights view={loaderData.view} problem={actionData?.problem} />
}

type View = Awaited<ReturnType<typeof readView>>

function MemberInsights({ view, problem }: { view: View | Promise<View>; problem: string | undefined }) {
  useLiveTables('brand_checkins', 'content_planner', 'stories', 'user_clarify_data', 'unified_insights')
  return (
    <InsightsFrame>
      <Suspense fallback={<InsightsLoading />}>
        <Await resolve={view} errorElement={<FailedLater />}>
          {found => <Insights view={found} problem={problem} />}
        </Await>
      </Suspense>
    </InsightsFrame>
  )
}

function FailedLater() {
  return <InsightsFailed text={insightsFailed(useAsyncError())} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <InsightsFrame>
      <InsightsFailed text={insightsFailed(error)} />
    </InsightsFrame>
  )
}
