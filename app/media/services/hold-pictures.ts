import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasRoom } from '#core/media/room.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { sumPictureBytes } from '#db/queries/media/media.ts'
import { hasPendingPicture, insertPendingPicture } from '#db/queries/media/pending-pictures.ts'
import { removeStoredFiles } from './remove-stored-files.ts'
import { storePicture } from './store-picture.ts'

/**
 * Keeps pictures with a capture that waits to be confirmed, each drawn anew like any other and counted against the plan's
 * storage. Answers how many were not taken: no pictures, too large, or no room for them. The same one twice counts once,
 * and when they are all held again.
 */
export async function holdPictures(
  ctx: WorkspaceContext,
  { captureId, files }: { captureId: string; files: readonly Uint8Array[] },
): Promise<{ left: number }> {
  let left = 0
  for (const file of files) if (!(await hold(ctx, captureId, file))) left += 1
  return { left }
}

async function hold(ctx: WorkspaceContext, captureId: string, file: Uint8Array): Promise<boolean> {
  const stored = await storePicture(ctx, file)
  if (!stored.ok) return false
  const { workspace } = ctx
  const { picture } = stored
  const { id } = picture
  const kept = await ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    if (await hasPendingPicture(sql, { workspace, captureId, hash: picture.hash })) return 'same'
    const used = await sumPictureBytes(sql, { workspace })
    if (!hasRoom(ctx.tier, used, picture.bytes).ok) return 'no_room'
    return (await insertPendingPicture(sql, { workspace, captureId, picture })) ? 'new' : 'same'
  })
  if (kept !== 'new') await removeStoredFiles(ctx, { workspace, ids: [id] })
  return kept !== 'no_room'
}
