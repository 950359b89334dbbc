import type postgres from 'postgres'
import type { Caller } from '#core/identity/account/caller.ts'
import type { Sql } from '../../client.ts'

export type SecurityEventType =
  | 'user_registered'
  | 'email_confirmed'
  | 'user_signed_in'
  | 'user_signed_out'
  | 'sign_in_failed'
  | 'second_factor_failed'
  | 'second_factor_alarm'
  | 'magic_link_requested'
  | 'password_reset_requested'
  | 'password_reset'
  | 'password_changed'
  | 'email_change_requested'
  | 'email_changed'
  | 'email_change_undone'
  | 'google_linked'
  | 'google_refused'
  | 'session_revoked'
  | 'other_sessions_revoked'
  | 'two_factor_enabled'
  | 'two_factor_disabled'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkeys_removed'
  | 'token_created'
  | 'token_revoked'
  | 'app_connected'
  | 'app_revoked'
  | 'step_up'
  | 'step_up_failed'
  | 'new_device'
  | 'account_deleted'
  | 'handover_offered'
  | 'handover_withdrawn'
  | 'workspace_taken_over'
  | 'deletion_requested'
  | 'deletion_undone'
  | 'plan_given'
  | 'trial_started'
  | 'plan_changed'
  | 'data_exported'
  | 'data_imported'
  | 'ticket_read'
  | 'ticket_answered'
  | 'ticket_closed'
  | 'operator_set'
  | 'member_invited'
  | 'member_joined'
  | 'member_role_changed'
  | 'member_removed'
  | 'member_restored'
  | 'member_left'
  | 'workspace_joined'
  | 'workspace_role_changed'
  | 'workspace_left'
  | 'workspace_removed_from'
  | 'workspace_restored_to'

/**
 * Writes one security event through `log_security_event`, since the app's role may not write the table. `userId` null:
 * nobody we know, such as a failed sign-in for an address without account, which costs as much as one with. Never holds
 * a secret nor a name: people are named by their ids, `actor` who did it and `subject` to whom.
 */
export async function insertSecurityEvent(
  sql: Sql,
  event: {
    userId: string | null
    type: SecurityEventType
    caller?: Caller | undefined
    data?: Record<string, postgres.JSONValue>
  },
): Promise<void> {
  const { caller } = event
  const data = {
    ...event.data,
    user_id: event.userId,
    ...(caller ? { ip: caller.ip, user_agent: caller.userAgent, request_id: caller.requestId } : {}),
  }
  await sql`select log_security_event(${event.type}, ${sql.json(data)})`
}

/** How often something of one kind happened to an account since an instant. */
export async function countSecurityEvents(
  sql: Sql,
  { userId, type, since }: { userId: string; type: SecurityEventType; since: Date },
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::integer as n from security_events
    where user_id = ${userId} and event_type = ${type} and created_at > ${since}
  `
  return row?.n ?? 0
}
