import type { WorkspaceContext } from '#app/platform/context.ts'
import { type PoundsAddress, type PoundsPeriod, poundsOf } from '#core/deals/pounds.ts'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { addDays } from '#core/shared/time.ts'
import { listPoundsGroups, listPoundsNames, listWonDeals } from '#db/queries/deals/pounds.ts'
import { seesDeals } from './sees-deals.ts'

const PERIOD_DAYS: Readonly<Record<Exclude<PoundsPeriod, 'all'>, number>> = { year: 365, month: 30 }
/** More rows than these are not read; the sums below them count all. */
const MOST_ROWS = 100

/**
 * Won pounds by what led to them, and the deals behind the number that was opened. Null for whoever may not see deals.
 */
export async function readPounds(ctx: WorkspaceContext, { address }: { address: PoundsAddress }) {
  const { workspace } = ctx
  const { by, period, side, of } = address
  const since = period === 'all' ? null : addDays(ctx.now(), -PERIOD_DAYS[period])
  return ctx.readInWorkspace(async sql => {
    if (!(await seesDeals(ctx, sql))) return null
    const [groups, deals] = await Promise.all([
      listPoundsGroups(sql, { workspace, by, since }),
      side ? listWonDeals(sql, { workspace, by, since, side, key: of }) : null,
    ])
    const pounds = poundsOf(groups)
    const rows = pounds.rows.slice(0, MOST_ROWS)
    const named = await listPoundsNames(sql, { workspace, by, keys: rows.map(({ key }) => key) })
    const names = new Map(named.map(({ key, name }) => [key, name]))
    return {
      ...pounds,
      rows: rows.map(row => ({
        ...row,
        name: by === 'network' ? networkName(row.key) : names.get(row.key) || 'Untitled',
      })),
      more: pounds.rows.length - rows.length,
      deals,
    }
  })
}

function networkName(key: string): string {
  const platform = readPlatform(key)
  return platform ? PLATFORMS[platform].name : key
}
