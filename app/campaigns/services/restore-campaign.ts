import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { canAddCampaign } from '#core/campaigns/limit.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { calendarMonthBounds } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import { countCampaignsBegun, findCampaign } from '#db/queries/campaigns/campaigns.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { findRemoved, insertRemoved } from '#db/queries/platform/undo.ts'

/**
 * Puts a removed campaign back, with its posts. One that was begun this month takes up one of its places again, so it
 * waits when another has taken it. A second press finds it there and answers the same.
 */
export async function restoreCampaign(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<
  | Result<object, 'read_only' | 'not_in_plan' | 'not_found'>
  | Refusal<'campaign_limit_reached', { readonly limit: number; readonly resetsAt: Date }>
> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const month = calendarMonthBounds(ctx.now(), ctx.timeZone)
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    if (await findCampaign(sql, { workspace, id })) return ok()
    const removed = await findRemoved(sql, { workspace, kind: 'campaign', id })
    if (!removed) return err('not_found')
    if (removed.createdAt >= month.start) {
      const begun = await countCampaignsBegun(sql, { workspace, from: month.start, to: month.end })
      const room = canAddCampaign(ctx.tier, begun)
      if (!room.ok)
        return room.reason === 'not_in_plan'
          ? room
          : err(room.reason, { limit: room.limit, resetsAt: month.end })
    }
    const putBack = await insertRemoved(sql, { workspace, kind: 'campaign', id })
    if (putBack === 'not_allowed') return err('read_only')
    return putBack === 'restored' ? ok() : err('not_found')
  })
}
