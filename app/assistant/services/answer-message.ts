import { refundCredit } from '#app/billing/services/spend-credit.ts'
import { type AskRefusal, askModel, orGiveBack, type StreamOptions } from '#app/model/services/ask-model.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readToolCalls } from '#core/assistant/actions.ts'
import type { ChatTask } from '#core/assistant/chat.ts'
import type { ChatAnswer, SentText } from '#core/assistant/chat-answer.ts'
import { readDeclined } from '#core/assistant/declined.ts'
import { type ChatTurn, readHistory } from '#core/assistant/history.ts'
import { chatInstructions } from '#core/assistant/instructions.ts'
import { sentRows } from '#core/assistant/sent-rows.ts'
import { DECLINE } from '#core/assistant/tools/decline.ts'
import { PROPOSING_TOOLS } from '#core/assistant/tools/proposing.ts'
import { hasFeature } from '#core/billing/features.ts'
import { planLimit } from '#core/billing/plans.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findBrief } from './brief/find-brief.ts'
import { findRelated } from './brief/find-related.ts'
import { keepProposals } from './keep-proposals.ts'
import { openLookups } from './tools/open-lookups.ts'

/** Tokens an answer may have; a long post and its explanation fit. */
const MAX_TOKENS = 4000

export type AnswerRefusal = AskRefusal | Refusal<'not_in_plan'>

/**
 * Answers a message in the brand's own terms. The history comes from the browser and is read as something anybody may
 * have written. What the model looks up it gets with the rights of whoever asks; what it wants done is only kept as
 * proposals. Where it says that it cannot answer, or what came of it cannot be kept, the credit is given back. `onSent` is told what is sent before the first
 * word comes back.
 */
export async function answerMessage(
  ctx: WorkspaceContext,
  input: { message: string; taskType: ChatTask; history: unknown; conversationId: string },
  options: StreamOptions & { readonly onSent?: (sent: SentText) => void } = {},
): Promise<Result<ChatAnswer, never> | AnswerRefusal> {
  const { workspace } = ctx
  const { message, taskType } = input
  if (ctx.access === 'read_only') return err('read_only')
  const needsPro = taskType === 'strategy' || taskType === 'analysis'
  if (needsPro && !hasFeature(ctx.tier, 'assistant_ai')) return err('not_in_plan')
  const [brief, related] = await Promise.all([findBrief(ctx), findRelated(ctx, message)])
  const turns: ChatTurn[] = [...readHistory(input.history), { role: 'user', content: message }]
  const asked = { instructions: chatInstructions(brief, taskType, related), turns }
  const proposing = PROPOSING_TOOLS.filter(
    tool => tool.name !== 'create_campaign' || planLimit(ctx.tier, 'campaignsPerMonth') > 0,
  )
  const { onSent, ...streaming } = options
  onSent?.({ ...asked, rows: sentRows(related, []), lookups: [] })
  const lookups = openLookups(ctx)
  const question = { ...asked, tools: [...proposing, DECLINE], lookups, maxTokens: MAX_TOKENS }
  const reply = await askModel(ctx, { kind: `chat_${taskType}`, question }, streaming)
  if (!reply.ok) return reply
  const { answer, creditId, left } = reply
  const calls = readToolCalls(answer.calls).filter(({ type }) => proposing.some(tool => tool.name === type))
  const declined = calls.length === 0 ? readDeclined(answer) : null
  if (declined !== null) {
    await refundCredit(ctx, { creditId })
    streaming.onText?.(declined.slice(answer.text.length))
  }
  const actions = await orGiveBack(ctx, reply, () =>
    ctx.inWorkspace(async sql => {
      const additionalData = { taskType, proposals: calls.length }
      await insertModuleUsage(sql, {
        userId: workspace,
        moduleName: 'assistant',
        actionType: 'message_answered',
        additionalData,
      })
      return keepProposals(ctx, sql, calls)
    }),
  )
  const isFree = declined !== null
  return ok({
    text: declined ?? answer.text,
    conversationId: isUuid(input.conversationId) ? input.conversationId : crypto.randomUUID(),
    actions,
    sent: { ...asked, rows: sentRows(related, lookups.sent), lookups: lookups.sent },
    isFree,
    left: Number.isFinite(left) ? left + (isFree ? 1 : 0) : null,
  })
}
