import { subscriptionFacts } from '#app/billing/services/subscription-facts.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { effectiveTier } from '#core/billing/subscription.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { compareTickets, isFirstInLine } from '#core/support/threads.ts'
import { type InboxTicket, listInbox } from '#db/queries/support/inbox.ts'

/** A ticket as operators see it, with the plan in force. */
export interface OperatorTicket extends Omit<InboxTicket, 'subscription'> {
  readonly tier: Tier
  readonly isFirst: boolean
}

/** The plan of whoever wrote a ticket, and whether it brings them first in line. */
export function weighTicket({ subscription, ...ticket }: InboxTicket, now: Date): OperatorTicket {
  const tier = effectiveTier(subscriptionFacts(subscription, now), now)
  return { ...ticket, tier, isFirst: isFirstInLine(tier) }
}

/** The tickets of every workspace in the order they are to be answered; closed ones by the last that was closed. */
export async function readInbox(
  context: ServiceContext,
  { closed }: { closed: boolean },
): Promise<readonly OperatorTicket[]> {
  const now = context.now()
  const rows = await context.db.acrossWorkspaces('support', sql => listInbox(sql, { closed }))
  const tickets = rows.map(row => weighTicket(row, now))
  return closed ? tickets : tickets.sort(compareTickets)
}
