import { removeStoredFiles } from '#app/media/services/remove-stored-files.ts'
import { type StoredPicture, storePicture } from '#app/media/services/store-picture.ts'
import { type StoredRecording, storeRecording } from '#app/media/services/store-recording.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PictureRefusal, VoiceRefusal } from '#core/media/refusals.ts'
import { hasRoom } from '#core/media/room.ts'
import { err, type Ok, ok, type Refusal } from '#core/shared/result.ts'
import { captureTitle } from '#core/stories/capture-title.ts'
import type { StoryLink } from '#core/stories/link-key.ts'
import { insertPicture, sumPictureBytes } from '#db/queries/media/media.ts'
import { insertRecording } from '#db/queries/media/recordings.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { addStory, addStoryIn, addStoryOnce } from './add-story.ts'
import { beginTranscription } from './voice/begin-transcription.ts'

interface Capture {
  /** '' where it was only spoken. */
  readonly body: string
  readonly link: StoryLink | null
  /** As it was sent, and what it shows in words; null when there is none. */
  readonly photo?: { readonly bytes: Uint8Array; readonly alt: string } | null
  /** As it was sent; null when nothing was said. */
  readonly recording?: Uint8Array | null
  readonly idempotencyKey: string
}

/**
 * Keeps a captured story as `addStory` does, with its photo and its recording or not at all: a file that is refused leaves no
 * story behind. One that was only spoken is a draft, titled by its day; its words are asked for. Throws when the store of files does not answer.
 */
export async function captureStory(
  ctx: WorkspaceContext,
  { body, link, photo, recording, idempotencyKey }: Capture,
): Promise<
  | Awaited<ReturnType<typeof addStory>>
  | Refusal<PictureRefusal>
  | Refusal<VoiceRefusal>
  | Refusal<'storage_full', { readonly limit: number }>
> {
  if (!photo && !recording) return addStory(ctx, { body, link, idempotencyKey })
  if (ctx.access === 'read_only') return err('read_only')
  const stored = await storeFiles(ctx, { photo: photo?.bytes ?? null, recording: recording ?? null })
  if (!stored.ok) return stored
  const { workspace } = ctx
  const { picture, voice, ids, bytes } = stored
  const now = ctx.now()
  const result = await addStoryOnce(ctx, idempotencyKey, async sql => {
    const room = hasRoom(ctx.tier, await sumPictureBytes(sql, { workspace }), bytes)
    if (!room.ok) return room
    const title = captureTitle(body, { at: now, timeZone: ctx.timeZone })
    const fields = body === '' ? { title, status: 'draft' as const } : { title }
    const added = await addStoryIn(sql, ctx, { body, link, fields })
    if (!added.ok) return added
    const { storyId } = added
    const note = (actionType: string) =>
      insertModuleUsage(sql, { userId: workspace, moduleName: 'media', actionType })
    if (picture) {
      const where = { workspace, place: 'story', placeId: storyId } as const
      const { id, ...drawn } = picture
      await insertPicture(sql, { ...where, id, picture: { ...drawn, alt: photo?.alt ?? '' }, now })
      await note('picture_added')
    }
    if (voice) {
      const { id, ...written } = voice
      await insertRecording(sql, { workspace, storyId, id, recording: written, now })
      await beginTranscription(sql, ctx, { recordingId: id })
      await note('recording_added')
    }
    return added
  })
  if (!result.ok) await removeStoredFiles(ctx, { workspace, ids })
  return result
}

/** Both files in the store, or none. */
async function storeFiles(
  ctx: WorkspaceContext,
  sent: { photo: Uint8Array | null; recording: Uint8Array | null },
): Promise<Ok<StoredFiles> | Refusal<PictureRefusal> | Refusal<VoiceRefusal>> {
  const drawn = sent.photo ? await storePicture(ctx, sent.photo) : null
  if (drawn?.ok === false) return drawn
  const picture = drawn?.picture ?? null
  const written = sent.recording ? await storeRecording(ctx, sent.recording) : null
  if (written?.ok === false) {
    if (picture) await removeStoredFiles(ctx, { workspace: ctx.workspace, ids: [picture.id] })
    return written
  }
  const voice = written?.recording ?? null
  const both = [picture, voice].filter(file => file !== null)
  const bytes = both.reduce((sum, file) => sum + file.bytes, 0)
  return ok({ picture, voice, bytes, ids: both.map(({ id }) => id) })
}

interface StoredFiles {
  readonly picture: StoredPicture | null
  readonly voice: StoredRecording | null
  readonly ids: readonly string[]
  readonly bytes: number
}
