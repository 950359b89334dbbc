import { mayChangePictures } from '#app/media/services/may-change-pictures.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { mayAskForWords } from '#core/media/transcription.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { listRecordings } from '#db/queries/media/recordings.ts'
import { beginTranscription } from './begin-transcription.ts'

/** Asks for the words of a recording again. A second press finds them on their way and answers the same. */
export async function askForWords(
  ctx: WorkspaceContext,
  { storyId, id }: { storyId: string; id: string },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (!isUuid(storyId) || !isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await mayChangePictures(ctx, { place: 'story', placeId: storyId }, sql))) return err('read_only')
    await lockProfile(sql, { workspace })
    const recording = (await listRecordings(sql, { workspace, storyId })).find(each => each.id === id)
    if (!recording) return err('not_found')
    if (mayAskForWords(recording, ctx.now())) await beginTranscription(sql, ctx, { recordingId: id })
    return ok()
  })
}
