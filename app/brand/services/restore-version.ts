import type { WorkspaceContext } from '#app/platform/context.ts'
import { CLARIFY_FIELDS } from '#core/brand/clarify/fields.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { readStrategyValues, STRATEGY_FIELDS } from '#core/brand/strategy/fields.ts'
import type { Versioned } from '#core/brand/versions/versions.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertOrLockStrategy, updateStrategy } from '#db/queries/brand/strategy.ts'
import { listVersionsByNumber, type Version } from '#db/queries/brand/versions.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { saveBrand } from './save-brand.ts'
import { keepPillars } from './strategy/keep-pillars.ts'

type Restored = Result<{ changed: number }, 'read_only' | 'not_found' | 'not_saved'>

/** An integer column holds no more. */
const MOST = 2_147_483_647

/**
 * Makes the foundation or the strategy what it was at a version; `changed` says how many texts differ. That is a new
 * version itself, so that it can be taken back.
 */
export async function restoreVersion(
  ctx: WorkspaceContext,
  { of, version }: { of: Versioned; version: number },
): Promise<Restored> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!Number.isInteger(version) || version < 1 || version > MOST) return err('not_found')
  const { workspace } = ctx
  const [stored] = await ctx.inWorkspace(sql =>
    listVersionsByNumber(sql, { workspace, of, versions: [version] }),
  )
  if (!stored) return err('not_found')
  return of === 'strategy' ? restoreStrategy(ctx, stored) : restoreFoundation(ctx, stored)
}

async function restoreFoundation(ctx: WorkspaceContext, { data, version }: Version): Promise<Restored> {
  const saved = await saveBrand(ctx, {
    section: '',
    keys: CLARIFY_FIELDS.map(field => field.key),
    answers: { ...normaliseClarify(data) },
    cause: 'restored',
    restoredVersion: version,
  })
  if (saved.ok) return ok({ changed: saved.changed })
  return err(saved.reason === 'read_only' ? 'read_only' : 'not_saved')
}

/** The strategy with its pillars, and their stories and posts. */
function restoreStrategy(ctx: WorkspaceContext, stored: Version): Promise<Restored> {
  const { workspace } = ctx
  const data = { ...readStrategyValues(stored.data) }
  return ctx.inWorkspace(async sql => {
    const now = ctx.now()
    const { strategyData } = await insertOrLockStrategy(sql, { workspace, now })
    const before = readStrategyValues(strategyData)
    const changed = STRATEGY_FIELDS.filter(({ key }) => before[key] !== data[key]).length
    // A second press must not push older versions out of the list with one that is the same again.
    if (changed === 0) return ok({ changed })
    await updateStrategy(sql, {
      workspace,
      data,
      section: '',
      savedBy: ctx.userId,
      now,
      cause: 'restored',
      restoredVersion: stored.version,
    })
    // A version from before the pillars were named leaves them as they are.
    if ('pillar_1_title' in data) await keepPillars(ctx, sql, { values: data })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'strategy', actionType: 'restored' })
    return ok({ changed })
  })
}
