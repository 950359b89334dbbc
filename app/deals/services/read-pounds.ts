import type { WorkspaceContext } from '#app/platform/context.ts'
import { type PoundsAddress, type PoundsPeriod, poundsOf } from '#core/deals/pounds.ts'
import { networkName } from '#core/posts/platforms/network-name.ts'
import { pageOfList } from '#core/shared/page-of-list.ts'
import { addDays } from '#core/shared/time.ts'
import { listPoundsGroups, listPoundsNames, listWonDeals } from '#db/queries/deals/pounds.ts'
import { seesDeals } from './sees-deals.ts'

const PERIOD_DAYS: Readonly<Record<Exclude<PoundsPeriod, 'all'>, number>> = { year: 365, month: 30 }
/** Rows of the table on a page; the total counts all. */
const ROWS = 12
/** Deals behind a number on a page. */
const DEALS = 15

/**
 * A page of won pounds by what led to them, and one of the deals behind the number that was opened. Null for whoever may not
 * see deals.
 */
export async function readPounds(ctx: WorkspaceContext, { address }: { address: PoundsAddress }) {
  const { workspace } = ctx
  const { by, period, side, of, page } = address
  const since = period === 'all' ? null : addDays(ctx.now(), -PERIOD_DAYS[period])
  return ctx.readInWorkspace(async sql => {
    if (!(await seesDeals(ctx, sql))) return null
    const [groups, deals] = await Promise.all([
      listPoundsGroups(sql, { workspace, by, since }),
      side ? listWonDeals(sql, { workspace, by, since, side, key: of, page: { page, size: DEALS } }) : null,
    ])
    const pounds = poundsOf(groups)
    const shown = pageOfList(pounds.rows, { page: address.rows, size: ROWS })
    const { rows } = shown
    const named = await listPoundsNames(sql, { workspace, by, keys: rows.map(({ key }) => key) })
    const names = new Map(named.map(({ key, name }) => [key, name]))
    return {
      ...pounds,
      rows: rows.map(row => ({
        ...row,
        name: by === 'network' ? networkName(row.key) : names.get(row.key) || 'Untitled',
      })),
      page: shown.page,
      pages: shown.pages,
      deals,
    }
  })
}
