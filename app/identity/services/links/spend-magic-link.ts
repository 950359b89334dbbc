import type { ServiceContext } from '#app/platform/context.ts'
import { type PlanWish, readPlanWish } from '#core/billing/plan-wish.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { readTriedSentence, type TriedSentence } from '#core/site/tried-sentence.ts'
import type { Sql } from '#db/client.ts'
import { insertAccount, lockAccountByEmail } from '#db/queries/identity/accounts.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { consumeToken, type Token } from '#db/queries/identity/tokens.ts'
import { insertEvent } from '#db/queries/platform/events.ts'
import { attachQuizResponses } from '#db/queries/site/quiz.ts'
import { type OpenLinkInput, openLink } from './open-link.ts'
import { redirectToOf } from './redirect-to-of.ts'
import { verifyMailbox } from './verify-mailbox.ts'

export interface MagicSignIn {
  readonly userId: string
  readonly remember: boolean
  readonly redirectTo: string | null
  /** Set where the link made the account: its address, and what was chosen and tried before. */
  readonly made: {
    readonly email: string
    readonly plan: PlanWish | null
    readonly tried: TriedSentence | null
  } | null
}

type Referral = Readonly<Record<string, string | null>>

/**
 * Spends a magic link and answers whom it signs in. Asked for on the register side, where the terms were accepted, it
 * makes the account; its mailbox is verified by the link itself.
 */
export async function spendMagicLink(
  context: ServiceContext,
  input: OpenLinkInput & { caller: Caller },
): Promise<Result<MagicSignIn, 'link_over' | 'needs_code' | 'wrong_code'>> {
  const opened = await openLink(context, 'magic_link', input)
  if (!opened.ok) return opened
  const { token } = opened
  const now = context.now()
  return context.db.unscoped.transaction(async sql => {
    const account = await lockAccountByEmail(sql, { email: token.email })
    // The account the link was for is gone, or another has taken its address since.
    if (token.userId !== null && token.userId !== account?.id) return err('link_over')
    if (!(await consumeToken(sql, { id: token.id, now }))) return err('link_over')
    if (account) await verifyMailbox(sql, account, { now, caller: input.caller })
    const userId = account?.id ?? (await makeAccount(sql, token, now, input.caller))
    if (!userId) return err('link_over')
    return ok({
      userId,
      remember: token.payload.remember === true,
      redirectTo: redirectToOf(token),
      made: account
        ? null
        : {
            email: token.email,
            plan: readPlanWish(token.payload.plan),
            tried: readTriedSentence(token.payload.tried),
          },
    })
  })
}

async function makeAccount(sql: Sql, token: Token, now: Date, caller: Caller): Promise<string | null> {
  const register = token.payload.register as { referral: Referral | null } | null | undefined
  if (!register) return null
  const userId = await insertAccount(sql, {
    email: token.email,
    passwordHash: null,
    fullName: '',
    referralCode: register.referral?.referral_code ?? null,
    termsAcceptedAt: now,
    emailConfirmedAt: now,
  })
  if (!userId) return null
  await insertSecurityEvent(sql, { userId, type: 'user_registered', caller })
  await insertSecurityEvent(sql, { userId, type: 'email_confirmed', caller })
  if (register.referral)
    await insertEvent(sql, { userId, eventName: 'referral_attributed', context: register.referral })
  await attachQuizResponses(sql, { userId, email: token.email })
  return userId
}
