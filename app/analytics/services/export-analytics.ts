import type { WorkspaceContext } from '#app/platform/context.ts'
import type { AnalyticsTable, Grouping } from '#core/analytics/numbers.ts'
import type { Period } from '#core/analytics/period.ts'
import { WORKS_DIMENSION_LABELS } from '#core/analytics/works/groups.ts'
import { poundsField } from '#core/shared/money.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { readAnalytics } from './read-analytics.ts'
import { readWorks } from './read-works.ts'

type Cell = string | number | null

/** A table by its headings, which a file has even where the table has no row. */
interface Sheet {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** One table as a CSV file (whose cells no spreadsheet runs) or as JSON, every number as it is shown. */
export async function* exportAnalytics(
  ctx: WorkspaceContext,
  input: { format: 'csv' | 'json'; table: AnalyticsTable; period: Period; by: Grouping },
): AsyncGenerator<string> {
  const { format, table, period, by } = input
  const { workspace } = ctx
  const { headings, rows } =
    table === 'works' || table === 'pays'
      ? sheetOfWorks(await readWorks(ctx, { period }), table)
      : sheetOf(await readAnalytics(ctx, { period, by }), table)
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
  if (format === 'json') {
    const named = rows.map(row => Object.fromEntries(headings.map((heading, at) => [heading, row[at]])))
    yield `${JSON.stringify(named, null, 1)}\n`
    return
  }
  const { stringify } = await import('csv-stringify/sync')
  // The mark in front tells Excel that the file is UTF-8.
  yield `\ufeff${stringify([headings, ...rows.map(row => row.map(safeCell))])}`
}

function sheetOfWorks(view: Awaited<ReturnType<typeof readWorks>>, table: 'works' | 'pays'): Sheet {
  if (table === 'pays')
    return sheet(view.pays.points, {
      Post: ({ title }) => title,
      Score: ({ overall }) => overall,
      Responses: ({ responses }) => responses,
      'More responses than so many of 100': ({ standing }) => Math.round(standing),
    })
  return sheet(view.groups, {
    By: ({ dimension }) => WORKS_DIMENSION_LABELS[dimension],
    Group: ({ label }) => label,
    Posts: ({ all }) => all,
    Compared: ({ posts }) => posts,
    'Compared with': ({ others }) => others,
    'More in so many of 100': ({ verdict, share }) => (verdict === 'few' ? null : Math.round(share * 100)),
    'Range from': ({ interval }) => interval && Math.round(interval.low * 100),
    'Range to': ({ interval }) => interval && Math.round(interval.high * 100),
    'What it says': ({ standing }) => standing,
  })
}

function sheetOf(
  view: Awaited<ReturnType<typeof readAnalytics>>,
  table: Exclude<AnalyticsTable, 'works' | 'pays'>,
): Sheet {
  switch (table) {
    case 'weeks':
      return sheet(view.daily.parts, {
        From: ({ from }) => from,
        To: ({ to }) => to,
        Planned: ({ sums }) => sums.planned_published + sums.slipped + sums.ahead,
        'Planned and published': ({ sums }) => sums.planned_published,
        Slipped: ({ sums }) => sums.slipped,
        'Still to come': ({ sums }) => sums.ahead,
        'Published in all': ({ sums }) => sums.published,
        'With numbers of platforms': ({ sums }) => sums.measured,
        Views: ({ sums }) => sums.views,
        'Likes, replies and shares': ({ sums }) => sums.reactions,
        'People who followed a link': ({ sums }) => sums.people,
        Machines: ({ sums }) => sums.machines,
        'People who got in touch': ({ sums }) => sums.leads,
        'People added by you': ({ sums }) => sums.added,
      })
    case 'scores':
      return sheet(view.alignment.bands, {
        From: ({ band }) => band.from,
        To: ({ band }) => band.to,
        Posts: ({ posts }) => posts,
      })
    case 'notes':
      return sheet(view.annotations, { Day: ({ day }) => day, Note: ({ note }) => note })
    case 'groups': {
      type Row = (typeof view.rows)[number]
      const columns: Columns<Row> = {
        Name: ({ name }) => name ?? 'Not attributed',
        Planned: ({ planned }) => planned,
        Published: ({ published }) => published,
        'Mean score': ({ mean }) => mean,
        Views: ({ views }) => views,
        'Likes, replies and shares': ({ reactions }) => reactions,
        'People who followed a link': ({ people }) => people,
        Machines: ({ machines }) => machines,
        'People who got in touch': ({ leads }) => leads,
      }
      const pounds: Columns<Row> = {
        'Won by first touch in pounds': ({ first }) => poundsField(first.pence),
        'Won by last touch in pounds': ({ last }) => poundsField(last.pence),
      }
      return sheet(view.rows, view.paid ? { ...columns, ...pounds } : columns)
    }
  }
}

type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>

function sheet<Row>(rows: readonly Row[], columns: Columns<Row>): Sheet {
  const readers = Object.values(columns)
  return { headings: Object.keys(columns), rows: rows.map(row => readers.map(read => read(row))) }
}
