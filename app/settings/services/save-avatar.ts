import { createHash } from 'node:crypto'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { AvatarType } from '#core/identity/account/avatar-image.ts'
import { asWorkspaceId } from '#db/client.ts'
import { updateProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { upsertAvatar } from '#db/queries/settings/avatars.ts'

/** Keeps the person's picture. Its address changes with the picture, so that browsers may keep it. */
export async function saveAvatar(
  ctx: WorkspaceContext,
  picture: { contentType: AvatarType; image: Uint8Array },
): Promise<void> {
  const workspace = asWorkspaceId(ctx.userId)
  const mark = createHash('sha256').update(picture.image).digest('hex').slice(0, 16)
  await ctx.db.inWorkspace(workspace, async sql => {
    await upsertAvatar(sql, { ...picture, workspace, now: ctx.now() })
    await updateProfile(sql, { workspace, changes: { avatarUrl: `/app/settings/avatar?v=${mark}` } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'settings', actionType: 'avatar_saved' })
  })
}
