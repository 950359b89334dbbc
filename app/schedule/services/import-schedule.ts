import type { WorkspaceContext } from '#app/platform/context.ts'
import { readCsv } from '#app/platform/integrations/csv.ts'
import { pauseUnapproved } from '#app/posts/services/review/pause-unapproved.ts'
import { type ImportRow, MOST_IMPORTED, readImport } from '#core/schedule/import-rows.ts'
import { canScheduleOn } from '#core/schedule/limit.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { listPlatformsInUse } from '#db/queries/schedule/list-scheduled-posts.ts'
import { insertScheduledPosts, updateStatusFromSchedule } from '#db/queries/schedule/scheduled-posts.ts'

/**
 * Reads the rows of a file and, unless it is only to be looked at, makes a post and a date of each good one, all or
 * none. Rows that cannot be scheduled are named with their reason and left out. A repeat with the same key adds
 * nothing.
 */
export async function importSchedule(
  ctx: WorkspaceContext,
  input: { csv: string; dryRun: boolean; idempotencyKey: string },
): Promise<Result<{ rows: readonly ImportRow[]; scheduled: number }, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace, userId } = ctx
  const now = ctx.now()
  const records = readCsv(input.csv, MOST_IMPORTED + 1) ?? []
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'import_plan', key: input.idempotencyKey }
    if (!input.dryRun) {
      const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
      if (!claim.first) return ok({ rows: [], scheduled: 0 })
      await lockProfile(sql, { workspace })
    }
    const inUse = await listPlatformsInUse(sql, { workspace })
    const rows = readImport(records, { timeZone: ctx.timeZone, now }).map(row => {
      if (row.problem || !row.entry) return row
      const { platform } = row.entry
      const room = canScheduleOn(ctx.tier, inUse, platform)
      if (!room.ok) return { ...row, entry: null, problem: 'Your plan doesn’t include another platform.' }
      if (!inUse.includes(platform)) inUse.push(platform)
      return row
    })
    const entries = rows.flatMap(row => (row.entry ? [row.entry] : []))
    if (input.dryRun) return ok({ rows, scheduled: entries.length })
    for (const { title, body, platform, at, timeZone } of entries) {
      const { id } = await insertPost(sql, { workspace, fields: { title, body, platform }, now })
      await insertScheduledPosts(sql, {
        workspace,
        postId: id,
        title: '',
        platform,
        times: [at],
        timeZone,
        repeat: null,
        seriesId: null,
        now,
      })
      await updateStatusFromSchedule(sql, { workspace, postId: id })
      await pauseUnapproved(sql, { workspace, postId: id, now })
    }
    await updateIdempotencyResult(sql, { ...key, result: { planned: entries.length } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'content',
      actionType: 'plan_imported',
      additionalData: { planned: entries.length },
    })
    return ok({ rows, scheduled: entries.length })
  })
}
