import { asWorkspaceId } from '#db/client.ts'
import { type AvatarRow, findAvatar } from '#db/queries/onboarding/avatars.ts'
import type { WorkspaceContext } from '../../context.ts'

/** The person's own picture; null when there is none. */
export async function readAvatarImage(ctx: WorkspaceContext): Promise<AvatarRow | null> {
  const workspace = asWorkspaceId(ctx.userId)
  return ctx.db.inWorkspace(workspace, sql => findAvatar(sql, { workspace }))
}
