import { subscriptionFacts } from '#app/billing/services/subscription-facts.ts'
import { makeWorkspaceContext, type ServiceContext } from '#app/platform/context.ts'
import { countTry } from '#app/platform/limits/count-try.ts'
import { teamMailbox } from '#app/platform/mail/team-mailbox.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { answerTicket } from '#app/support/services/operator/answer-ticket.ts'
import { effectiveTier, subscriptionAccess } from '#core/billing/subscription.ts'
import { normaliseEmail } from '#core/identity/account/email.ts'
import { isAutomatic, type RepliedMail, replyOfMail } from '#core/support/mailed-reply.ts'
import type { ReplyName } from '#core/support/reply-name.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findInboxTicket, type InboxTicket } from '#db/queries/support/inbox.ts'
import { isReplyAddress } from './reply-address.ts'
import { replyToTicket } from './reply-to-ticket.ts'

/** An email that somebody sent to the address of a ticket. */
export interface TicketMail extends RepliedMail {
  readonly message_id: string
  readonly from: { readonly address: string }
}

/**
 * Adds what somebody wrote by email to a ticket, as if they had written it on its page. Nothing happens (false) with an
 * address that we did not make, a sender who is not that side of the ticket, a mail without words of its own, one that a
 * program wrote by itself, and beyond twenty an hour. The same mail counts once, however often it is delivered.
 */
export async function takeMailedReply(
  context: ServiceContext,
  { to, mail }: { to: ReplyName; mail: TicketMail },
): Promise<boolean> {
  if (!isReplyAddress(context.config, to) || isAutomatic(mail)) return false
  const message = replyOfMail(mail)
  if (message === '') return false
  const { side, ticketId: id } = to
  const ticket = await context.db.acrossWorkspaces('support', sql => findInboxTicket(sql, { id }))
  if (!ticket || !mayWrite(context, to, ticket, mail.from.address)) return false
  if ((await countTry(context, 'ticket_mail', { user: `${side} ${id}` })) !== null) return false
  const idempotencyKey = `mail ${hashSecret(`${id} ${mail.message_id}`).toString('hex')}`
  const reply = { id, message, idempotencyKey }
  const result =
    side === 'operator'
      ? await answerTicket(context, { ...reply, operatorId: null })
      : await replyToTicket(personContext(context, ticket), { ...reply, from: { name: ticket.name } })
  return result.ok
}

/** Whether a mail says that it is from this side of the ticket. Anybody can say so: the address is the secret. */
function mayWrite(
  context: ServiceContext,
  { side }: ReplyName,
  { email }: InboxTicket,
  sender: string,
): boolean {
  const { supportEmail } = context.config.operator
  const theirs = side === 'person' ? [email] : [supportEmail, teamMailbox(context)]
  return theirs.some(address => normaliseEmail(address) === normaliseEmail(sender))
}

/** The person whose ticket it is, as they would write on its page. */
function personContext(context: ServiceContext, { userId, subscription }: InboxTicket) {
  const now = context.now()
  const facts = subscriptionFacts(subscription, now)
  return makeWorkspaceContext(context, {
    ...{ userId, workspace: asWorkspaceId(userId), role: 'owner', timeZone: 'UTC' },
    tier: effectiveTier(facts, now),
    access: subscriptionAccess(facts, now),
  })
}
