import type { Sql } from '../../client.ts'
import type { StoredSubscription } from '../billing/subscriptions.ts'
import type { TicketRow } from './tickets.ts'

/** A ticket in the operator's inbox, with whose it is and what their plan is worked out from. */
export interface InboxTicket extends TicketRow {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly subscription: StoredSubscription | null
}

function columns(sql: Sql) {
  return sql`
    t.id, t.user_id, t.topic, t.message, t.state, coalesce(t.state_since, t.created_at) as since, t.created_at,
    a.email, coalesce(nullif(a.full_name, ''), a.email) as name,
    case when s.user_id is not null then jsonb_build_object(
      'tier', s.tier, 'status', s.status, 'trialEnd', s.trial_end, 'currentPeriodEnd', s.current_period_end,
      'pastDueSince', s.past_due_since, 'cancelAtPeriodEnd', s.cancel_at_period_end
    ) end as subscription
  `
}

/** What is not closed, or with `closed` what is, the longest wait first; at most 200. System role only. */
export async function listInbox(sql: Sql, { closed }: { closed: boolean }): Promise<InboxTicket[]> {
  return sql<InboxTicket[]>`
    select ${columns(sql)}
    from support_tickets t join accounts a on a.id = t.user_id left join subscriptions s on s.user_id = t.user_id
    where ${closed ? sql`t.state = 'closed'` : sql`t.state <> 'closed'`}
    order by ${closed ? sql`since desc` : sql`t.state = 'open' desc, coalesce(s.tier = 'collective', false) desc, since`}, t.id
    limit 200
  `
}

/** One ticket of whosever workspace; null when it is not there. System role only. */
export async function findInboxTicket(sql: Sql, { id }: { id: string }): Promise<InboxTicket | null> {
  const [row] = await sql<InboxTicket[]>`
    select ${columns(sql)}
    from support_tickets t join accounts a on a.id = t.user_id left join subscriptions s on s.user_id = t.user_id
    where t.id = ${id}
  `
  return row ?? null
}
