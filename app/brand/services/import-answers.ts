import type { WorkspaceContext } from '#app/platform/context.ts'
import { readPastedAnswers } from '#core/brand/paste/read-pasted.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { saveBrand } from './save-brand.ts'

/** Saves those answers of a paste that were chosen, as one version. `nothing` when none of them was in it. */
export async function importAnswers(
  ctx: WorkspaceContext,
  { text, take }: { text: string; take: readonly string[] },
): Promise<Result<{ count: number }, 'read_only' | 'nothing' | 'not_saved'>> {
  const chosen = readPastedAnswers(text).answers.filter(answer => take.includes(answer.key))
  if (chosen.length === 0) return err('nothing')
  const saved = await saveBrand(ctx, {
    section: '',
    keys: chosen.map(answer => answer.key),
    answers: Object.fromEntries(chosen.map(({ key, answer }) => [key, answer])),
    cause: 'imported',
  })
  if (saved.ok) return ok({ count: chosen.length })
  return err(saved.reason === 'read_only' ? 'read_only' : 'not_saved')
}
