import type { WorkspaceContext } from '#app/platform/context.ts'
import type { AvatarPicture } from '#core/identity/account/avatar.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findAvatar } from '#db/queries/settings/avatars.ts'

/** The person's own picture; null when there is none. */
export async function readAvatarImage(ctx: WorkspaceContext): Promise<AvatarPicture | null> {
  const workspace = asWorkspaceId(ctx.userId)
  return ctx.db.inWorkspace(workspace, sql => findAvatar(sql, { workspace }))
}
