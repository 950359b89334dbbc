import type { WorkspaceContext } from '#app/platform/context.ts'
import { compareStrategies, type StrategyChange } from '#core/brand/strategy/compare.ts'
import {
  listStrategyVersions,
  listStrategyVersionsByNumber,
  type StrategyVersionItem,
} from '#db/queries/brand/strategy.ts'
import type { Page } from '#db/queries/platform/page.ts'

const PAGE_SIZE = 20
/** An integer column holds no more. */
const MOST = 2_147_483_647

export interface StrategyComparison {
  readonly from: number
  readonly to: number
  readonly changes: readonly StrategyChange[]
}

/**
 * A page of the kept versions and, when two are named, what changed from the older to the newer; `comparison` is
 * 'missing' when one of them is not kept any more. Version 0 is the page before the first save.
 */
export async function readStrategyVersions(
  ctx: WorkspaceContext,
  wanted: { page: number; from: number | null; to: number | null },
): Promise<{ versions: Page<StrategyVersionItem>; comparison: StrategyComparison | 'missing' | null }> {
  const { workspace } = ctx
  const { from, to } = wanted
  const isWanted = from !== null && to !== null
  const [low = 0, high = 0] = [from ?? 0, to ?? 0].sort((a, b) => a - b)
  const isKnown = low >= 0 && high <= MOST && Number.isInteger(low) && Number.isInteger(high)
  const [versions, named] = await ctx.inWorkspace(sql =>
    Promise.all([
      listStrategyVersions(sql, { workspace, page: { page: wanted.page, size: PAGE_SIZE } }),
      isWanted && isKnown ? listStrategyVersionsByNumber(sql, { workspace, versions: [low, high] }) : [],
    ]),
  )
  if (!isWanted) return { versions, comparison: null }
  const older = named.find(version => version.version === low)
  const newer = named.find(version => version.version === high)
  if (!newer || (!older && low !== 0)) return { versions, comparison: 'missing' }
  const changes = compareStrategies(older?.strategyData ?? {}, newer.strategyData)
  return { versions, comparison: { from: low, to: high, changes } }
}
