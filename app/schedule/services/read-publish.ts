import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'
import { listScheduledPostTexts } from '#db/queries/schedule/list-scheduled-posts.ts'
import { findScheduleSettings } from '#db/queries/schedule/settings.ts'

const MOST = 50

/** What waits for the founder: due, asked about, gone wrong, paused; what comes next; what is out. Five statements. */
export async function readPublish(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const [waiting, trouble, next, out, settings] = await ctx.inWorkspace(sql =>
    Promise.all([
      listScheduledPostTexts(sql, { workspace, statuses: ['due', 'handed_over'], limit: MOST }),
      listScheduledPostTexts(sql, {
        workspace,
        statuses: ['missed', 'failed', 'held'],
        limit: MOST,
        newestFirst: true,
      }),
      listScheduledPostTexts(sql, { workspace, statuses: ['scheduled'], limit: 10 }),
      listScheduledPostTexts(sql, { workspace, statuses: ['published'], limit: 10, newestFirst: true }),
      findScheduleSettings(sql, { workspace }),
    ]),
  )
  return {
    ready: waiting.filter(scheduledPost => scheduledPost.status === 'due'),
    asked: waiting.filter(scheduledPost => scheduledPost.status === 'handed_over'),
    trouble,
    next,
    out,
    heldAt: settings.heldAt,
    canConnect: hasFeature(ctx.tier, 'connect'),
  }
}
