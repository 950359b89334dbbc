import type { ServiceContext } from '#app/platform/context.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import { sendThrough } from '#app/replies/integrations/send-through.ts'
import { type SmtpAnswer, UNCLEAR_PROBLEM, weighReply } from '#core/replies/attempts.ts'
import { addMs, MINUTE_MS } from '#core/shared/time.ts'
import { asWorkspaceId, type WorkspaceId } from '#db/client.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'
import { findLead, updateLeadTurns } from '#db/queries/leads/leads.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { findMessage, type LeadMessage, updateMessageState } from '#db/queries/replies/messages.ts'
import { findSender, findSenderSecret, updateSenderUsed } from '#db/queries/replies/senders.ts'
import { lineOfMessage } from './line-of-message.ts'

/** Longer than a session with a mail server can last: after it the worker that had the message in hand is gone. */
const IN_HAND_MS = 3 * MINUTE_MS

/**
 * Sends one waiting reply through the founder's mail server. The message is marked before the server is asked, so that a
 * worker that dies leaves it as unclear rather than sending it twice. Throws while another worker has it in hand, so that
 * the queue looks again.
 */
export async function deliverReply(
  context: ServiceContext,
  { messageId, ...owner }: { workspace: string; messageId: string },
): Promise<void> {
  const workspace = asWorkspaceId(owner.workspace)
  const taken = await takeInHand(context, { workspace, messageId })
  if (!taken) return
  const { message, mail, server } = taken
  const answer = await sendThrough(server, mail)
  await settle(context, { workspace, message, answer })
}

async function takeInHand(
  context: ServiceContext,
  { workspace, messageId }: { workspace: WorkspaceId; messageId: string },
) {
  const now = context.now()
  const taken = await context.db.inWorkspace(workspace, async sql => {
    const message = await findMessage(sql, { workspace, id: messageId, lock: true })
    if (!message || message.state === 'sent' || message.state === 'failed') return null
    const { tries, nextTryAt } = message
    const isEarly = nextTryAt !== null && nextTryAt > now
    if (message.state === 'sending') {
      if (isEarly) return 'in_hand'
      await fail(UNCLEAR_PROBLEM)
      return null
    }
    if (isEarly) return null
    const [person, sender, secret] = await Promise.all([
      findLead(sql, { workspace, id: message.leadId }),
      findSender(sql, { workspace }),
      findSenderSecret(sql, { workspace }),
    ])
    if (!person || person.email === '') {
      await fail('This person has no email any more.')
      return null
    }
    if (!sender || !secret) {
      await fail('The mail server was disconnected before this was sent.')
      return null
    }
    const inHand = { state: 'sending', problem: '', tries: tries + 1 } as const
    await updateMessageState(sql, { workspace, id: messageId, ...inHand, nextTryAt: addMs(now, IN_HAND_MS) })
    const { config } = context
    const { host, port, username, fromAddress, fromName } = sender
    return {
      message: { ...message, tries: tries + 1 },
      mail: {
        id: messageId,
        from: { name: fromName, address: fromAddress },
        to: { name: person.name, address: person.email },
        subject: message.subject,
        text: message.body,
      },
      server: {
        host,
        port,
        username,
        password: unseal(secret, config.encryptionKey, 'mail-sender', workspace),
        localHosts: config.smtpAllowPrivate,
      },
    }

    async function fail(problem: string) {
      await updateMessageState(sql, {
        workspace,
        id: messageId,
        state: 'failed',
        problem,
        tries,
        nextTryAt: null,
      })
    }
  })
  if (taken === 'in_hand') throw new Error('another worker is sending this reply')
  return taken
}

async function settle(
  context: ServiceContext,
  input: { workspace: WorkspaceId; message: LeadMessage; answer: SmtpAnswer },
): Promise<void> {
  const { workspace, message, answer } = input
  const { id, tries, leadId } = message
  const now = context.now()
  const outcome = weighReply(answer, tries)
  const { state, problem } = outcome
  await context.db.inWorkspace(workspace, async sql => {
    const nextTryAt = outcome.state === 'waiting' ? addMs(now, outcome.waitMs) : null
    const happened = state === 'sent' ? { happenedAt: now } : {}
    await updateMessageState(sql, { workspace, id, state, problem, tries, nextTryAt, ...happened })
    await updateSenderUsed(sql, { workspace, workedAt: state === 'sent' ? now : null, problem })
    if (nextTryAt)
      await insertOutboxJob(sql, {
        queue: 'replies.send',
        payload: { workspace, messageId: id },
        startAfter: nextTryAt,
      })
    if (state !== 'sent' || !(await findLead(sql, { workspace, id: leadId }))) return
    await insertLeadEvent(sql, { workspace, happenedAt: now, ...lineOfMessage(message) })
    await updateLeadTurns(sql, { workspace, id: leadId, answeredAt: now })
  })
}
