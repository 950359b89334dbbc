import { minuteText, wallTimeOf } from '#core/content/schedule/wall-time.ts'
import { listOutingsForExport } from '#db/queries/content/plan/list-outings.ts'
import { insertModuleUsage } from '#db/queries/events.ts'
import type { WorkspaceContext } from '../../context.ts'

/** The plan as rows for a file: date and time as on the clock of each row's zone, and the instant beside it. */
export async function exportPlan(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const rows = await ctx.db.inWorkspace(workspace, async sql => {
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'content', actionType: 'plan_exported' })
    return listOutingsForExport(sql, { workspace })
  })
  return rows.map(row => {
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
}
