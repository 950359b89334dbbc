import { type SentRecording, transcribe } from '#app/model/integrations/transcribe.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { type AskRefusal, askForCredit } from './ask-for-credit.ts'
import { countRequest } from './count-request.ts'
import { noteTokens } from './note-tokens.ts'

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
    const { text, tokens } = await countRequest(
      transcribe(connection, sent, { model, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
    )
    noteTokens(tokens)
    return text.trim() === '' ? err('no_answer', { failure: 'empty', message: '' }) : ok({ text })
  })
}
