import { isCommonPassword } from '#app/identity/integrations/common-passwords.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { PlanWish } from '#core/billing/plan-wish.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { type Referral, referralContext } from '#core/identity/referral.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { TriedSentence } from '#core/site/tried-sentence.ts'
import { insertAccount, lockAccountByEmail, updateUnconfirmedAccount } from '#db/queries/identity/accounts.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertEvent } from '#db/queries/platform/events.ts'
import { sendConfirmation } from './links/send-confirmation.ts'
import { hashPassword } from './passwords/hash-password.ts'

export interface SignUpInput {
  /** Normalised by the form's schema. */
  readonly email: string
  readonly password: string
  readonly name: string
  readonly referral: Referral | null
  /** The secret in the asking browser's cookie; the link in the mail works by one press only there. */
  readonly browser: string
  /** The page that was wanted before signing up; it waits with the link in the mail. */
  readonly redirectTo?: string | null | undefined
  /** Chosen before signing up; it waits with the link in the mail. */
  readonly plan?: PlanWish | null | undefined
  /** Tried before signing up; it waits there, too. */
  readonly tried?: TriedSentence | null | undefined
  readonly caller?: Caller | undefined
}

/**
 * Registers an account and asks it to verify its mailbox. Signing up again before that replaces name and password, so
 * that nobody can reserve another person's address; once confirmed, the answer is `already_exists`.
 */
export async function signUp(
  context: ServiceContext,
  input: SignUpInput,
): Promise<Result<object, 'already_exists' | 'common_password'>> {
  if (await isCommonPassword(input.password)) return err('common_password')
  // Hashed before the transaction: it takes longer than everything in it.
  const passwordHash = await hashPassword(input.password)
  const now = context.now()
  return context.db.unscoped.transaction(async sql => {
    const details = {
      passwordHash,
      fullName: input.name,
      termsAcceptedAt: now,
      registrationBrowser: hashSecret(input.browser),
    }
    const created = await insertAccount(sql, {
      ...details,
      email: input.email,
      referralCode: input.referral?.referralCode ?? null,
    })
    // Locked, so that a confirmation at the same moment is either seen here or waits for us.
    const existing = created ? null : await lockAccountByEmail(sql, { email: input.email })
    const userId = created ?? existing?.id
    if (!userId || existing?.emailConfirmedAt) return err('already_exists')

    if (existing) await updateUnconfirmedAccount(sql, { ...details, id: existing.id })
    if (created) {
      await insertSecurityEvent(sql, { userId, type: 'user_registered', caller: input.caller })
      if (input.referral) {
        await insertEvent(sql, {
          userId,
          eventName: 'referral_attributed',
          context: referralContext(input.referral),
        })
      }
    }
    await sendConfirmation(context, sql, {
      userId,
      email: input.email,
      browser: input.browser,
      redirectTo: input.redirectTo ?? null,
      plan: input.plan ?? null,
      tried: input.tried ?? null,
    })
    return ok()
  })
}
