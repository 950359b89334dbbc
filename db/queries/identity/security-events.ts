import type postgres from 'postgres'
import type { Sql } from '../../client.ts'

export type SecurityEventType =
  | 'user_registered'
  | 'email_confirmed'
  | 'user_signed_in'
  | 'user_signed_out'
  | 'sign_in_failed'

/** Writes one security event through the spec's function, for the account named. Never holds a secret. */
export async function insertSecurityEvent(
  sql: Sql,
  event: { userId: string; type: SecurityEventType; data?: Record<string, postgres.JSONValue> },
): Promise<void> {
  await sql`select log_security_event(${event.type}, ${sql.json({ ...event.data, user_id: event.userId })})`
}
