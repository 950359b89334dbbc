import { tierInForce } from '#app/billing/services/subscription-facts.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { readCsv } from '#app/platform/integrations/csv.ts'
import { MOST_ROWS } from '#core/schedule/import-limits.ts'
import { readImport } from '#core/schedule/import-rows.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { lockScheduleImport, updateScheduleImport } from '#db/queries/schedule/schedule-imports.ts'
import { scheduleRows } from './schedule-rows.ts'

/** Rows of one transaction: short enough that nobody waits long for the lock on the profile. */
const BATCH = 100

/**
 * Schedules what is left of a long file, batch by batch: what is in the planner already is skipped, and so is what the plan
 * has no platform for. May be cut off anywhere and called again, also twice at once.
 */
export async function continueScheduleImport(
  context: Pick<ServiceContext, 'db' | 'now'>,
  { importId: id, ...owner }: { workspace: string; importId: string },
): Promise<void> {
  const workspace = asWorkspaceId(owner.workspace)
  for (let isMore = true; isMore; )
    isMore = await context.db.inWorkspace(workspace, async sql => {
      const file = await lockScheduleImport(sql, { workspace, id })
      if (!file) return false
      const now = context.now()
      await lockProfile(sql, { workspace })
      const tier = tierInForce(await findSubscription(sql, { workspace }), now)
      const read = readImport(readCsv(file.csv, MOST_ROWS + 1) ?? [], { timeZone: file.timeZone, now })
      const rows = read.slice(file.done, file.done + BATCH)
      const { scheduled } = await scheduleRows(sql, { workspace, tier, rows, most: BATCH, now })
      const isLast = file.done + rows.length >= file.total || rows.length === 0
      await updateScheduleImport(sql, { workspace, id, done: rows.length, added: scheduled, isLast, now })
      return !isLast
    })
}
