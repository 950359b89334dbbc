import type { WorkspaceContext } from '#app/platform/context.ts'
import { type AnswerChange, compareFoundations } from '#core/brand/versions/compare.ts'
import {
  type ClarifyVersionItem,
  listClarifyVersions,
  listClarifyVersionsByNumber,
} from '#db/queries/brand/clarify-versions.ts'
import type { Page } from '#db/queries/platform/page.ts'

const PAGE_SIZE = 20
/** An integer column holds no more. */
const MOST = 2_147_483_647

export interface VersionComparison {
  readonly from: number
  readonly to: number
  readonly changes: readonly AnswerChange[]
}

/**
 * A page of the kept versions and, when two are named, what changed from the older to the newer; `comparison` is
 * 'missing' when one of them is not kept any more.
 */
export async function readVersions(
  ctx: WorkspaceContext,
  wanted: { page: number; from: number | null; to: number | null },
): Promise<{ versions: Page<ClarifyVersionItem>; comparison: VersionComparison | 'missing' | null }> {
  const { workspace } = ctx
  const numbers = [wanted.from, wanted.to].filter(
    number => number !== null && Number.isInteger(number) && number >= 0 && number <= MOST,
  ) as number[]
  return ctx.inWorkspace(async sql => {
    const [versions, named] = await Promise.all([
      listClarifyVersions(sql, { workspace, page: { page: wanted.page, size: PAGE_SIZE } }),
      numbers.length === 2 ? listClarifyVersionsByNumber(sql, { workspace, versions: numbers }) : [],
    ])
    if (wanted.from === null || wanted.to === null) return { versions, comparison: null }
    const [low = 0, high = 0] = [...numbers].sort((a, b) => a - b)
    const older = named.find(version => version.version === low)
    const newer = named.find(version => version.version === high)
    // Version 0 is the empty page before the first answer.
    if (numbers.length < 2 || !newer || (!older && low !== 0)) return { versions, comparison: 'missing' }
    const changes = compareFoundations(older?.clarifyData ?? {}, newer.clarifyData)
    return { versions, comparison: { from: low, to: high, changes } }
  })
}
