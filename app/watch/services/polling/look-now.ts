import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { addMs, MINUTE_MS } from '#core/shared/time.ts'
import { hostGapMs } from '#core/watch/polling.ts'
import { isUuid } from '#db/client.ts'
import { claimSource } from '#db/queries/watch/polling.ts'
import { findSource } from '#db/queries/watch/sources.ts'
import { pollSource } from './poll-source.ts'

/** After which a look that somebody asked for counts as dead, in milliseconds. */
const CLAIM_MS = MINUTE_MS

/** Looks at a source at once, unless its host was asked a moment ago, is being asked, or has us wait. */
export async function lookNow(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'not_now'>> {
  const lock = featureLock(ctx, 'brand_watch')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const source = await ctx.readInWorkspace(sql => findSource(sql, { workspace, id }))
  if (!source) return err('not_found')
  const now = ctx.now()
  const quietSince = addMs(now, -hostGapMs(source.host))
  const claimed = await ctx.db.acrossWorkspaces('watch', sql =>
    claimSource(sql, { id, now, until: addMs(now, CLAIM_MS), quietSince }),
  )
  if (!claimed) return err('not_now')
  await pollSource(ctx, claimed)
  return ok()
}
