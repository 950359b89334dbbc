import type { WorkspaceContext } from '#app/platform/context.ts'
import { asWorkspaceId } from '#db/client.ts'
import { updateProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteAvatar } from '#db/queries/settings/avatars.ts'

/** Takes the person's picture away; their initials stand in its place again. */
export async function removeAvatar(ctx: WorkspaceContext): Promise<void> {
  const workspace = asWorkspaceId(ctx.userId)
  await ctx.db.inWorkspace(workspace, async sql => {
    await deleteAvatar(sql, { workspace })
    await updateProfile(sql, { workspace, changes: { avatarUrl: null } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'settings', actionType: 'avatar_removed' })
  })
}
