import { mayChangePictures } from '#app/media/services/may-change-pictures.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isBlank } from '#core/shared/text.ts'
import { captureTitle } from '#core/stories/capture-title.ts'
import { joinWords } from '#core/stories/join-words.ts'
import { isUuid } from '#db/client.ts'
import { listRecordings, updateTranscription } from '#db/queries/media/recordings.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findStory, updateStory } from '#db/queries/stories/stories.ts'

/**
 * Puts what was said, as the person has corrected it, behind the text of its story, which is never written over; or with
 * no `text` leaves it. A story without a word so far is named by them, where it has the name of its day, and ready. A second
 * press changes nothing and answers the same.
 */
export async function takeWords(
  ctx: WorkspaceContext,
  { storyId, id, text }: { storyId: string; id: string; text: string | null },
): Promise<Result<object, 'read_only' | 'not_found' | 'story_too_long'>> {
  if (!isUuid(storyId) || !isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await mayChangePictures(ctx, { place: 'story', placeId: storyId }, sql))) return err('read_only')
    // Locked: what somebody saves meanwhile comes before this or finds a newer version, and two presses come one by one.
    const story = await findStory(sql, { workspace, id: storyId, lock: true })
    const recordings = await listRecordings(sql, { workspace, storyId })
    const recording = recordings.find(each => each.id === id)
    if (!recording || !story) return err('not_found')
    if (recording.transcription !== 'done') return ok()
    if (text !== null && !isBlank(text)) {
      const body = joinWords(story.body, text)
      if (body === null) return err('story_too_long')
      const dayTitle = captureTitle('', { at: recording.createdAt, timeZone: ctx.timeZone })
      const title =
        story.title === dayTitle ? captureTitle(text, { at: ctx.now(), timeZone: ctx.timeZone }) : undefined
      const isFirst = isBlank(story.body) && story.status === 'draft'
      const changes = { body, ...(title ? { title } : {}), ...(isFirst ? { status: 'ready' as const } : {}) }
      await updateStory(sql, { workspace, id: storyId, changes })
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'storybank', actionType: 'story_saved' })
    }
    await updateTranscription(sql, { workspace, id, transcription: 'used', now: ctx.now() })
    return ok()
  })
}
