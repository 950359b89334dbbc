import { finishAttempt, type GoogleAttempt, type GoogleRefusal } from '#app/identity/integrations/google.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { isEmail, normaliseEmail } from '#core/identity/account/email.ts'
import { cleanName } from '#core/identity/account/name.ts'
import { type Referral, referralContext } from '#core/identity/referral.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { hasWebAddress } from '#core/shared/sanitise/web-address.ts'
import { insertAccount, lockAccountByEmail } from '#db/queries/identity/accounts.ts'
import { findIdentity, insertIdentity } from '#db/queries/identity/identities.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertEvent } from '#db/queries/platform/events.ts'
import { attachQuizResponses } from '#db/queries/site/quiz.ts'
import { notifyOwner } from './notify-owner.ts'

/** Who is signed in, and the address of an account that was only just made. */
type GoogleSignIn = { userId: string; isNew: false } | { userId: string; isNew: true; email: string }

type Reason = 'not_configured' | 'email_not_verified' | 'email_not_confirmed'

/**
 * Whom Google's answer signs in, checked against what the browser kept of the attempt. The person is known by Google's
 * subject, never by an address. An address that has an account here opens it only when Google has verified it and that
 * account has verified its mailbox itself; then the owner is told. Nobody there yet: an account is made. Throws when the
 * answer is not right.
 */
export async function signInWithGoogle(
  context: ServiceContext,
  input: { answer: URL; attempt: GoogleAttempt; referral: Referral | null; caller: Caller },
): Promise<Result<GoogleSignIn, Reason> | GoogleRefusal> {
  const { google } = context.config
  if (!google) return err('not_configured')
  const proof = await finishAttempt(google, input.answer, input.attempt)
  if (!proof.ok) return proof
  const { person } = proof
  const now = context.now()
  const identity = await findIdentity(context.db.unscoped.sql, {
    provider: 'google',
    subject: person.subject,
  })
  if (identity) return ok({ userId: identity.userId, isNew: false })

  const email = normaliseEmail(person.email)
  if (!person.emailVerified || !isEmail(email)) return err('email_not_verified')
  return context.db.unscoped.transaction(async sql => {
    const { caller } = input
    const link = { provider: 'google', subject: person.subject, email } as const
    const created = await insertAccount(sql, {
      email,
      passwordHash: null,
      // Google lets people call themselves anything; a name with a link in it is left out.
      fullName: hasWebAddress(person.name) ? '' : cleanName(person.name),
      referralCode: input.referral?.referralCode ?? null,
      termsAcceptedAt: now,
      emailConfirmedAt: now,
    })
    if (created) {
      await insertIdentity(sql, { ...link, userId: created })
      await attachQuizResponses(sql, { userId: created, email })
      await insertSecurityEvent(sql, {
        userId: created,
        type: 'user_registered',
        caller,
        data: { how: 'google' },
      })
      if (input.referral) {
        await insertEvent(sql, {
          userId: created,
          eventName: 'referral_attributed',
          context: referralContext(input.referral),
        })
      }
      return ok({ userId: created, isNew: true, email })
    }
    const account = await lockAccountByEmail(sql, { email })
    if (!account?.emailConfirmedAt) {
      if (account) await insertSecurityEvent(sql, { userId: account.id, type: 'google_refused', caller })
      return err('email_not_confirmed')
    }
    if (await insertIdentity(sql, { ...link, userId: account.id })) {
      await notifyOwner(context, sql, {
        userId: account.id,
        email,
        event: 'google_linked',
        notice: 'google_linked',
        caller,
      })
    }
    return ok({ userId: account.id, isNew: false })
  })
}
