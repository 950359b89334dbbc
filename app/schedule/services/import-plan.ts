import type { WorkspaceContext } from '#app/platform/context.ts'
import { readCsv } from '#app/platform/integrations/csv.ts'
import { holdUnapproved } from '#app/posts/services/review/hold-unapproved.ts'
import { type ImportRow, MOST_IMPORTED, readImport } from '#core/schedule/import-rows.ts'
import { canPlanOn } from '#core/schedule/limit.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertContent } from '#db/queries/posts/content.ts'
import { listPlatformsInUse } from '#db/queries/schedule/list-outings.ts'
import { insertOutings, updateStatusFromOutings } from '#db/queries/schedule/outings.ts'

/**
 * Reads the rows of a file and, unless it is only to be looked at, makes a post and a date of each good one, all or
 * none. Rows that cannot be planned are named with their reason and left out. A repeat with the same key adds nothing.
 */
export async function importPlan(
  ctx: WorkspaceContext,
  input: { csv: string; dryRun: boolean; idempotencyKey: string },
): Promise<Result<{ rows: readonly ImportRow[]; planned: number }, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace, userId } = ctx
  const now = ctx.now()
  const records = readCsv(input.csv, MOST_IMPORTED + 1) ?? []
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'import_plan', key: input.idempotencyKey }
    if (!input.dryRun) {
      const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
      if (!claim.first) return ok({ rows: [], planned: 0 })
      await lockProfile(sql, { workspace })
    }
    const inUse = await listPlatformsInUse(sql, { workspace })
    const rows = readImport(records, { timeZone: ctx.timeZone, now }).map(row => {
      if (row.problem || !row.entry) return row
      const { platform } = row.entry
      const room = canPlanOn(ctx.tier, inUse, platform)
      if (!room.ok) return { ...row, entry: null, problem: 'Your plan has no room for another platform.' }
      if (!inUse.includes(platform)) inUse.push(platform)
      return row
    })
    const entries = rows.flatMap(row => (row.entry ? [row.entry] : []))
    if (input.dryRun) return ok({ rows, planned: entries.length })
    for (const { title, body, platform, at, timeZone } of entries) {
      const { id } = await insertContent(sql, { workspace, fields: { title, body, platform }, now })
      await insertOutings(sql, {
        workspace,
        contentId: id,
        title: '',
        platform,
        times: [at],
        timeZone,
        repeat: null,
        seriesId: null,
        now,
      })
      await updateStatusFromOutings(sql, { workspace, contentId: id })
      await holdUnapproved(sql, { workspace, contentId: id, now })
    }
    await updateIdempotencyResult(sql, { ...key, result: { planned: entries.length } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'content',
      actionType: 'plan_imported',
      additionalData: { planned: entries.length },
    })
    return ok({ rows, planned: entries.length })
  })
}
