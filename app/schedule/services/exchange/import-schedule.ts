import type { WorkspaceContext } from '#app/platform/context.ts'
import { readCsvRecords } from '#app/platform/integrations/csv.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { IMPORTED_AT_ONCE, MOST_ROWS } from '#core/schedule/import-limits.ts'
import { type ImportRow, readImport } from '#core/schedule/import-rows.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { insertScheduleImport } from '#db/queries/schedule/schedule-imports.ts'
import { scheduleRows } from './schedule-rows.ts'

export interface ImportedSchedule {
  /** The rows of the file, each that can’t be scheduled with its reason. */
  readonly rows: readonly ImportRow[]
  /** How many can be scheduled, or were. */
  readonly scheduled: number
  /** The import in the background that does it, where they are too many for one request; else null. */
  readonly importId: string | null
}

/**
 * Reads the rows of a file and, unless it is only to be looked at, makes a post and a date of each good one, all or
 * none; what is too many for one request is done by a job. What is in the planner already is skipped; rows that cannot be
 * scheduled are named with their reason; a file whose quotes do not close is refused with the line. A repeat with the same key adds nothing.
 */
export async function importSchedule(
  ctx: WorkspaceContext,
  input: { csv: string; dryRun: boolean; idempotencyKey: string },
): Promise<Result<ImportedSchedule, 'read_only'> | Refusal<'open_quote', { readonly line: number }>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace, userId, tier, timeZone } = ctx
  const now = ctx.now()
  const file = readCsvRecords(input.csv, MOST_ROWS + 1)
  if (!file.ok) return err('open_quote', { line: file.line })
  const read = readImport(file.records, { timeZone, now })
  return ctx.inWorkspace(async sql => {
    const look = { workspace, tier, rows: read, now }
    if (input.dryRun) {
      const { rows, ready } = await scheduleRows(sql, { ...look, most: 0 })
      return ok({ rows, scheduled: ready, importId: null })
    }
    const key = { scope: userId, action: 'import_plan', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    if (!claim.first) return ok({ rows: read, scheduled: 0, importId: readStoredId(claim.result) })
    await lockProfile(sql, { workspace })
    const { ready } = await scheduleRows(sql, { ...look, most: 0 })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'content',
      actionType: 'plan_imported',
      additionalData: { planned: ready },
    })
    if (ready > IMPORTED_AT_ONCE) {
      const { id } = await insertScheduleImport(sql, {
        workspace,
        csv: input.csv,
        timeZone,
        total: read.length,
        now,
      })
      await insertOutboxJob(sql, { queue: 'schedule.import', payload: { workspace, importId: id } })
      await updateIdempotencyResult(sql, { ...key, result: { id } })
      return ok({ rows: read, scheduled: ready, importId: id })
    }
    const { rows, scheduled } = await scheduleRows(sql, { ...look, most: IMPORTED_AT_ONCE })
    await updateIdempotencyResult(sql, { ...key, result: { planned: scheduled } })
    return ok({ rows, scheduled, importId: null })
  })
}
