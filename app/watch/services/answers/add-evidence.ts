import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { COMPETITOR_LIMITS } from '#core/research/competitor.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findCompetitor } from '#db/queries/research/competitors.ts'
import { countEvidence, insertEvidence } from '#db/queries/research/evidence.ts'
import { lockItem, updateItemState } from '#db/queries/watch/items.ts'

/**
 * Puts an item on a competitor’s sheet, as a copy of its words; a new one is saved with it. Pressed again it changes
 * nothing.
 */
export async function addEvidence(
  ctx: WorkspaceContext,
  { itemId, competitorId }: { itemId: string; competitorId: string },
): Promise<
  Result<
    { name: string },
    'read_only' | 'not_in_plan' | 'not_found' | 'competitor_not_found' | 'too_much_evidence'
  >
> {
  const lock = featureLock(ctx, 'competitor_analysis')
  if (lock) return err(lock)
  if (!isUuid(itemId)) return err('not_found')
  if (!isUuid(competitorId)) return err('competitor_not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const item = await lockItem(sql, { workspace, id: itemId })
    if (!item) return err('not_found')
    const competitor = await findCompetitor(sql, { workspace, id: competitorId })
    if (!competitor) return err('competitor_not_found')
    if ((await countEvidence(sql, { workspace, competitorId })) >= COMPETITOR_LIMITS.evidence)
      return err('too_much_evidence')
    await insertEvidence(sql, { workspace, competitorId, itemId, now: ctx.now() })
    if (item.state === 'new') await updateItemState(sql, { workspace, id: itemId, state: 'saved' })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'research', actionType: 'evidence_added' })
    return ok({ name: competitor.name })
  })
}
