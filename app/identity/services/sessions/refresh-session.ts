import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { sessionExpiresAt, sessionsOverSince } from '#core/identity/session.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findSession, updateSessionSeen } from '#db/queries/identity/sessions.ts'

/** Moves the end of a session on because its page is still open; refuses one that is over. */
export async function refreshSession(
  context: ServiceContext,
  { secret }: { secret: string },
): Promise<Result<{ expiresAt: Date; remember: boolean }, 'no_session'>> {
  const idHash = hashSecret(secret)
  const now = context.now()
  const session = await findSession(context.db.unscoped.sql, {
    idHash,
    now,
    overSince: sessionsOverSince(now),
  })
  if (!session) return err('no_session')
  const expiresAt = sessionExpiresAt(now, session.remember, session.createdAt)
  await updateSessionSeen(context.db.unscoped.sql, { idHash, now, expiresAt })
  return ok({ expiresAt, remember: session.remember })
}
