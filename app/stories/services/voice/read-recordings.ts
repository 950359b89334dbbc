import { listRecordings, type PlayableRecording } from '#app/media/services/list-recordings.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { mayAskForWords } from '#core/media/transcription.ts'

/** The recordings of a story with what can be done about their words; none for what is not there. */
export async function readRecordings(
  ctx: WorkspaceContext,
  { storyId }: { storyId: string },
): Promise<(PlayableRecording & { readonly mayAsk: boolean })[]> {
  const recordings = await listRecordings(ctx, { storyId })
  const now = ctx.now()
  const isOffered = ctx.config.openai !== null
  return recordings.map(each => ({ ...each, mayAsk: isOffered && mayAskForWords(each, now) }))
}
