import { refundCredit } from '#app/billing/services/spend-credit.ts'
import { type AskRefusal, askTogether, type StreamOptions } from '#app/model/services/ask-model.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { DRAFTS_FORMAT, draftingPrompt, readDrafts } from '#core/assistant/drafting.ts'
import type { DraftRequest } from '#core/posts/drafts/types.ts'
import { draftText } from './draft-text.ts'

const MAX_TOKENS = 6000

/** Why rules wrote instead of the assistant. */
export type RulesBecause = AskRefusal['reason'] | 'nothing_better'

/**
 * Proposes a text for the editor with the assistant, for a credit; the same rule as ever decides whether it may be
 * offered, so a rewrite that lowers the score is not. When the assistant is off, away, out of credits or has nothing
 * better, rules do the same job and the credit is given back.
 */
export async function proposeText(
  ctx: WorkspaceContext,
  input: Parameters<typeof draftText>[1],
  options: StreamOptions = {},
) {
  const seen: { because: RulesBecause; creditId: string | null; note: string } = {
    because: 'nothing_better',
    creditId: null,
    note: '',
  }
  const write = async (request: DraftRequest): Promise<readonly string[]> => {
    const { instructions, input: prompt } = draftingPrompt(request)
    const question = {
      instructions,
      turns: [{ role: 'user' as const, content: prompt }],
      format: DRAFTS_FORMAT,
      maxTokens: MAX_TOKENS,
    }
    const result = await askTogether(ctx, { kind: `draft_${request.kind}`, question }, options)
    if (!result.ok) {
      seen.because = result.reason
      return []
    }
    seen.creditId = result.creditId
    const drafts = readDrafts(result.answer.text)
    seen.note = drafts.note
    return drafts.texts
  }
  const written = await draftText(ctx, input, { by: 'assistant', write }).catch(async (error: unknown) => {
    if (seen.creditId !== null) await refundCredit(ctx, { creditId: seen.creditId })
    throw error
  })
  if (written.ok) return { ...written, note: seen.note, because: null }
  if (written.reason === 'read_only') return { ...written, note: '', because: null }
  if (seen.creditId !== null) await refundCredit(ctx, { creditId: seen.creditId })
  const ruled = await draftText(ctx, input)
  return { ...ruled, note: '', because: seen.because }
}
