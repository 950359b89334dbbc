import { type Config, loadConfig } from '#app/config.server.ts'
import { makeWorkspaceContext, type WorkspaceContext } from '#app/platform/context.ts'
import type { AdminDatabase } from '#db/admin.ts'
import type { TestAccount } from './database/accounts.ts'
import type { OnTestDatabase } from './database/test-database.ts'

/** When the tests of services take place, unless they say otherwise. */
export const TEST_NOW = new Date('2026-11-20T10:00:00Z')

/** What a service is given for a signed-in founder; `over` changes what the test is about. */
export function contextFor(
  db: AdminDatabase,
  account: TestAccount,
  over: Partial<OnTestDatabase<WorkspaceContext>> = {},
): OnTestDatabase<WorkspaceContext> {
  const context = { db, now: () => TEST_NOW, config: testConfig() }
  const founder = {
    userId: account.id,
    workspace: account.workspace,
    role: 'owner' as const,
    tier: 'creator' as const,
    access: 'full' as const,
    timeZone: 'Europe/London',
  }
  return { ...makeWorkspaceContext(context, founder), db, ...over }
}

/** How the tests of services are set up: nothing outside is connected. */
export function testConfig(): Config {
  const loaded = loadConfig({ BRANDHEARTH_MODE: 'test' })
  if (!loaded.ok) throw new Error(loaded.problems.join(', '))
  return loaded.config
}
