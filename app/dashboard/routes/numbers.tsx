import { polishProblem } from '#app/assistant/copy.ts'
import { polishIdeas } from '#app/assistant/services/polish-ideas.ts'
import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { refreshIdeas } from '#app/brand/services/ideas/refresh-ideas.ts'
import { asksAboutIdea, IDEAS_PAGE, pressIdea } from '#app/dashboard/http/press-idea.ts'
import { readNumbers } from '#app/dashboard/services/read-numbers.ts'
import { NumbersPage } from '#app/dashboard/ui/numbers/numbers-page.tsx'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { readFolds } from '#core/shared/folds-address.ts'
import type { Route } from './+types/numbers'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'The numbers · Dashboard · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { rules: _, trend, progress, score, ...numbers } = await readNumbers(ctx)
  const { points, ...moved } = trend
  const { currentStep, totalSteps, storiesCount, postsCreated, weeklyStats } = progress
  const { breakdown: _parts, lastUpdated: _at, ...shownScore } = score
  return {
    tier: ctx.tier,
    canWrite: ctx.access === 'full',
    idempotencyKey: newIdempotencyKey(),
    ...numbers,
    progress: { currentStep, totalSteps, storiesCount, postsCreated, weeklyStats },
    score: shownScore,
    // One a day: the days follow from the first.
    trend: { ...moved, from: points[0]?.day ?? '', values: points.map(({ value }) => value) },
    canPolish: ctx.config.openai !== null,
    folds: readFolds(request.url),
  }
}

/** What is done with ideas: with one of them, or with all. */
export async function action(args: Route.ActionArgs) {
  const posted = await workspacePost(args)
  const { ctx, intent, text, overLimit } = posted
  if (asksAboutIdea(intent)) return pressIdea(posted, intent)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  if (intent === 'refresh-ideas') {
    const result = await refreshIdeas(ctx, { idempotencyKey: idempotencyKeyOf(text('idempotencyKey')) })
    if (!result.ok) return pageAgain(409, readOnlyText)
    const { fresh, left } = result
    if (fresh === 0) return done(IDEAS_PAGE, 'ideasNone')
    const count = fresh === 1 ? 'One new idea' : `${fresh} new ideas`
    return done(IDEAS_PAGE, left === 0 ? 'ideasLast' : 'ideasNew', { params: { count } })
  }
  if (intent !== 'polish-ideas') throw notFound()
  const { rules } = await readNumbers(ctx)
  const result = await polishIdeas(ctx, rules)
  if (!result.ok) return pageAgain(409, polishProblem(result, ctx.timeZone))
  return done(IDEAS_PAGE, 'ideasPolished')
}

export default function NumbersRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables(
    'content_planner',
    'brand_checkins',
    'user_clarify_data',
    'stories',
    'unified_insights',
    'content_created',
  )
  const { folds, trend, ...numbers } = loaderData
  const points = trend.values.map((value, at) => ({ day: dayAfter(trend.from, at), value }))
  const view = { ...numbers, trend: { ...trend, points } }
  return <NumbersPage {...{ view, folds }} {...(actionData ?? {})} />
}
