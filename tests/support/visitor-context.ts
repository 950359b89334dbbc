import { loadConfig } from '#app/config.server.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { Database } from '#db/client.ts'
import { TEST_NOW } from './workspace-context.ts'

/** What a service is given for somebody who has no account. */
export function visitorContext(db: Database, now: Date = TEST_NOW): ServiceContext {
  const loaded = loadConfig({ BRANDHEARTH_MODE: 'test' })
  if (!loaded.ok) throw new Error(loaded.problems.join(', '))
  return { db, now: () => now, config: loaded.config }
}
