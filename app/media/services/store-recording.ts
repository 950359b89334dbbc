import type { RewrittenRecording, rewriteRecording } from '#app/media/integrations/rewrite-recording.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { ThreadUnavailable } from '#app/platform/threads/thread-unavailable.ts'
import type { VoiceRefusal } from '#core/media/refusals.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { storeFile } from './store-file.ts'

const rewrite = inThread<typeof rewriteRecording>(
  'app/media/integrations/rewrite-recording.ts',
  'rewriteRecording',
)

/** A recording in the store that is nobody's yet. */
export type StoredRecording = Omit<RewrittenRecording, 'file'> & { readonly id: string }

/**
 * Writes anew what was sent as a recording and puts it into the store. Whoever calls notes at once whose it is; what nobody
 * uses is removed by the sweep of files. Throws when the store does not answer.
 */
export async function storeRecording(
  ctx: WorkspaceContext,
  sent: Uint8Array,
): Promise<Result<{ recording: StoredRecording }, VoiceRefusal>> {
  let result: Awaited<ReturnType<typeof rewriteRecording>>
  try {
    result = await rewrite(sent)
  } catch (error) {
    if (error instanceof ThreadUnavailable) return err('voice_busy')
    throw error
  }
  if (!result.ok) return result
  const { file, ...recording } = result.recording
  const { id } = await storeFile(ctx, { workspace: ctx.workspace, bytes: file, mime: recording.mime })
  return ok({ recording: { ...recording, id } })
}
