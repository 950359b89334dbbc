import type { ClarifyKey } from '#core/brand/clarify/keys.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { type ClarifyAnswers, upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { insertModuleUsage } from '#db/queries/events.ts'
import { upsertPersonalisation } from '#db/queries/onboarding/personalisation.ts'
import type { WorkspaceContext } from '../context.ts'

/**
 * Saves the answers of one section: each given key replaces what was there, an empty one removes it, all others stay.
 * Keeps a version, and renews what the dashboard offers, since that is made of these answers.
 */
export async function saveBrand(
  ctx: WorkspaceContext,
  input: { section: string; keys: readonly ClarifyKey[]; answers: Record<string, string | string[]> },
): Promise<Result<object, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  const clean = normaliseClarify(input.answers)
  const answers: ClarifyAnswers = {}
  for (const key of input.keys) {
    const answer = clean[key] ?? ''
    answers[key] = typeof answer === 'string' ? answer : [...answer]
  }
  return ctx.db.inWorkspace(workspace, async sql => {
    const { clarifyData } = await upsertClarifyData(sql, { workspace, answers, section: input.section })
    await upsertPersonalisation(sql, { workspace, data: { ...personalise(clarifyData) } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'clarify', actionType: 'saved' })
    return ok()
  })
}
