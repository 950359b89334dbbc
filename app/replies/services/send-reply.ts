import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { mailtoAddress, whatsappAddress, whatsappNumber } from '#core/replies/addresses.ts'
import type { ReplyInput, ReplyWay } from '#core/replies/schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'
import { findLead, type Lead, updateLeadTurns } from '#db/queries/leads/leads.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { insertMessage } from '#db/queries/replies/messages.ts'
import { findSender } from '#db/queries/replies/senders.ts'
import { lineOfMessage } from './line-of-message.ts'
import { scoreReply } from './score-reply.ts'

type Refused =
  | 'read_only'
  | 'not_in_plan'
  | 'not_found'
  | 'no_address'
  | 'no_phone'
  | 'too_long'
  | 'no_sender'

/**
 * Writes a reply down. What goes through the founder's own programs counts as sent, so it ends the wait at once; what goes
 * through their mail server is handed to a job, and ends it when the server has taken it. A repeat with the same key
 * answers like the first.
 */
export async function sendReply(
  ctx: WorkspaceContext,
  input: { personId: string; way: ReplyWay; reply: ReplyInput; idempotencyKey: string },
): Promise<Result<{ messageId: string }, Refused>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { personId, way } = input
  const { subject, body } = input.reply
  if (!isUuid(personId)) return err('not_found')
  const { workspace, userId } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const person = await findLead(sql, { workspace, id: personId })
    if (!person || person.mergedInto) return err('not_found')
    const objection = objectionTo(way, person, { subject, body })
    if (objection) return err(objection)
    if (way === 'smtp' && !(await findSender(sql, { workspace }))) return err('no_sender')
    const key = { scope: userId, action: 'send_reply', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ messageId: repeated })
    const [score] = await scoreReply(sql, { workspace, texts: [body] })
    const messageId = await insertMessage(sql, {
      workspace,
      leadId: personId,
      way,
      subject: way === 'whatsapp' ? '' : subject,
      body,
      alignment: score?.certainty === 'told' ? score.overall : null,
      state: way === 'smtp' ? 'waiting' : 'sent',
      now,
    })
    if (way === 'smtp') {
      await insertOutboxJob(sql, { queue: 'replies.send', payload: { workspace, messageId } })
    } else {
      const line = lineOfMessage({ id: messageId, leadId: personId, subject, body })
      await insertLeadEvent(sql, { workspace, happenedAt: now, ...line })
      await updateLeadTurns(sql, { workspace, id: personId, answeredAt: now })
    }
    await updateIdempotencyResult(sql, { ...key, result: { id: messageId } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: 'reply_written' })
    return ok({ messageId })
  })
}

/** Why a person cannot be reached in this way. */
function objectionTo(
  way: ReplyWay,
  { email, phone }: Pick<Lead, 'email' | 'phone'>,
  message: { subject: string; body: string },
): 'no_address' | 'no_phone' | 'too_long' | null {
  if (way === 'whatsapp') {
    if (whatsappNumber(phone) === null) return 'no_phone'
    return whatsappAddress(phone, message) === null ? 'too_long' : null
  }
  if (email === '') return 'no_address'
  return way === 'mailto' && mailtoAddress(email, message) === null ? 'too_long' : null
}
