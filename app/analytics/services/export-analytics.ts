import type { WorkspaceContext } from '#app/platform/context.ts'
import type { AnalyticsTable, Grouping } from '#core/analytics/numbers.ts'
import type { Period } from '#core/analytics/period.ts'
import { poundsField } from '#core/shared/money.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { readAnalytics } from './read-analytics.ts'

type Cells = Readonly<Record<string, string | number | null>>

/** One table of the page as a CSV file (whose cells no spreadsheet runs) or as JSON, every number as it is shown. */
export async function* exportAnalytics(
  ctx: WorkspaceContext,
  input: { format: 'csv' | 'json'; table: AnalyticsTable; period: Period; by: Grouping },
): AsyncGenerator<string> {
  const { format, table, period, by } = input
  const { workspace } = ctx
  const view = await readAnalytics(ctx, { period, by })
  await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'analytics',
      actionType: 'analytics_exported',
    })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'analytics', format },
    })
  })
  const rows = cellsOf(view, table)
  if (format === 'json') {
    yield `${JSON.stringify(rows, null, 1)}\n`
    return
  }
  const { stringify } = await import('csv-stringify/sync')
  // The mark in front tells Excel that the file is UTF-8.
  yield `\ufeff${stringify([Object.keys(rows[0] ?? NO_NOTE), ...rows.map(row => Object.values(row).map(safeCell))])}`
}

/** Only notes may be none at all: their file then still says what it holds. */
const NO_NOTE: Cells = { Day: null, Note: null }

function cellsOf(view: Awaited<ReturnType<typeof readAnalytics>>, table: AnalyticsTable): Cells[] {
  switch (table) {
    case 'weeks':
      return view.daily.parts.map(({ from, to, sums }) => ({
        From: from,
        To: to,
        Planned: sums.planned_published + sums.slipped + sums.ahead,
        'Planned and published': sums.planned_published,
        Slipped: sums.slipped,
        'Still to come': sums.ahead,
        'Published in all': sums.published,
        'With numbers of platforms': sums.measured,
        Views: sums.views,
        'Likes, replies and shares': sums.reactions,
        'People who followed a link': sums.people,
        Machines: sums.machines,
        'People who got in touch': sums.leads,
        'People added by you': sums.added,
      }))
    case 'scores':
      return view.alignment.bands.map(({ band, posts }) => ({ From: band.from, To: band.to, Posts: posts }))
    case 'notes':
      return view.annotations.map(({ day, note }) => ({ Day: day, Note: note }))
    case 'groups':
      return view.rows.map(row => ({
        Name: row.name ?? 'Not attributed',
        Planned: row.planned,
        Published: row.published,
        'Mean score': row.mean,
        Views: row.views,
        'Likes, replies and shares': row.reactions,
        'People who followed a link': row.people,
        Machines: row.machines,
        'People who got in touch': row.leads,
        ...(view.paid
          ? {
              'Won by first touch in pounds': poundsField(row.first.pence),
              'Won by last touch in pounds': poundsField(row.last.pence),
            }
          : {}),
      }))
  }
}
