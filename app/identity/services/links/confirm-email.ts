import { isCommonPassword } from '#app/identity/integrations/common-passwords.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret, isMailCode, isSame } from '#app/platform/secrets/secrets.ts'
import { type PlanWish, readPlanWish } from '#core/billing/plan-wish.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { CODE_TRIES } from '#core/identity/tokens.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { readTriedSentence, type TriedSentence } from '#core/site/tried-sentence.ts'
import {
  findAccount,
  lockAccount,
  updateEmailConfirmed,
  updatePasswordHash,
  updateUnprovenAccount,
} from '#db/queries/identity/accounts.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { consumeToken, countTokenTry, findToken } from '#db/queries/identity/tokens.ts'
import { attachQuizResponses } from '#db/queries/site/quiz.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { redirectToOf } from './redirect-to-of.ts'

export interface ConfirmEmailInput {
  /** From the link. */
  readonly secret: string
  /** The secret in this browser's cookie, or null when it has none. */
  readonly browser: string | null
  /** Needed when the link was opened in another browser than the one that signed up. */
  readonly elsewhere: { readonly code: string; readonly password: string } | null
  readonly caller?: Caller | undefined
}

/** Whose mailbox is confirmed now. */
export interface Confirmed {
  readonly userId: string
  readonly email: string
  /** The browser that signed up confirmed, and so has shown the password and the mailbox: it may be signed in. */
  readonly isHere: boolean
  /** The page that was wanted before signing up; whoever goes there checks it once more. */
  readonly redirectTo: string | null
  /** The plan that was chosen before signing up. */
  readonly plan: PlanWish | null
  /** What the score was tried with before. */
  readonly tried: TriedSentence | null
}

type Refusal = 'link_over' | 'needs_code' | 'wrong_code' | 'common_password'

/**
 * Verifies a mailbox and spends the link. In the browser that signed up one press is enough. Elsewhere the six-digit code
 * is needed and a password is chosen anew: whoever registered the address may not be whoever reads its mail, so the
 * first verification of a mailbox drops a password that was set without it. A mail that another browser asked for again does
 * not make that browser the one that chose the password.
 */
export async function confirmEmail(
  context: ServiceContext,
  input: ConfirmEmailInput,
): Promise<Result<{ confirmed: Confirmed }, Refusal>> {
  const hash = hashSecret(input.secret)
  const now = context.now()
  const token = await findToken(context.db.unscoped.sql, { hash, purpose: 'email_confirmation', now })
  if (!token?.userId) return err('link_over')
  const userId = token.userId
  const browser = input.browser === null ? null : hashSecret(input.browser)

  let passwordHash: string | null = null
  if (input.elsewhere) {
    if (!isMailCode(token.codeHash, input.elsewhere.code, hash, context.config.sessionSecret)) {
      const tries = await countTokenTry(context.db.unscoped.sql, { id: token.id, limit: CODE_TRIES, now })
      return err(tries >= CODE_TRIES ? 'link_over' : 'wrong_code')
    }
    if (await isCommonPassword(input.elsewhere.password)) return err('common_password')
    passwordHash = await hashPassword(input.elsewhere.password)
  } else {
    const account = await findAccount(context.db.unscoped.sql, { id: userId })
    const isHere = isSame(token.browserHash, browser) && isSame(account?.registrationBrowser ?? null, browser)
    if (!isHere || !account?.passwordHash) return err('needs_code')
  }

  return context.db.unscoped.transaction(async sql => {
    // Everyone who decides about an unproven account takes its row first: registering again, too.
    const account = await lockAccount(sql, { id: userId })
    if (!account || account.emailConfirmedAt) return err('link_over')
    if (!passwordHash && !isSame(account.registrationBrowser, browser)) return err('needs_code')
    if (!(await consumeToken(sql, { id: token.id, now }))) return err('link_over')
    if (passwordHash) {
      await updateUnprovenAccount(sql, { id: userId })
      await updatePasswordHash(sql, { id: userId, passwordHash, at: now })
    }
    await updateEmailConfirmed(sql, { id: userId, at: now })
    await attachQuizResponses(sql, { userId, email: token.email })
    await insertSecurityEvent(sql, { userId, type: 'email_confirmed', caller: input.caller })
    return ok({
      confirmed: {
        userId,
        email: token.email,
        isHere: passwordHash === null,
        redirectTo: redirectToOf(token),
        plan: readPlanWish(token.payload.plan),
        tried: readTriedSentence(token.payload.tried),
      },
    })
  })
}
