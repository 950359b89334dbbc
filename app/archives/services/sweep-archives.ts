import type { ServiceContext } from '#app/platform/context.ts'
import { ARCHIVE_DAYS } from '#core/archives/kinds.ts'
import { addDays } from '#core/shared/time.ts'
import { deleteOldArchives, listStrandedArchives } from '#db/queries/archives/imports.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'

/** Milliseconds after which what is still being imported or undone is asked for again. */
const STRANDED_MS = 60 * 60 * 1000

/**
 * Deletes files that nobody decided about in time, and what can no longer be undone; asks again for imports whose job was
 * lost. Safe to run at any time.
 */
export async function sweepArchives({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  const at = now()
  const before = {
    waitingSince: addDays(at, -ARCHIVE_DAYS.waiting),
    doneSince: addDays(at, -ARCHIVE_DAYS.undo),
  }
  await db.acrossWorkspaces('sweep', sql => deleteOldArchives(sql, before))
  await db.acrossWorkspaces('sweep', async sql => {
    const stranded = await listStrandedArchives(sql, {
      before: new Date(at.getTime() - STRANDED_MS),
      limit: 500,
    })
    for (const payload of stranded) await insertOutboxJob(sql, { queue: 'archives.import', payload })
  })
}
