import { type CreditRefusal, refundCredit, spendCredit } from '#app/billing/services/spend-credit.ts'
import { connectOpenAI } from '#app/model/integrations/client.ts'
import { type AnswerFailureReason, asAnswerFailure } from '#app/model/integrations/failure.ts'
import {
  type Answer,
  type Question,
  type StreamOptions,
  streamAnswer,
} from '#app/model/integrations/stream-answer.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { keyedHash } from '#app/platform/secrets/sign.ts'
import { friendlyMessage } from '#core/shared/failures/friendly-message.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { findAssistantOff } from '#db/queries/assistant/settings.ts'

export type { StreamOptions }

/** Why there is no answer; `no_answer` gives back its credit. */
export type AskRefusal =
  | CreditRefusal
  | Refusal<'assistant_off' | 'assistant_unavailable'>
  | Refusal<'no_answer', { readonly failure: AnswerFailureReason | 'empty'; readonly message: string }>

/**
 * Asks the model for one credit: spent before, given back when there is no whole answer. `left` is what remains of the
 * month (`Infinity` when unlimited). The answer goes on to its end though nobody may be waiting any more.
 */
export async function askModel(
  ctx: WorkspaceContext,
  input: { kind: string; question: Omit<Question, 'safetyId'> },
  options: StreamOptions = {},
): Promise<Result<{ answer: Answer; creditId: string; left: number }, never> | AskRefusal> {
  const { workspace } = ctx
  const connecting = connectOpenAI(ctx.config.openai)
  if (!connecting) return err('assistant_unavailable')
  if (await ctx.inWorkspace(sql => findAssistantOff(sql, { workspace }))) return err('assistant_off')
  const spent = await spendCredit(ctx, { kind: input.kind })
  if (!spent.ok) return spent
  const { creditId, left } = spent
  try {
    const connection = await connecting
    // The provider can tell people apart, so that it may warn us of abuse, and not who they are.
    const safetyId = keyedHash(ctx.userId, ctx.config.sessionSecret, 'safety-id')
    const answer = await streamAnswer(connection, { ...input.question, safetyId }, options)
    if (answer.text.trim() !== '' || answer.calls.length > 0) return ok({ answer, creditId, left })
    await refundCredit(ctx, { creditId })
    return err('no_answer', { failure: 'empty' as const, message: '' })
  } catch (error) {
    await refundCredit(ctx, { creditId })
    const failure = asAnswerFailure(error)
    const { reason, status } = failure
    logger().warn({ reason, status }, `Failed to get response from the assistant: ${failure.message}`)
    return err('no_answer', { failure: reason, message: friendlyMessage(failure) })
  }
}
