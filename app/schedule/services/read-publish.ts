import type { WorkspaceContext } from '#app/platform/context.ts'
import { planLimit } from '#core/billing/plans.ts'
import { NETWORK_NAMES } from '#core/publishing/networks.ts'
import { addDays } from '#core/shared/time.ts'
import { listAccountsOf } from '#db/queries/publishing/publish-accounts.ts'
import { listScheduledPostsFrom, listScheduledPostTexts } from '#db/queries/schedule/list-scheduled-posts.ts'
import { findScheduleSettings } from '#db/queries/schedule/settings.ts'
import { trackByHand } from './track-by-hand.ts'

const MOST = 50
/** Days of the queue that are shown. */
const QUEUE_DAYS = 30

/** What waits for the founder: due, asked about, gone wrong, paused; what is on its way; what comes in the next
 * 30 days; what is out. Seven statements, and two for each link that is posted by hand. */
export async function readPublish(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const [typed, sending, trouble, next, out, settings] = await Promise.all([
      listScheduledPostTexts(sql, { workspace, statuses: ['due', 'handed_over'], limit: MOST }),
      listScheduledPostTexts(sql, { workspace, statuses: ['sending'], limit: MOST }),
      listScheduledPostTexts(sql, {
        workspace,
        statuses: ['missed', 'failed', 'held'],
        limit: MOST,
        newestFirst: true,
      }),
      listScheduledPostsFrom(sql, {
        workspace,
        status: 'scheduled',
        from: new Date(0),
        to: addDays(now, QUEUE_DAYS),
        page: { page: 1, size: MOST },
      }),
      listScheduledPostTexts(sql, { workspace, statuses: ['published'], limit: 10, newestFirst: true }),
      findScheduleSettings(sql, { workspace }),
    ])
    const waiting = await trackByHand(sql, ctx, typed)
    const scheduledPostIds = [...waiting, ...sending, ...next.rows].map(({ id }) => id)
    const accounts = await listAccountsOf(sql, { workspace, scheduledPostIds })
    const accountsOf = Object.fromEntries(
      scheduledPostIds.flatMap(id => {
        const names = accounts
          .filter(({ scheduledPostId }) => scheduledPostId === id)
          .map(({ network, handle }) => `${NETWORK_NAMES[network]} (${handle})`)
        return names.length > 0 ? [[id, names] as const] : []
      }),
    )
    const due = waiting.filter(({ status }) => status === 'due')
    return {
      // What is due and goes to an account is on its way, and not to be posted by hand as well.
      ready: due.filter(({ id }) => !accountsOf[id]),
      asked: waiting.filter(scheduledPost => scheduledPost.status === 'handed_over'),
      sending: [...sending, ...due.filter(({ id }) => accountsOf[id])],
      trouble,
      next: next.rows,
      waiting: next.total,
      out,
      accountsOf,
      heldAt: settings.heldAt,
      hasAllPlatforms: !Number.isFinite(planLimit(ctx.tier, 'plannerPlatforms')),
    }
  })
}
