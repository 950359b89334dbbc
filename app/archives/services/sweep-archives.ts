import type { ServiceContext } from '#app/platform/context.ts'
import { ARCHIVE_DAYS } from '#core/archives/kinds.ts'
import { addDays } from '#core/shared/time.ts'
import { deleteOldArchives } from '#db/queries/archives/imports.ts'

/** Deletes files that nobody decided about in time, and what can no longer be undone. Safe to run at any time. */
export async function sweepArchives({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  const at = now()
  const before = {
    waitingSince: addDays(at, -ARCHIVE_DAYS.waiting),
    doneSince: addDays(at, -ARCHIVE_DAYS.undo),
  }
  await db.acrossWorkspaces('sweep', sql => deleteOldArchives(sql, before))
}
