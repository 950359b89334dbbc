import { type CreditRefusal, refundCredit, spendCredit } from '#app/billing/services/spend-credit.ts'
import { connectOpenAI, type OpenAIConnection } from '#app/model/integrations/client.ts'
import { type AnswerFailureReason, asAnswerFailure } from '#app/model/integrations/failure.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { friendlyMessage } from '#core/shared/failures/friendly-message.ts'
import { err, type Ok, ok, type Refusal } from '#core/shared/result.ts'
import { findAssistantOff } from '#db/queries/assistant/settings.ts'
import { tellOfCredits } from './tell-of-credits.ts'

/** Why there is no answer; `no_answer` gives back its credit. */
export type AskRefusal =
  | CreditRefusal
  | Refusal<'assistant_off' | 'assistant_unavailable'>
  | Refusal<'no_answer', { readonly failure: AnswerFailureReason | 'empty'; readonly message: string }>

/**
 * Asks the provider for one credit: spent before, given back when `ask` answers with a refusal or throws. `left` is what
 * remains of the month (`Infinity` when unlimited). Nothing is asked without a key, or where the workspace has switched its
 * assistant off.
 */
export async function askForCredit<Answer extends object>(
  ctx: WorkspaceContext,
  { kind }: { kind: string },
  ask: (connection: OpenAIConnection) => Promise<Ok<Answer> | AskRefusal>,
): Promise<Ok<Answer & { creditId: string; left: number }> | AskRefusal> {
  const { workspace } = ctx
  const connecting = connectOpenAI(ctx.config.openai)
  if (!connecting) return err('assistant_unavailable')
  if (await ctx.inWorkspace(sql => findAssistantOff(sql, { workspace }))) return err('assistant_off')
  const spent = await spendCredit(ctx, { kind })
  if (!spent.ok) return spent
  const { creditId, left, credits } = spent
  try {
    const asked = await ask(await connecting)
    if (asked.ok) {
      await tellOfCredits(ctx, credits)
      return ok({ ...asked, creditId, left })
    }
    await refundCredit(ctx, { creditId })
    return asked
  } catch (error) {
    await refundCredit(ctx, { creditId })
    const failure = asAnswerFailure(error)
    const { reason, status } = failure
    logger().warn({ reason, status }, `Failed to get response from the assistant: ${failure.message}`)
    return err('no_answer', { failure: reason, message: friendlyMessage(failure) })
  }
}
