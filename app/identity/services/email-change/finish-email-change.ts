import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { hashSecret, isMailCode, newSecret } from '#app/platform/secrets/secrets.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { emailUndoEndsAt } from '#core/identity/email-change.ts'
import { CODE_TRIES } from '#core/identity/tokens.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { Sql } from '#db/client.ts'
import { lockAccount } from '#db/queries/identity/accounts.ts'
import {
  countEmailChangeTry,
  deleteOpenEmailChange,
  lockOpenEmailChange,
  type OpenEmailChange,
  updateEmailChangeMade,
} from '#db/queries/identity/email-changes.ts'
import { deleteOtherSessions } from '#db/queries/identity/sessions.ts'
import { consumeTokensOfUser } from '#db/queries/identity/tokens.ts'
import { notifyOwner } from '../notify-owner.ts'
import { againIfTaken } from './again-if-taken.ts'
import { codePlace } from './code-place.ts'
import { giveAddress } from './give-address.ts'

interface TypedCodes {
  readonly userId: string
  /** The session that stays; every other one ends. */
  readonly sessionId: string
  readonly oldCode: string
  readonly newCode: string
  readonly caller: Caller
}

/** Which of the codes were wrong, when some were. */
export type WrongCodes = readonly ('oldCode' | 'newCode')[]

/**
 * Changes the address of an account once the codes of both mailboxes were typed; five wrong tries end it. Every other
 * session and every open link ends, since links may lie in the mailbox that is left, and that mailbox is told how to undo
 * it for seven days. Of any number of right codes at once exactly one changes something.
 */
export async function finishEmailChange(
  context: ServiceContext,
  input: TypedCodes,
): Promise<Result<{ email: string }, 'over' | 'taken'> | { ok: false; reason: 'wrong'; wrong: WrongCodes }> {
  const { userId } = input
  const now = context.now()
  return againIfTaken(() =>
    context.db.acrossWorkspaces('account', async sql => {
      const account = await lockAccount(sql, { id: userId })
      const change = await lockOpenEmailChange(sql, { userId, now })
      if (!change || account?.email !== change.oldEmail) return err('over')
      const wrong = wrongCodes(context, change, input)
      if (wrong.length > 0) {
        const tries = await countEmailChangeTry(sql, { id: change.id })
        if (tries < CODE_TRIES) return { ok: false, reason: 'wrong', wrong } as const
        await deleteOpenEmailChange(sql, { userId })
        return err('over')
      }
      if (!(await giveAddress(sql, { userId, email: change.newEmail, now }))) {
        await deleteOpenEmailChange(sql, { userId })
        return err('taken')
      }
      await deleteOtherSessions(sql, { userId, keep: input.sessionId })
      await consumeTokensOfUser(sql, { userId, now })
      await tellBoth(context, sql, { change, userId, caller: input.caller })
      return ok({ email: change.newEmail })
    }),
  )
}

function wrongCodes(
  { config }: Pick<ServiceContext, 'config'>,
  { id, oldCodeHash, newCodeHash }: OpenEmailChange,
  { oldCode, newCode }: TypedCodes,
): WrongCodes {
  const isOld = isMailCode(oldCodeHash, oldCode, codePlace({ id, mailbox: 'old' }), config.sessionSecret)
  const isNew = isMailCode(newCodeHash, newCode, codePlace({ id, mailbox: 'new' }), config.sessionSecret)
  return [...(isOld ? [] : (['oldCode'] as const)), ...(isNew ? [] : (['newCode'] as const))]
}

/** Tells the new mailbox that it is theirs, and the old one how to undo that. */
async function tellBoth(
  context: ServiceContext,
  sql: Sql,
  { change, userId, caller }: { change: OpenEmailChange; userId: string; caller: Caller },
): Promise<void> {
  const now = context.now()
  const secret = newSecret()
  const undoUntil = emailUndoEndsAt(now)
  await updateEmailChangeMade(sql, { id: change.id, at: now, undoHash: hashSecret(secret), undoUntil })
  await enqueueMail(context, sql, {
    to: change.oldEmail,
    template: 'email-changed',
    props: {
      newEmail: change.newEmail,
      undoUntil: undoUntil.toISOString(),
      url: `${context.config.appUrl}/auth/undo-email?token=${secret}`,
    },
  })
  await notifyOwner(context, sql, {
    ...{ userId, email: change.newEmail, caller },
    ...{ event: 'email_changed', notice: 'email_changed' },
  })
}
