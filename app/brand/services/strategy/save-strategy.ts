import type { WorkspaceContext } from '#app/platform/context.ts'
import { mergeStrategy, type StrategyConflict, strategyMarks } from '#core/brand/strategy/edits.ts'
import {
  readStrategyValues,
  type StrategySection,
  type StrategyValues,
  strategyFields,
} from '#core/brand/strategy/fields.ts'
import type { StrategyCause } from '#core/brand/versions/versions.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { insertOrLockStrategy, updateStrategy } from '#db/queries/brand/strategy.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { keepPillars } from './keep-pillars.ts'

type Outcome =
  | Result<{ changed: number }, 'read_only'>
  | Refusal<'changed_elsewhere', { conflicts: readonly StrategyConflict[]; marks: string }>

/**
 * Saves one part of the strategy: every field of it counts as confirmed from now on. Keeps a version when something
 * changed, and gives stories and posts the pillars as they now are. `seen` are the marks of what the writer saw.
 */
export async function saveStrategy(
  ctx: WorkspaceContext,
  edits: { section: StrategySection; typed: StrategyValues; seen: unknown; cause?: StrategyCause },
): Promise<Outcome> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  const { section, typed, seen, cause = 'saved' } = edits
  const fields = strategyFields(section)
  return ctx.inWorkspace(async sql => {
    const { strategyData } = await insertOrLockStrategy(sql, { workspace, now: ctx.now() })
    const stored = readStrategyValues(strategyData)
    const { values, conflicts } = mergeStrategy({ stored, typed, fields, seen })
    if (conflicts.length > 0)
      return err('changed_elsewhere', { conflicts, marks: strategyMarks(stored, fields) })
    const changed = Object.keys(values).length
    if (changed === 0) return ok({ changed })
    const data = { ...stored, ...values }
    const now = ctx.now()
    await updateStrategy(sql, { workspace, data, section, cause, savedBy: ctx.userId, now })
    if (section === 'pillars') await keepPillars(ctx, sql, { values: data })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'strategy',
      actionType: cause,
      additionalData: { section },
    })
    return ok({ changed })
  })
}
