import { readFounderLook } from '#app/brand/services/kit/read-founder-look.ts'
import { readBrandSnapshot } from '#app/brand/services/sharing/read-brand-snapshot.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { findAvatar } from '#db/queries/settings/avatars.ts'

/** The brand as a workspace has it: its snapshot, what is still open of it, the owner's picture, and its colours and logo. Four statements. */
export async function readBrandKit(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const [{ sheet, missing }, avatar] = [
    await readBrandSnapshot(ctx),
    await ctx.readInWorkspace(sql => findAvatar(sql, { workspace })),
  ]
  return {
    sheet,
    missing: missing.length,
    look: await readFounderLook(ctx),
    /** As an address that holds the picture itself, because the owner's own address answers its owner alone. */
    avatar: avatar && `data:${avatar.contentType};base64,${Buffer.from(avatar.image).toString('base64')}`,
  }
}
