import type { ServiceContext } from '#app/platform/context.ts'
import { deleteSessionsBefore } from '#db/queries/identity/sessions.ts'
import { consumeSignInTokens } from '#db/queries/identity/tokens.ts'

/** Sessions in a statement: few enough that nobody who signs in meanwhile has to wait. */
const BATCH = 1000

/**
 * Signs everybody out at once and ends the open links that sign in: what is left to do when a way in has leaked. Whoever
 * signs in afterwards stays in. Answers how many sessions and links ended.
 */
export async function revokeAllSessions(
  context: Pick<ServiceContext, 'db' | 'now'>,
  onProgress: (ended: number) => void = () => {},
): Promise<{ sessions: number; links: number }> {
  const before = context.now()
  const links = await consumeSignInTokens(context.db.unscoped.sql, { now: before })
  let sessions = 0
  for (;;) {
    const ended = await deleteSessionsBefore(context.db.unscoped.sql, { before, limit: BATCH })
    sessions += ended
    onProgress(sessions)
    if (ended < BATCH) return { sessions, links }
  }
}
