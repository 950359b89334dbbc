import type { Config } from '#app/config.server.ts'
import { hashPassword } from '#app/identity/services/passwords/hash-password.ts'
import { asWorkspaceId, type Database } from '#db/client.ts'
import { findAccountByEmail } from '#db/queries/identity/accounts.ts'

/** What `npm start` prints for signing in; exists on a laptop only. */
export const DEMO = { email: 'demo@brandhearth.test', password: 'Hearth2026' }

/** Creates the demo account and a lived-in workspace on the first run; later runs leave it as the user left it. */
export async function seedDemoOnce(db: Database, config: Config): Promise<typeof DEMO> {
  const account = await db.acrossWorkspaces('operator', sql => findAccountByEmail(sql, { email: DEMO.email }))
  if (account) return DEMO
  // Loaded on the first run only: the sample founders are a good deal of text.
  const { seedDemo } = await import('#db/seed/demo.ts')
  const { liveIn } = await import('#scripts/commands/seed/live-in.ts')
  const now = new Date()
  const id = await seedDemo(db, { passwordHash: await hashPassword(DEMO.password), now })
  if (id !== null) await liveIn(db, { workspace: asWorkspaceId(id), now, config })
  return DEMO
}
