import { workspaceContext } from '#app/platform/http/guards.ts'
import { readRecordings } from '#app/stories/services/voice/read-recordings.ts'
import type { Route } from './+types/words'

/** How far the words of a story's recordings are, for its open page. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const recordings = await readRecordings(ctx, { storyId: params.storyId })
  return Response.json(
    recordings.map(({ id, transcription, transcript, mayAsk }) => ({
      id,
      transcription,
      transcript,
      mayAsk,
    })),
  )
}
