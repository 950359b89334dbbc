import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertRemoved } from '#db/queries/platform/undo.ts'
import { findCompetitor } from '#db/queries/research/competitors.ts'

/** Puts a deleted competitor back with its sources and evidence. A second press finds it there and answers the same. */
export async function restoreCompetitor(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'competitor_analysis')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const putBack = await insertRemoved(sql, { workspace, kind: 'competitor', id })
    if (putBack === 'not_allowed') return err('read_only')
    return putBack === 'restored' || (await findCompetitor(sql, { workspace, id })) ? ok() : err('not_found')
  })
}
