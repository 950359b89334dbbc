import { createHash } from 'node:crypto'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { drawAvatar } from '#app/settings/integrations/draw-avatar.ts'
import { ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId } from '#db/client.ts'
import { updateProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteAvatar, upsertAvatar } from '#db/queries/settings/avatars.ts'

/**
 * Keeps the person's picture, drawn anew from what was sent. Its address changes with the picture, so that browsers may
 * keep it.
 */
export async function saveAvatar(
  ctx: WorkspaceContext,
  input: { file: Uint8Array },
): Promise<Result<object, 'too_large' | 'not_an_image'>> {
  const drawn = await drawAvatar(input.file)
  if (!drawn.ok) return drawn
  const { contentType, image } = drawn
  const workspace = asWorkspaceId(ctx.userId)
  const mark = createHash('sha256').update(image).digest('hex').slice(0, 16)
  await ctx.db.inWorkspace(workspace, async sql => {
    await upsertAvatar(sql, { contentType, image, workspace, now: ctx.now() })
    await updateProfile(sql, { workspace, changes: { avatarUrl: `/app/settings/avatar?v=${mark}` } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'settings', actionType: 'avatar_saved' })
  })
  return ok()
}

/** Takes the person's picture away; their initials stand in its place again. */
export async function removeAvatar(ctx: WorkspaceContext): Promise<void> {
  const workspace = asWorkspaceId(ctx.userId)
  await ctx.db.inWorkspace(workspace, async sql => {
    await deleteAvatar(sql, { workspace })
    await updateProfile(sql, { workspace, changes: { avatarUrl: null } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'settings', actionType: 'avatar_removed' })
  })
}
