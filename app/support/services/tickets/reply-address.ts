import type { Config } from '#app/config.server.ts'
import { isSame } from '#app/platform/secrets/secrets.ts'
import { keyedHashes } from '#app/platform/secrets/sign.ts'
import { MARK_LENGTH, type ReplyName, replyName } from '#core/support/reply-name.ts'
import type { TicketSide } from '#core/support/threads.ts'

interface Side {
  readonly side: TicketSide
  readonly ticketId: string
}

/**
 * Where one side of a ticket writes to by email: secret for this ticket and this side, and always the same. Undefined where
 * the operator has no inbound mail. With a new SESSION_SECRET it is another, and the one before is good until that is gone.
 */
export function replyAddress(
  { inboundMail, sessionSecret }: Pick<Config, 'inboundMail' | 'sessionSecret'>,
  to: Side,
): string | undefined {
  if (!inboundMail) return undefined
  const [mark = ''] = marksOf({ sessionSecret }, to)
  return `${replyName({ ...to, mark })}@${inboundMail.domain}`
}

/** Whether we made the address that a mail was sent to. */
export function isReplyAddress(config: Pick<Config, 'sessionSecret'>, name: ReplyName): boolean {
  return marksOf(config, name).some(mark => isSame(Buffer.from(mark), Buffer.from(name.mark)))
}

function marksOf({ sessionSecret }: Pick<Config, 'sessionSecret'>, { side, ticketId }: Side): string[] {
  return keyedHashes(`${side} ${ticketId}`, sessionSecret, 'ticket-reply').map(hash =>
    Buffer.from(hash, 'base64url').toString('hex').slice(0, MARK_LENGTH),
  )
}
