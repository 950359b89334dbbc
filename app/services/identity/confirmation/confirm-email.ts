import { timingSafeEqual } from 'node:crypto'
import { CODE_TRIES } from '#core/identity/tokens.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { updateEmailConfirmed, updatePasswordHash } from '#db/queries/identity/accounts.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { deleteSessionsOfUser } from '#db/queries/identity/sessions.ts'
import { consumeToken, countTokenTry, findToken } from '#db/queries/identity/tokens.ts'
import { attachQuizResponses } from '#db/queries/quiz.ts'
import type { ServiceContext } from '../context.ts'
import { hashPassword } from './password-hash.ts'
import { hashCode, hashSecret } from './secrets.ts'

export interface ConfirmEmailInput {
  /** From the link. */
  readonly secret: string
  /** The secret in this browser's cookie, or null when it has none. */
  readonly browser: string | null
  /** Needed when the link was opened in another browser than the one that signed up. */
  readonly elsewhere: { readonly code: string; readonly password: string } | null
}

type Refusal = 'link_over' | 'needs_code' | 'wrong_code'

/**
 * Proves a mailbox and spends the link. In the browser that signed up one press is enough. Elsewhere the six-digit
 * code is needed and a password is chosen anew: whoever registered the address may not be whoever reads its mail, so
 * the first proof of a mailbox drops a password that was set without it (safety, holes 8 and 9).
 */
export async function confirmEmail(
  context: ServiceContext,
  input: ConfirmEmailInput,
): Promise<Result<{ email: string }, Refusal>> {
  const hash = hashSecret(input.secret)
  const now = context.now()
  const token = await findToken(context.db.sql, { hash, purpose: 'email_confirmation', now })
  if (!token?.userId) return err('link_over')
  const userId = token.userId

  const isSameBrowser = isEqual(token.browserHash, input.browser === null ? null : hashSecret(input.browser))
  let passwordHash: string | null = null
  if (!isSameBrowser) {
    if (!input.elsewhere) return err('needs_code')
    const typed = hashCode(input.elsewhere.code, hash, context.config.sessionSecret)
    if (!isEqual(token.codeHash, typed)) {
      const tries = await countTokenTry(context.db.sql, { id: token.id, limit: CODE_TRIES, now })
      return err(tries >= CODE_TRIES ? 'link_over' : 'wrong_code')
    }
    passwordHash = await hashPassword(input.elsewhere.password)
  }

  return context.db.transaction(async sql => {
    if (!(await consumeToken(sql, { id: token.id, now }))) return err('link_over')
    if (passwordHash) {
      await updatePasswordHash(sql, { id: userId, passwordHash, at: now })
      await deleteSessionsOfUser(sql, { userId })
    }
    await updateEmailConfirmed(sql, { id: userId, at: now })
    await attachQuizResponses(sql, { userId, email: token.email })
    await insertSecurityEvent(sql, { userId, type: 'email_confirmed' })
    return ok({ email: token.email })
  })
}

function isEqual(a: Uint8Array | null, b: Uint8Array | null): boolean {
  return a !== null && b !== null && a.length === b.length && timingSafeEqual(a, b)
}
