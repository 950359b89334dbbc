import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'
import { listOutingTexts } from '#db/queries/schedule/list-outings.ts'
import { findPlannerSettings } from '#db/queries/schedule/settings.ts'

const MOST = 50

/** What waits for the founder's hand: due, asked about, gone wrong, held; what comes next; what is out. Five statements. */
export async function readPublish(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const [waiting, trouble, next, out, settings] = await ctx.inWorkspace(sql =>
    Promise.all([
      listOutingTexts(sql, { workspace, statuses: ['due', 'handed_over'], limit: MOST }),
      listOutingTexts(sql, {
        workspace,
        statuses: ['missed', 'failed', 'held'],
        limit: MOST,
        newestFirst: true,
      }),
      listOutingTexts(sql, { workspace, statuses: ['scheduled'], limit: 10 }),
      listOutingTexts(sql, { workspace, statuses: ['published'], limit: 10, newestFirst: true }),
      findPlannerSettings(sql, { workspace }),
    ]),
  )
  return {
    ready: waiting.filter(outing => outing.status === 'due'),
    asked: waiting.filter(outing => outing.status === 'handed_over'),
    trouble,
    next,
    out,
    heldAt: settings.heldAt,
    canConnect: hasFeature(ctx.tier, 'connect'),
  }
}
