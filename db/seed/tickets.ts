import { DAY_MS, HOUR_MS } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '../client.ts'
import { insertSupportTicket } from '../queries/site/visitors.ts'
import { insertTicketMessage, updateTicketState } from '../queries/support/tickets.ts'

/** A question to support with our reply, which waits for the founder. */
export async function seedTickets(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<void> {
  const asked = new Date(now.getTime() - 2 * DAY_MS)
  const ticketId = await insertSupportTicket(sql, {
    workspace,
    topic: 'how',
    message: 'How do I move a whole week of posts at once? We close for three days in December.',
    diagnostics: { Browser: 'Firefox on Windows', Plan: 'Collective+' },
    now: asked,
  })
  const replied = new Date(asked.getTime() + 3 * HOUR_MS)
  const to = { workspace, ticketId, now: replied }
  await insertTicketMessage(sql, {
    ...to,
    author: 'operator',
    body: 'You can drag each post in the planner’s week view, or pause everything and move them when you’re back. Which days do you close? Then we can tell you which of the two is quicker.',
  })
  await updateTicketState(sql, { workspace, id: ticketId, state: 'waiting', isAnswer: true, now: replied })
}
