import type { WorkspaceContext } from '#app/platform/context.ts'
import type { RowsAddress } from '#core/analytics/numbers.ts'
import type { Period } from '#core/analytics/period.ts'
import { isWithinWindow } from '#core/deals/pounds.ts'
import { isUuid } from '#db/client.ts'
import { type BehindRow, listBehind } from '#db/queries/analytics/rows.ts'
import { timeSpan } from '#db/queries/analytics/sources.ts'
import { findMaySeeDeals } from '#db/queries/deals/deals.ts'
import { listPeople } from './list-people.ts'
import { nameGroups } from './name-groups.ts'

/** Rows on a page: with fifty it was half as heavy again as a page may be. */
const SIZE = 20

/**
 * The rows behind a number of a period, and what they come to: the number itself. Null for pounds where somebody may not
 * see deals.
 */
export async function readBehind(
  ctx: WorkspaceContext,
  { period, address }: { period: Period; address: RowsAddress },
) {
  const { workspace, timeZone } = ctx
  const { by, of, page } = address
  const span = timeSpan(period, timeZone)
  const isMoney = address.number === 'first' || address.number === 'last'
  const people = await listPeople(ctx, of ? by : null)
  return ctx.readLagging(async sql => {
    if (isMoney && !(await findMaySeeDeals(sql))) return null
    const [found, names] = await Promise.all([
      listBehind(sql, {
        ...{ workspace, timeZone, span, by, now: ctx.now() },
        wanted: address,
        page: { page, size: SIZE },
      }),
      of ? nameGroups(sql, { workspace, by, keys: isUuid(of) ? [of] : [], people }) : null,
    ])
    return {
      ...found,
      rows: found.rows.map(row => ({ ...row, isOutside: isMoney && isOutside(row) })),
      pages: Math.ceil(found.count / SIZE),
      groupName: of && names ? names(of) : null,
    }
  })
}

/** A last touch so long ago that it counts for nothing. */
function isOutside({ lastAt, at }: BehindRow): boolean {
  return !isWithinWindow({ lastAt, closedAt: at })
}
