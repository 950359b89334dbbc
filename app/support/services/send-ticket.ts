import type { WorkspaceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { teamMailbox } from '#app/platform/mail/team-mailbox.ts'
import { TICKET_TOPICS, type TicketTopic } from '#core/support/ticket-form.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey } from '#db/queries/platform/idempotency.ts'
import { insertSupportTicket } from '#db/queries/site/visitors.ts'
import { replyAddress } from './tickets/reply-address.ts'

/**
 * Keeps what a founder asks of support, passes it to the team and confirms it to the founder. Open to everybody who is
 * signed in, also when the plan is over. A repeat with the same key acts once.
 */
export async function sendTicket(
  ctx: WorkspaceContext,
  ticket: {
    from: { name: string; email: string }
    topic: TicketTopic
    message: string
    /** What goes along where the box was ticked, else nothing: browser, plan. */
    diagnostics: Readonly<Record<string, string>>
    idempotencyKey: string
  },
): Promise<void> {
  const { workspace, userId } = ctx
  const { from, message, diagnostics } = ticket
  const topic = TICKET_TOPICS.find(({ key }) => key === ticket.topic)?.label ?? ticket.topic
  await ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'support_ticket', key: ticket.idempotencyKey, userId: workspace }
    if (!(await insertOrFindIdempotencyKey(sql, key)).first) return
    const row = { workspace, topic: ticket.topic, message, diagnostics, now: ctx.now() }
    const ticketId = await insertSupportTicket(sql, row)
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'support', actionType: 'ticket_sent' })
    const lines = Object.entries(diagnostics).map(([name, value]) => `${name}: ${value}`)
    await enqueueMail(ctx, sql, {
      to: teamMailbox(ctx),
      template: 'new-ticket',
      props: {
        ...{ ...from, topic, message: [message, ...lines].join('\n\n') },
        url: `${ctx.config.appUrl}/operator/tickets/${ticketId}`,
        replyTo: replyAddress(ctx.config, { side: 'operator', ticketId }),
      },
    })
    const replyTo = replyAddress(ctx.config, { side: 'person', ticketId })
    await enqueueMail(ctx, sql, { to: from.email, template: 'contact-received', props: { topic, replyTo } })
  })
}
