import type { WorkspaceContext } from '#app/platform/context.ts'
import { writeCsv } from '#app/platform/integrations/csv.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { listScheduledPostsForExport } from '#db/queries/schedule/list-scheduled-posts.ts'

const COLUMNS = [
  'date',
  'time',
  'zone',
  'at',
  'platform',
  'status',
  'title',
  'text',
  'published_at',
  'link',
] as const

/** The schedule as a CSV or JSON file: date and time as on the clock of each row's zone, and the instant beside it. */
export async function exportSchedule(
  ctx: WorkspaceContext,
  { kind }: { kind: 'csv' | 'json' },
): Promise<string> {
  const { workspace } = ctx
  const rows = await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'content', actionType: 'plan_exported' })
    return listScheduledPostsForExport(sql, { workspace })
  })
  const records = rows.map(row => {
    const wall = wallTimeOf(row.scheduledFor, row.timeZone)
    return {
      date: wall.day,
      time: minuteText(wall.minute),
      zone: row.timeZone,
      at: row.scheduledFor.toISOString(),
      platform: row.platform,
      status: row.status,
      title: row.title,
      text: row.body,
      published_at: row.publishedAt?.toISOString() ?? '',
      link: row.link,
    }
  })
  return kind === 'csv' ? writeCsv(records, COLUMNS) : `${JSON.stringify(records, null, 2)}\n`
}
