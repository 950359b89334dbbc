import { createHash } from 'node:crypto'
import type { AvatarType } from '#core/identity/account/avatar-image.ts'
import { asWorkspaceId } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/events.ts'
import { upsertAvatar } from '#db/queries/onboarding/avatars.ts'
import { updateProfile } from '#db/queries/onboarding/profiles.ts'
import type { WorkspaceContext } from '../../context.ts'

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
