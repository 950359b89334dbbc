import { accessInForce, tierInForce } from '#app/billing/services/subscription-facts.ts'
import { findBrandHearth } from '#app/media/services/find-brand-hearth.ts'
import {
  openUnsubscribeLinks,
  type UnsubscribeLinks,
} from '#app/notifications/services/open-unsubscribe-links.ts'
import { makeWorkspaceContext, type ServiceContext, type WorkspaceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { sentenceText } from '#core/analytics/letter/sentence.ts'
import { weekBefore } from '#core/analytics/summary.ts'
import { hasFeature } from '#core/billing/features.ts'
import { hearthPicturePath } from '#core/brand/hearth/hearth-address.ts'
import { dueDigest } from '#core/notifications/digest-window.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { actingAs, asWorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { upsertWatermark } from '#db/queries/notifications/digests.ts'
import { listSummaryReaders, type SummaryReader } from '#db/queries/notifications/summaries.ts'
import { readSummary } from './read-summary.ts'

/** People looked at in one statement. */
const PAGE = 500
const MONDAY = 1

/**
 * Sends everybody who wants it the weekly letter that is due by their own clock, at the hour of their digests. Each once,
 * in one transaction with its watermark, however many workers there are; a run that comes late sends what is due all the
 * same, of the same seven days. A week in which nothing happened, and a plan without Analytics, send nothing. Answers how
 * many were sent.
 */
export async function sendSummaries(context: ServiceContext): Promise<{ sent: number }> {
  const now = context.now()
  const links = await openUnsubscribeLinks(context)
  let sent = 0
  let after: SummaryReader | null = null
  for (;;) {
    const from: SummaryReader | null = after
    const readers: SummaryReader[] = await context.db.acrossWorkspaces('notifications', sql =>
      listSummaryReaders(sql, { after: from, limit: PAGE }),
    )
    for (const reader of readers) {
      const { latestAt, since, timeZone, hour } = reader
      const last = latestAt && latestAt > since ? latestAt : since
      const window = dueDigest('weekly', { timeZone, hour, weekday: MONDAY }, last, now)
      if (window && (await sendSummary(context, links, reader, window))) sent += 1
    }
    after = readers.at(-1) ?? null
    if (readers.length < PAGE) return { sent }
  }
}

async function sendSummary(
  context: ServiceContext,
  links: UnsubscribeLinks,
  reader: SummaryReader,
  window: Date,
): Promise<boolean> {
  const { memberId, email, host, timeZone } = reader
  const ctx = await actAsReader(context, reader)
  const { workspace } = ctx
  const isOpen = ctx.access === 'full' && hasFeature(ctx.tier, 'analytics')
  const { day } = wallTimeOf(window, timeZone)
  const summary = isOpen ? await readSummary(ctx, { span: weekBefore(day), isLatest: true }) : null
  const hearth =
    summary && (await ctx.inWorkspace(sql => findBrandHearth(sql, { workspace, now: ctx.now() })))
  return context.db.acrossWorkspaces('notifications', async sql => {
    if (!(await upsertWatermark(sql, { workspace, memberId, digest: 'summary', window }))) return false
    if (!summary?.step || summary.isQuiet) return false
    const { period, letter, subject, numbers, step } = summary
    const { appUrl } = context.config
    await enqueueMail(context, sql, {
      to: email,
      template: 'monday-summary',
      idempotencyKey: `summary:${workspace}:${memberId}:${window.toISOString()}`,
      props: {
        host,
        span: { from: period.from, to: period.to },
        letter: { written: letter, subject, period, origin: appUrl },
        ...{ numbers, finding: sentenceText(letter.standfirst) },
        step: { ...step, url: `${appUrl}${step.path}` },
        url: `${appUrl}/app/analytics/summary?week=${period.from}`,
        leaveUrl: links.make({ workspace, memberId, what: 'summary' }),
        ...(hearth ? { hearth: hearthPicturePath(hearth, '.png') } : {}),
      },
    })
    return true
  })
}

/** The reader in the workspace, as what they are there: nobody is told what they could not look up. */
async function actAsReader(context: ServiceContext, reader: SummaryReader): Promise<WorkspaceContext> {
  const { memberId: userId, role, workspaceTimeZone: timeZone } = reader
  const workspace = asWorkspaceId(reader.workspace)
  const db = actingAs(context.db, { userId, role, workspace })
  const plan = await db.inWorkspace(workspace, sql => findSubscription(sql, { workspace }))
  const now = context.now()
  const [tier, access] = [tierInForce(plan, now), accessInForce(plan, now)]
  return makeWorkspaceContext({ ...context, db }, { userId, workspace, role, tier, access, timeZone })
}
