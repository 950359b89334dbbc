import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStrategyValues } from '#core/brand/strategy/fields.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import {
  insertOrLockStrategy,
  listStrategyVersionsByNumber,
  updateStrategy,
} from '#db/queries/brand/strategy.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { keepPillars } from './keep-pillars.ts'

/**
 * Makes the strategy what it was at a version, its pillars with their stories and posts included. That is a new version
 * itself, so that it can be taken back.
 */
export async function restoreStrategy(
  ctx: WorkspaceContext,
  { version }: { version: number },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!Number.isInteger(version) || version < 1 || version > 2_147_483_647) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const [found] = await listStrategyVersionsByNumber(sql, { workspace, versions: [version] })
    if (!found) return err('not_found')
    const now = ctx.now()
    const data = { ...readStrategyValues(found.strategyData) }
    await insertOrLockStrategy(sql, { workspace, now })
    await updateStrategy(sql, {
      workspace,
      data,
      section: '',
      savedBy: ctx.userId,
      now,
      cause: 'restored' as const,
      restoredVersion: version,
    })
    // A version from before the pillars were named leaves them as they are.
    if ('pillar_1_title' in data) await keepPillars(ctx, sql, { values: data })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'strategy', actionType: 'restored' })
    return ok()
  })
}
