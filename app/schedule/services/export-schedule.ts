import type { WorkspaceContext } from '#app/platform/context.ts'
import { type FileColumns, writeRows } from '#app/platform/integrations/csv.ts'
import type { IMPORT_COLUMNS } from '#core/schedule/import-rows.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import {
  listScheduledPostsForExport,
  type ScheduledPostText,
} from '#db/queries/schedule/list-scheduled-posts.ts'

const wallOf = ({ scheduledFor, timeZone }: ScheduledPostText) => wallTimeOf(scheduledFor, timeZone)

/** The file can be imported again as it is, so it has every column that an import reads. */
const COLUMNS: FileColumns<ScheduledPostText> &
  Record<(typeof IMPORT_COLUMNS)[number], (post: ScheduledPostText) => string> = {
  date: post => wallOf(post).day,
  time: post => minuteText(wallOf(post).minute),
  zone: post => post.timeZone,
  at: post => post.scheduledFor.toISOString(),
  platform: post => post.platform,
  status: post => post.status,
  title: post => post.title,
  text: post => post.body,
  published_at: post => post.publishedAt?.toISOString() ?? '',
  link: post => post.link,
}

/** The schedule as a CSV or JSON file: date and time as on the clock of each row's zone, and the instant beside it. */
export async function exportSchedule(
  ctx: WorkspaceContext,
  { kind }: { kind: 'csv' | 'json' },
): Promise<string> {
  const { workspace } = ctx
  const scheduledPosts = await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'content', actionType: 'plan_exported' })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'planner', format: kind },
    })
    return listScheduledPostsForExport(sql, { workspace })
  })
  return writeRows(scheduledPosts, COLUMNS, kind)
}
