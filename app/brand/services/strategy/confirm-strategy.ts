import type { WorkspaceContext } from '#app/platform/context.ts'
import { strategyMarks } from '#core/brand/strategy/edits.ts'
import { STRATEGY_SECTIONS, type StrategySection, strategyFields } from '#core/brand/strategy/fields.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { readStrategyPart } from './find-plan.ts'
import { saveStrategy } from './save-strategy.ts'

/**
 * Confirms every guess of a part as it stands on the page. `changed_elsewhere` when the guesses are other ones by now
 * (the foundation was changed meanwhile): nobody confirms what they have not seen.
 */
export async function confirmStrategy(
  ctx: WorkspaceContext,
  { section, seen }: { section: unknown; seen: unknown },
): Promise<Result<object, 'read_only' | 'not_found' | 'changed_elsewhere'>> {
  const known: StrategySection | undefined = STRATEGY_SECTIONS.find(each => each === section)
  if (!known) return err('not_found')
  const { values } = await readStrategyPart(ctx)
  const fields = strategyFields(known)
  if (strategyMarks(values, fields) !== seen) return err('changed_elsewhere')
  const saved = await saveStrategy(ctx, { section: known, typed: values, seen, cause: 'confirmed' })
  return saved.ok ? ok() : err(saved.reason)
}
