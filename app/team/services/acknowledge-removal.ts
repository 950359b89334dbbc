import type { ServiceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { updateFormerMembershipSeen } from '#db/queries/team/former-memberships.ts'

/** Notes that somebody read that they are out of a workspace, so that their own no longer waits behind that page. */
export async function acknowledgeRemoval(
  context: ServiceContext,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  if (!isUuid(id)) return
  await context.db.acrossWorkspaces('team', sql =>
    updateFormerMembershipSeen(sql, { id, userId, now: context.now() }),
  )
}
