import { quietUntil } from '#core/schedule/quiet-hours.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { updateTarget } from '#db/queries/publishing/targets.ts'
import { findQuietHours } from '#db/queries/schedule/settings.ts'

/**
 * Lets a target, which the caller has locked, wait until the founder's quiet hours end; false outside of them. Only what is
 * about to be sent for the first time, or again after a send that certainly left nothing, waits: whatever may be out is
 * looked for meanwhile.
 */
export async function waitForQuietEnd(
  sql: Sql,
  { workspace, targetId, now }: { workspace: WorkspaceId; targetId: string; now: Date },
): Promise<boolean> {
  const { quiet, timeZone } = await findQuietHours(sql, { workspace })
  const until = quietUntil(quiet, now, timeZone)
  if (until) await updateTarget(sql, { workspace, id: targetId, changes: { nextTryAt: until } })
  return until !== null
}
