import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Sql } from '#db/client.ts'
import { findAssistantOff } from '#db/queries/assistant/settings.ts'
import { updateTranscription } from '#db/queries/media/recordings.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'

/**
 * Within a transaction: asks for the words of a recording where there is somebody to ask and the workspace has not switched
 * its assistant off; notes why not otherwise.
 */
export async function beginTranscription(
  sql: Sql,
  ctx: WorkspaceContext,
  { recordingId: id }: { recordingId: string },
): Promise<void> {
  const { workspace } = ctx
  const isOff = await findAssistantOff(sql, { workspace })
  const transcription = !ctx.config.openai ? 'unavailable' : isOff ? 'assistant_off' : 'waiting'
  await updateTranscription(sql, { workspace, id, transcription, now: ctx.now() })
  if (transcription === 'waiting')
    await insertOutboxJob(sql, { queue: 'stories.transcribe', payload: { workspace, recordingId: id } })
}
