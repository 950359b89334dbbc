import { atFirstUse } from '#core/shared/at-first-use.ts'
import { countPendingMigrations, type Migration, readMigrations } from '#db/migrate.ts'
import type { ServiceContext } from '../context.ts'

/** Why nobody should be sent here just now. */
export type NotReady = 'silent' | 'migrations_pending'

/** How long the database may take to say that it is there, in milliseconds. */
const ANSWERS_WITHIN_MS = 2_000

/**
 * Null when the database answers within two seconds and has every migration that this version brings; otherwise why not.
 * Never throws.
 */
export async function checkReady(
  context: ServiceContext,
  migrations: readonly Migration[] | Promise<readonly Migration[]> = ourMigrations(),
): Promise<NotReady | null> {
  const late = new Promise<NotReady>(resolve => setTimeout(resolve, ANSWERS_WITHIN_MS, 'silent').unref())
  const answered = Promise.resolve(migrations)
    .then(all => countPendingMigrations(context.db.unscoped.sql, all))
    .then(
      pending => (pending > 0 ? ('migrations_pending' as const) : null),
      () => 'silent' as const,
    )
  return Promise.race([answered, late])
}

/** What this version brings does not change while it runs. */
const ourMigrations = atFirstUse(() => readMigrations())
