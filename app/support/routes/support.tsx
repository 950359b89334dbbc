import { personContext, signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { limitedForm } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import type { Viewer } from '#app/platform/viewer.ts'
import { readWorkers } from '#app/platform/workers/workers.ts'
import { ownProblemText } from '#app/support/copy/own-problems.ts'
import { releases } from '#app/support/copy/releases.ts'
import { answerTimeSentence } from '#app/support/copy/tickets.ts'
import { checkOwnState } from '#app/support/services/check-own-state.ts'
import { listTickets } from '#app/support/services/list-tickets.ts'
import { listTutorials } from '#app/support/services/list-tutorials.ts'
import { sendTicket } from '#app/support/services/send-ticket.ts'
import { readAnswerTime } from '#app/support/services/tickets/read-answer-time.ts'
import { helpArticles } from '#app/support/ui/help-articles.ts'
import { SupportPage } from '#app/support/ui/support-page.tsx'
import { PLANS } from '#core/billing/plans.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { deviceName } from '#core/identity/account/device-name.ts'
import { readSearch } from '#core/shared/list-address.ts'
import { inlineText } from '#core/shared/markdown/blocks.ts'
import { DEFAULT_TIME_ZONE } from '#core/shared/time.ts'
import { hasNews } from '#core/support/changelog.ts'
import { searchArticles } from '#core/support/help-search.ts'
import type { OwnProblem } from '#core/support/own-problems.ts'
import { ticketSchema, ticketTopic } from '#core/support/ticket-form.ts'
import { placeNeeds } from '#core/team/places.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Route } from './+types/support'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Support · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await personContext(request, context)
  const viewer = await signedIn(request, context)
  const acting = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const [tickets, measured, tutorials, workers, problems] = await Promise.all([
    listTickets(ctx),
    readAnswerTime(ctx),
    listTutorials(ctx),
    readWorkers(ctx),
    checkOwnState(acting, viewer),
  ])
  const search = readSearch(params)
  return {
    search,
    articles: searchArticles(helpArticles(), search).map(({ slug, title, summary }) => ({
      slug,
      title,
      summary,
    })),
    tickets,
    answerTime: answerTimeSentence(measured),
    tutorials,
    workers,
    topic: ticketTopic(params.get('topic')),
    canWrite: ctx.access === 'full',
    idempotencyKey: newIdempotencyKey(),
    problems: problems.map(problem => {
      const { text, href, action } = ownProblemText(problem, ctx.timeZone)
      const page = href.replace(/[?#].*$/, '')
      const mayFix = !page.startsWith('/app/') || roleMay(acting.role, placeNeeds(page))
      return { text, fix: mayFix ? { href, action } : null }
    }),
    ownTimeZone: viewer.timeZone,
    newest: newestFor(viewer),
    diagnostics: diagnose(request, ctx, problems),
    timeZone: ctx.timeZone,
    hasMonitor: params.get('monitor') === '1',
  }
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const ctx = await personContext(request, context)
  const viewer = await signedIn(request, context)
  const acting = await workspaceContext(request, context)
  const form = await limitedForm(args, ticketSchema, 'support_ticket', { user: ctx.userId })
  if (!form.ok) return formAgain(form)
  const { topic, message, diagnostics, idempotencyKey } = form.value
  await sendTicket(ctx, {
    from: { name: viewer.fullName || viewer.email, email: viewer.email },
    topic: ticketTopic(topic),
    message,
    diagnostics: diagnostics ? diagnose(request, ctx, await checkOwnState(acting, viewer)) : {},
    idempotencyKey: idempotencyKeyOf(idempotencyKey),
  })
  return done('/app/support', 'messageSent')
}

/** The newest release as the page tells of it: its first line, and whether this person has read it. */
function newestFor({ newsRead, joinedAt }: Pick<Viewer, 'newsRead' | 'joinedAt'>) {
  const [newest] = releases()
  const [first] = newest?.groups[0]?.items ?? []
  const isNew = hasNews(newest, { read: newsRead, joinedAt })
  return first ? { line: inlineText(first.content), isNew } : null
}

/** What may be sent along with a message: shown before it is. */
function diagnose(
  request: Request,
  { tier, access }: { tier: Tier; access: string },
  problems: readonly OwnProblem[],
): Record<string, string> {
  const browser = deviceName(request.headers.get('User-Agent') ?? '')
  const found = problems.map(problem => ownProblemText(problem, DEFAULT_TIME_ZONE).name)
  return {
    Browser: browser,
    Plan: `${PLANS[tier].name}${access === 'full' ? '' : ' (ended)'}`,
    Checks: found.join(', ') || 'nothing found',
  }
}

export default function SupportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SupportPage {...loaderData} reply={actionData?.reply} />
}
