import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { addDays } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findDraftAfter, findProposal, insertProposal, updateLines } from '#db/queries/proposals/proposals.ts'

/** Days in which the new version can be accepted where the day of the old one has passed. */
const OPEN_DAYS = 14

/**
 * Begins a new version of what was sent: a draft with the same content, which replaces the old one once it is sent. A
 * draft that was begun before is taken up again.
 */
export async function createVersion(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<{ proposalId: string }, 'read_only' | 'not_in_plan' | 'not_found' | 'already_accepted'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const old = await findProposal(sql, { workspace, id })
    if (!old?.frozen) return err('not_found')
    if (old.status === 'accepted') return err('already_accepted')
    const begun = await findDraftAfter(sql, { workspace, id })
    if (begun) return ok({ proposalId: begun })
    const { lines, expiresOn, ...content } = old.frozen
    const today = wallTimeOf(now, ctx.timeZone).day
    const fresh = wallTimeOf(addDays(now, OPEN_DAYS), ctx.timeZone).day
    const proposalId = await insertProposal(sql, {
      workspace,
      dealId: old.dealId,
      fields: { ...content, expiresOn: expiresOn !== null && expiresOn < today ? fresh : expiresOn },
      supersedes: id,
      now,
    })
    await updateLines(sql, { workspace, id: proposalId, lines })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'proposals',
      actionType: 'proposal_version',
    })
    return ok({ proposalId })
  })
}
