import { loadConfig } from '#app/config.server.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { AdminDatabase } from '#db/admin.ts'
import type { OnTestDatabase } from './database/test-database.ts'
import { TEST_NOW } from './workspace-context.ts'

/** What a service is given for somebody who has no account. */
export function visitorContext(db: AdminDatabase, now: Date = TEST_NOW): OnTestDatabase<ServiceContext> {
  const loaded = loadConfig({ BRANDHEARTH_MODE: 'test' })
  if (!loaded.ok) throw new Error(loaded.problems.join(', '))
  return { db, now: () => now, config: loaded.config }
}
