import { asWorkspaceId } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/events.ts'
import { deleteAvatar } from '#db/queries/onboarding/avatars.ts'
import { updateProfile } from '#db/queries/onboarding/profiles.ts'
import type { WorkspaceContext } from '../../context.ts'

/** Takes the person's picture away; their initials stand in its place again. */
export async function removeAvatar(ctx: WorkspaceContext): Promise<void> {
  const workspace = asWorkspaceId(ctx.userId)
  await ctx.db.inWorkspace(workspace, async sql => {
    await deleteAvatar(sql, { workspace })
    await updateProfile(sql, { workspace, changes: { avatarUrl: null } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'settings', actionType: 'avatar_removed' })
  })
}
