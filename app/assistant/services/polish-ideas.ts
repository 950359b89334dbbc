import { findBasis } from '#app/assistant/services/brief/find-basis.ts'
import { refundCredit } from '#app/billing/services/spend-credit.ts'
import { findFoundation } from '#app/brand/services/find-foundation.ts'
import {
  type AskRefusal,
  askTogether,
  orGiveBack,
  type StreamOptions,
} from '#app/model/services/ask-model.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { polishingPrompt, readPolished } from '#core/assistant/polishing.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import { POLISH_FORMAT, polishIdeas as takePolished } from '#core/brand/personalise/polish.ts'
import { type Ideas, readKeptIdeas, wordingsOf } from '#core/brand/personalise/turn-ideas.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { findPersonalisation, upsertPersonalisation } from '#db/queries/brand/personalisation.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

const MAX_TOKENS = 4000

/**
 * Has the assistant reword the prompts, ideas and advice on the dashboard, given as the rules made them, for a credit. The
 * other words are kept by the sentence, so that they never stand where the rules say something else. A sentence that
 * says something else is refused and stays as it is; when none is left the credit is given back. Answers how many were
 * reworded.
 */
export async function polishIdeas(
  ctx: WorkspaceContext,
  ideas: Ideas,
  options: StreamOptions = {},
): Promise<Result<{ changed: number; refused: number }, never> | AskRefusal | Refusal<'nothing_better'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  const read = async () =>
    ctx.inWorkspace(async sql => {
      const [foundation, stored] = await Promise.all([
        findFoundation(sql, { workspace }),
        findPersonalisation(sql, { workspace }),
      ])
      return { personal: personalise(foundation), kept: readKeptIdeas(stored?.personalizationData) }
    })
  const { personal } = await read()
  const { context } = await findBasis(ctx)
  const { instructions, input } = polishingPrompt(ideas, {
    tone: context.toneOfVoice,
    personality: context.brandPersonality,
  })
  const question = {
    instructions,
    turns: [{ role: 'user' as const, content: input }],
    format: POLISH_FORMAT,
    maxTokens: MAX_TOKENS,
  }
  const reply = await askTogether(ctx, { kind: 'polish_ideas', question }, options)
  if (!reply.ok) return reply
  return orGiveBack(ctx, reply, async () => {
    const { ideas: polished, changed, refused } = takePolished(ideas, readPolished(reply.answer.text))
    // What changed meanwhile counts more than nicer words for what was.
    const after = await read()
    const isStale = JSON.stringify(after.personal) !== JSON.stringify(personal)
    if (changed === 0 || isStale) {
      await refundCredit(ctx, { creditId: reply.creditId })
      return err('nothing_better')
    }
    await ctx.inWorkspace(async sql => {
      const wordings = { ...after.kept.wordings, ...wordingsOf(ideas, polished) }
      await upsertPersonalisation(sql, { workspace, data: { ...personal, ...after.kept, wordings } })
      const usage = { userId: workspace, moduleName: 'dashboard', actionType: 'ideas_polished' }
      await insertModuleUsage(sql, { ...usage, additionalData: { changed, refused } })
    })
    return ok({ changed, refused })
  })
}
