import type { WorkspaceContext } from '#app/platform/context.ts'
import { readCsv } from '#app/platform/integrations/csv.ts'
import { pauseUnapproved } from '#app/posts/services/review/pause-unapproved.ts'
import { IMPORTED_AT_ONCE, MOST_ROWS } from '#core/schedule/import-limits.ts'
import { type ImportRow, importKey, readImport, skipScheduled } from '#core/schedule/import-rows.ts'
import { canScheduleOn } from '#core/schedule/limit.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { listPlatformsInUse, listScheduledAt } from '#db/queries/schedule/list-scheduled-posts.ts'
import { insertScheduledPosts, updateStatusFromSchedule } from '#db/queries/schedule/scheduled-posts.ts'

export interface ScheduleImport {
  /** The rows of the file, those that were scheduled now left out; each that can’t be scheduled with its reason. */
  readonly rows: readonly ImportRow[]
  /** What was scheduled, or would be. */
  readonly scheduled: number
  /** What the next request can schedule. */
  readonly left: number
}

/**
 * Reads the rows of a file and, unless it is only to be looked at, makes a post and a date of the next good ones, all or
 * none: a long file takes some requests, each of which goes on where the one before ended. What is in the planner
 * already is skipped; rows that cannot be scheduled are named with their reason. A repeat with the same key adds nothing.
 */
export async function importSchedule(
  ctx: WorkspaceContext,
  input: { csv: string; dryRun: boolean; idempotencyKey: string },
): Promise<Result<ScheduleImport, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace, userId } = ctx
  const now = ctx.now()
  const records = readCsv(input.csv, MOST_ROWS + 1) ?? []
  const read = readImport(records, { timeZone: ctx.timeZone, now })
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'import_plan', key: input.idempotencyKey }
    const isRepeated =
      !input.dryRun && !(await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })).first
    if (!input.dryRun) await lockProfile(sql, { workspace })
    const times = read.flatMap(row => (row.entry ? [row.entry.at] : []))
    const [inUse, scheduled] = await Promise.all([
      listPlatformsInUse(sql, { workspace }),
      listScheduledAt(sql, { workspace, times }),
    ])
    const rows = skipScheduled(read, scheduled.map(importKey)).map(row => {
      if (row.problem || !row.entry) return row
      const { platform } = row.entry
      const room = canScheduleOn(ctx.tier, inUse, platform)
      if (!room.ok) return { ...row, entry: null, problem: 'Your plan doesn’t include another platform.' }
      if (!inUse.includes(platform)) inUse.push(platform)
      return row
    })
    const ready = rows.filter(row => row.entry)
    const next = new Set(ready.slice(0, IMPORTED_AT_ONCE))
    if (input.dryRun) return ok({ rows, scheduled: next.size, left: ready.length - next.size })
    if (isRepeated) return ok({ rows, scheduled: 0, left: ready.length })
    const entries = [...next].flatMap(row => (row.entry ? [row.entry] : []))
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
    return ok({
      rows: rows.filter(row => !next.has(row)),
      scheduled: entries.length,
      left: ready.length - entries.length,
    })
  })
}
