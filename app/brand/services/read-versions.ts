import type { WorkspaceContext } from '#app/platform/context.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { changePages } from '#core/brand/versions/change-pages.ts'
import { compareVersions, type VersionChange } from '#core/brand/versions/compare.ts'
import type { Versioned } from '#core/brand/versions/versions.ts'
import { listVersions, listVersionsByNumber, type VersionItem } from '#db/queries/brand/versions.ts'
import type { Page } from '#db/queries/platform/page.ts'

const PAGE_SIZE = 15
/** An integer column holds no more. */
const MOST = 2_147_483_647
/** Characters of both versions that are compared within a few milliseconds; more go to a thread. */
const SMALL = 8_000

const compareInThread = inThread<typeof compareVersions>('core/brand/versions/compare.ts', 'compareVersions')

export interface VersionComparison {
  readonly from: number
  readonly to: number
  /** Of a page of it. */
  readonly changes: readonly VersionChange[]
  /** How many there are on all pages, and how many before this one. */
  readonly total: number
  readonly before: number
  /** Which page it is, and of how many. */
  readonly part: number
  readonly parts: number
}

/**
 * A page of the kept versions of the foundation or the strategy and, when two are named, what changed from the older to
 * the newer, of which `part` is a page (one past the last is the last); `comparison` is 'missing' when one of them is not kept
 * any more. Version 0 is the page before the first save.
 */
export async function readVersions(
  ctx: WorkspaceContext,
  address: { of: Versioned; page: number; from: number | null; to: number | null; part?: number },
): Promise<{ versions: Page<VersionItem>; comparison: VersionComparison | 'missing' | null }> {
  const { workspace } = ctx
  const { of, page, from, to, part: wanted = 1 } = address
  const hasTwo = from !== null && to !== null
  const [low = 0, high = 0] = [from ?? 0, to ?? 0].sort((a, b) => a - b)
  const canBe = low >= 0 && high <= MOST && Number.isInteger(low) && Number.isInteger(high)
  const [versions, pair] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listVersions(sql, { workspace, of, page: { page, size: PAGE_SIZE } }),
      hasTwo && canBe ? listVersionsByNumber(sql, { workspace, of, versions: [low, high] }) : [],
    ]),
  )
  if (!hasTwo) return { versions, comparison: null }
  const older = pair.find(({ version }) => version === low)
  const newer = pair.find(({ version }) => version === high)
  if (!newer || (!older && low !== 0)) return { versions, comparison: 'missing' }
  const before = older?.data ?? {}
  const isSmall = JSON.stringify([before, newer.data]).length <= SMALL
  const changes = await (isSmall ? compareVersions : compareInThread)(of, before, newer.data)
  const pages = changePages(changes)
  const part = Math.max(1, Math.min(wanted, pages.length))
  const comparison = {
    ...{ from: low, to: high, total: changes.length, part, parts: pages.length },
    before: pages.slice(0, part - 1).flat().length,
    changes: pages[part - 1] ?? [],
  }
  return { versions, comparison }
}
