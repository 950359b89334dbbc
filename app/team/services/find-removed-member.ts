import type { WorkspaceContext } from '#app/platform/context.ts'
import { addMs, DAY_MS } from '#core/shared/time.ts'
import { asWorkspaceId, type Sql } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'

/** A member who was removed within the last day, with their name; null when there is none. System role only. */
export async function findRemovedMember(ctx: WorkspaceContext, { id }: { id: string }, sql: Sql) {
  const { workspace } = ctx
  const removed = await findRemoved(sql, { workspace, kind: 'member', id, since: addMs(ctx.now(), -DAY_MS) })
  if (!removed) return null
  const profile = await findProfile(sql, { workspace: asWorkspaceId(removed.memberId) })
  return { ...removed, name: profile?.fullName || removed.email }
}
