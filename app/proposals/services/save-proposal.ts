import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { arrangeLines } from '#core/proposals/lines.ts'
import type { ProposalInput } from '#core/proposals/schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isSavedAlready } from '#core/shared/version.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findProposal, listLines, updateDraft, updateLines } from '#db/queries/proposals/proposals.ts'

/** Saves a draft, if it still is at the version that was read, with its lines as the pressed button (`press`) leaves them. */
export async function saveProposal(
  ctx: WorkspaceContext,
  input: { id: string; version: number; proposal: ProposalInput; press: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'not_draft' | 'changed_elsewhere'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { id, version, proposal, press } = input
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const present = await findProposal(sql, { workspace, id, lock: true })
    if (!present) return err('not_found')
    if (present.status !== 'draft') return err('not_draft')
    const { lines, ...fields } = proposal
    const kept = arrangeLines(lines, press).filter(({ title }) => title !== '')
    if (!(await updateDraft(sql, { workspace, id, version, fields }))) {
      const stored = await listLines(sql, { workspace, id })
      const isSame =
        stored.length === kept.length && kept.every((line, at) => isSavedAlready(stored[at] ?? {}, line))
      return isSame && isSavedAlready(present, fields) ? ok() : err('changed_elsewhere')
    }
    await updateLines(sql, { workspace, id, lines: kept })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'proposals', actionType: 'proposal_saved' })
    return ok()
  })
}
