import { type SentRecording, transcribe } from '#app/model/integrations/transcribe.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { record } from '#app/platform/metrics/registry.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { type AskRefusal, askForCredit } from './ask-for-credit.ts'

/**
 * Has a recording written down, for one credit: given back when that fails, and when there are no words in it (`no_answer` because
 * it is `empty`).
 */
export async function transcribeRecording(
  ctx: WorkspaceContext,
  sent: SentRecording,
  { timeoutMs }: { timeoutMs?: number } = {},
): Promise<Result<{ text: string }, never> | AskRefusal> {
  const model = ctx.config.openai?.transcriptionModel ?? ''
  return askForCredit(ctx, { kind: 'transcribe' }, async connection => {
    const { text, tokens } = await transcribe(connection, sent, {
      model,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    }).catch((error: unknown) => {
      record(({ modelRequests }) => modelRequests.inc({ outcome: 'failed' }))
      throw error
    })
    record(({ modelRequests, modelTokens }) => {
      modelRequests.inc({ outcome: 'answered' })
      modelTokens.inc({ kind: 'read' }, tokens.read)
      modelTokens.inc({ kind: 'written' }, tokens.written)
    })
    return text.trim() === '' ? err('no_answer', { failure: 'empty', message: '' }) : ok({ text })
  })
}
