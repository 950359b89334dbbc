import type { WorkspaceContext } from '#app/platform/context.ts'
import { type FileColumns, writeRows } from '#app/platform/integrations/csv.ts'
import type { AnalyticsTable, Grouping } from '#core/analytics/numbers.ts'
import type { Period } from '#core/analytics/period.ts'
import { WORKS_DIMENSION_LABELS } from '#core/analytics/works/groups.ts'
import { poundsField } from '#core/shared/money.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { readAnalytics } from './read-analytics.ts'
import { readWorks } from './read-works.ts'

type Format = 'csv' | 'json'

/** One table as a CSV file (whose cells no spreadsheet runs) or as JSON, every number as it is shown. */
export async function* exportAnalytics(
  ctx: WorkspaceContext,
  input: { format: Format; table: AnalyticsTable; period: Period; by: Grouping },
): AsyncGenerator<string> {
  const { format, table, period, by } = input
  const { workspace } = ctx
  const file =
    table === 'works' || table === 'pays'
      ? writeWorks(await readWorks(ctx, { period }), table, format)
      : writeTable(await readAnalytics(ctx, { period, by }), table, format)
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
  yield file
}

function writeWorks(
  view: Awaited<ReturnType<typeof readWorks>>,
  table: 'works' | 'pays',
  format: Format,
): string {
  if (table === 'pays')
    return writeRows(
      view.pays.points,
      {
        Post: ({ title }) => title,
        Score: ({ overall }) => overall,
        Responses: ({ responses }) => responses,
        'More responses than so many of 100': ({ standing }) => Math.round(standing),
      },
      format,
    )
  return writeRows(
    view.groups,
    {
      By: ({ dimension }) => WORKS_DIMENSION_LABELS[dimension],
      Group: ({ label }) => label,
      Posts: ({ all }) => all,
      Compared: ({ posts }) => posts,
      'Compared with': ({ others }) => others,
      'More in so many of 100': ({ verdict, share }) => (verdict === 'few' ? null : Math.round(share * 100)),
      'Range from': ({ interval }) => interval && Math.round(interval.low * 100),
      'Range to': ({ interval }) => interval && Math.round(interval.high * 100),
      'What it says': ({ standing }) => standing,
    },
    format,
  )
}

function writeTable(
  view: Awaited<ReturnType<typeof readAnalytics>>,
  table: Exclude<AnalyticsTable, 'works' | 'pays'>,
  format: Format,
): string {
  switch (table) {
    case 'weeks':
      return writeRows(
        view.daily.parts,
        {
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
        },
        format,
      )
    case 'scores':
      return writeRows(
        view.alignment.bands,
        {
          From: ({ band }) => band.from,
          To: ({ band }) => band.to,
          Posts: ({ posts }) => posts,
        },
        format,
      )
    case 'notes':
      return writeRows(view.annotations, { Day: ({ day }) => day, Note: ({ note }) => note }, format)
    case 'groups': {
      type Row = (typeof view.rows)[number]
      const columns: FileColumns<Row> = {
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
      const pounds: FileColumns<Row> = {
        'Won by first touch in pounds': ({ first }) => poundsField(first.pence),
        'Won by last touch in pounds': ({ last }) => poundsField(last.pence),
      }
      return writeRows(view.rows, view.paid ? { ...columns, ...pounds } : columns, format)
    }
  }
}
