import { data } from 'react-router'
import { ANALYTICS_REFUSALS, DIVIDED_TEXTS, NOTE_TEXTS } from '#app/analytics/copy.ts'
import { addAnnotation } from '#app/analytics/services/annotations/add-annotation.ts'
import { removeAnnotation } from '#app/analytics/services/annotations/remove-annotation.ts'
import { restoreAnnotation } from '#app/analytics/services/annotations/restore-annotation.ts'
import { saveAnnotation } from '#app/analytics/services/annotations/save-annotation.ts'
import { readAnalytics } from '#app/analytics/services/read-analytics.ts'
import { readLetter } from '#app/analytics/services/read-letter.ts'
import { AnalyticsPage } from '#app/analytics/ui/analytics-page.tsx'
import { DividedPage } from '#app/analytics/ui/divided-page.tsx'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { annotationSchema, newAnnotationSchema } from '#core/analytics/annotations.ts'
import { packBands, unpackBands } from '#core/analytics/figures.ts'
import { type Grouping, readGrouping } from '#core/analytics/numbers.ts'
import { packParts, unpackParts } from '#core/analytics/packed-parts.ts'
import { packRows, unpackRows } from '#core/analytics/packed-rows.ts'
import { type Period, periodParameters, readPeriod } from '#core/analytics/period.ts'
import { wonRows } from '#core/analytics/won-rows.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { readFolds } from '#core/shared/folds-address.ts'
import { listQuery, readPageNumber } from '#core/shared/list-address.ts'
import { pageOfList } from '#core/shared/page-of-list.ts'
import type { Route } from './+types/analytics'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasAnalytics')]

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.divided ? `${DIVIDED_TEXTS.title} · ` : ''}Analytics · Brandhearth` }]
}

/** Rows of the table at a time: each has ten links to what it is the sum of, with the days and perhaps an id. */
const PAGE_SIZE = 10

function read(request: Request, today: string) {
  const params = new URL(request.url).searchParams
  const period = readPeriod(params, today)
  const addressOf = (more: Record<string, string> = {}) =>
    `/app/analytics${listQuery({ ...periodParameters(period), ...more })}`
  const by = params.has('by') ? readGrouping(params) : null
  return { period, by, addressOf, deleted: params.get('deleted'), page: readPageNumber(params) }
}

/** The letter of a period, or its numbers divided by what the address says. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const today = wallTimeOf(ctx.now(), ctx.timeZone).day
  const { period, by, addressOf, deleted, page } = read(request, today)
  const folds = readFolds(request.url)
  if (by) return { divided: { ...(await divided(ctx, { period, by, page })), folds }, written: null }
  const answer = await readLetter(ctx, { period, deleted })
  const { daily, paid, alignment, alignmentBefore, rows } = answer
  const { annotations, deletedNote, canWrite, paidBefore, letter, notEnough } = answer
  return {
    divided: null,
    written: {
      ...{ annotations, deletedNote, canWrite, paidBefore, letter, notEnough },
      ...{ period, today, folds, here: addressOf(), idempotencyKey: newIdempotencyKey() },
      // Of the money by platform and of the scores before, only the sums are shown.
      paid: paid && { total: paid.total },
      alignment: { posts: alignment.posts, bands: packBands(alignment.bands) },
      alignmentBefore: { posts: alignmentBefore.posts },
      daily: { now: daily.now, before: daily.before, parts: packParts(daily.parts) },
      won: paid && wonRows(rows, paid),
    },
  }
}

async function divided(ctx: WorkspaceContext, asked: { period: Period; by: Grouping; page: number }) {
  const { period, by } = asked
  const { rows, more, paid } = await readAnalytics(ctx, { period, by })
  const shown = pageOfList(rows, { page: asked.page, size: PAGE_SIZE })
  return {
    ...{ period, by, more, page: shown.page, pages: shown.pages },
    rows: packRows(shown.rows),
    // The picture is of all rows, wherever one is in the table.
    won: paid && wonRows(rows, paid),
  }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, check, overLimit } = await workspacePost(args)
  const { addressOf } = read(args.request, wallTimeOf(ctx.now(), ctx.timeZone).day)
  const to = (toast: 'noteAdded' | 'noteSaved' | 'noteRestored') => done(`${addressOf()}#notes`, toast)
  if (intent === 'delete-note' || intent === 'restore-note') {
    const limited = await overLimit('write')
    if (limited) return pageAgain(429, limited)
    const id = text('id')
    const result = await (intent === 'delete-note' ? removeAnnotation : restoreAnnotation)(ctx, { id })
    if (!result.ok)
      return pageAgain(
        409,
        intent === 'restore-note' && result.reason === 'not_found'
          ? NOTE_TEXTS.restoreTooLate
          : ANALYTICS_REFUSALS[result.reason],
      )
    if (intent === 'restore-note') return to('noteRestored')
    return done(`${addressOf({ deleted: id })}#notes`, 'noteDeleted')
  }
  const isNew = intent === 'add-note'
  const form = await check(isNew ? newAnnotationSchema : annotationSchema, 'write')
  const replyOf = isNew ? '' : text('id')
  if (!form.ok) return data({ noteReply: form.reply, replyOf }, { status: form.status })
  const result = await ('idempotencyKey' in form.value
    ? addAnnotation(ctx, { ...form.value, idempotencyKey: idempotencyKeyOf(form.value.idempotencyKey) })
    : saveAnnotation(ctx, form.value))
  if (result.ok) return to(isNew ? 'noteAdded' : 'noteSaved')
  const refused = form.refuse({ status: 409, form: ANALYTICS_REFUSALS[result.reason] })
  return data({ noteReply: refused.reply, replyOf }, { status: refused.status })
}

export default function AnalyticsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { divided, written } = loaderData
  if (divided) return <DividedPage {...divided} rows={unpackRows(divided.rows)} />
  const { period, daily: sent, alignment: scored } = written
  const daily = { ...sent, parts: unpackParts(period, sent.parts) }
  const alignment = { ...scored, bands: unpackBands(scored.bands) }
  return <AnalyticsPage {...written} {...{ daily, alignment }} {...(actionData ?? {})} />
}
