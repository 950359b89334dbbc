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

type Cells = Readonly<Record<string, string | number | null>>

/** One table as a CSV file (whose cells no spreadsheet runs) or as JSON, every number as it is shown. */
export async function* exportAnalytics(
  ctx: WorkspaceContext,
  input: { format: 'csv' | 'json'; table: AnalyticsTable; period: Period; by: Grouping },
): AsyncGenerator<string> {
  const { format, table, period, by } = input
  const { workspace } = ctx
  const rows =
    table === 'works' || table === 'pays'
      ? cellsOfWorks(await readWorks(ctx, { period }), table)
      : cellsOf(await readAnalytics(ctx, { period, by }), table)
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
    yield `${JSON.stringify(rows, null, 1)}\n`
    return
  }
  const { stringify } = await import('csv-stringify/sync')
  // The mark in front tells Excel that the file is UTF-8.
  yield `\ufeff${stringify([Object.keys(rows[0] ?? HEADINGS[table] ?? {}), ...rows.map(row => Object.values(row).map(safeCell))])}`
}

/** Of the tables that may have no row at all: their file then still says what it holds. */
const HEADINGS: Partial<Record<AnalyticsTable, Cells>> = {
  notes: { Day: null, Note: null },
  works: { By: null, Group: null, Posts: null, 'What it says': null },
  pays: { Post: null, Score: null, Responses: null },
}

function cellsOfWorks(view: Awaited<ReturnType<typeof readWorks>>, table: 'works' | 'pays'): Cells[] {
  if (table === 'pays')
    return view.pays.points.map(({ title, overall, responses, standing }) => ({
      Post: title,
      Score: overall,
      Responses: responses,
      'More responses than so many of 100': Math.round(standing),
    }))
  return view.groups.map(group => ({
    By: WORKS_DIMENSION_LABELS[group.dimension],
    Group: group.label,
    Posts: group.all,
    Compared: group.posts,
    'Compared with': group.others,
    'More in so many of 100': group.verdict === 'few' ? null : Math.round(group.share * 100),
    'Range from': group.interval && Math.round(group.interval.low * 100),
    'Range to': group.interval && Math.round(group.interval.high * 100),
    'What it says': group.standing,
  }))
}

function cellsOf(
  view: Awaited<ReturnType<typeof readAnalytics>>,
  table: Exclude<AnalyticsTable, 'works' | 'pays'>,
): Cells[] {
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
