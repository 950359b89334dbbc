import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { sessionExpiresAt, shouldExtendSession } from '#core/identity/session.ts'
import { findSession, type SessionRow, updateSessionSeen } from '#db/queries/identity/sessions.ts'

/** Who a session cookie stands for, or null when it is unknown, ended or over. Slides its expiry. */
export async function readSession(context: ServiceContext, secret: string): Promise<SessionRow | null> {
  const idHash = hashSecret(secret)
  const now = context.now()
  const session = await findSession(context.db.sql, { idHash, now })
  if (session && shouldExtendSession(session.expiresAt, now, session.remember)) {
    await updateSessionSeen(context.db.sql, {
      idHash,
      now,
      expiresAt: sessionExpiresAt(now, session.remember),
    })
  }
  return session
}
