import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { listRecordings } from '#db/queries/media/recordings.ts'
import { deleteForUndo } from '#db/queries/platform/undo.ts'
import { mayChangePictures } from './may-change-pictures.ts'

/** Removes a recording of a story; it can be restored for 30 days, and its file stays for as long. */
export async function removeRecording(
  ctx: WorkspaceContext,
  { storyId, id }: { storyId: string; id: string },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (!isUuid(storyId) || !isUuid(id)) return err('not_found')
  const { workspace, userId: remover } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await mayChangePictures(ctx, { place: 'story', placeId: storyId }, sql))) return err('read_only')
    const recordings = await listRecordings(sql, { workspace, storyId })
    if (!recordings.some(each => each.id === id)) return err('not_found')
    await deleteForUndo(sql, { workspace, kind: 'picture', id, remover, now: ctx.now() })
    return ok()
  })
}
