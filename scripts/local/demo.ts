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
  const { FOUNDERS } = await import('#db/seed/founders/founders.ts')
  const { seedPastPosts } = await import('#db/seed/past-posts.ts')
  const { liveIn } = await import('#scripts/commands/seed/live-in.ts')
  const { liveInPictures } = await import('#scripts/commands/seed/live-in-pictures.ts')
  const { liveInRequests } = await import('#scripts/commands/seed/live-in-requests.ts')
  const { reviewLastMonth } = await import('#scripts/commands/seed/review-last-month.ts')
  const now = new Date()
  const id = await seedDemo(db, { passwordHash: await hashPassword(DEMO.password), now })
  if (id === null) return DEMO
  const lived = { workspace: asWorkspaceId(id), now, config }
  await liveIn(db, lived)
  await liveInPictures(db, lived)
  await liveInRequests(db, lived)
  const [founder] = FOUNDERS
  if (founder) await seedPastPosts(db, { workspace: lived.workspace, founder, now })
  await reviewLastMonth(db, lived)
  return DEMO
}
