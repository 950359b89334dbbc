import { expect, test } from 'vitest'
import { confirmEmail } from '#app/identity/services/links/confirm-email.ts'
import { spendMagicLink } from '#app/identity/services/links/spend-magic-link.ts'
import { signIn } from '#app/identity/services/sign-in.ts'
import { normaliseEmail } from '#core/identity/account/email.ts'
import { insertQuizResponse } from '#db/queries/site/quiz.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { browserOf, CALLER, contextOn, newestMail } from '#tests/support/visitor.ts'

const ATTACK = 'Attacker123x'
const OWNER = 'Ownerpass123x'

/**
 * The attacker can do anything a visitor can, and reads no mail. The owner reads the newest mail and does what it says
 * in their own browser. In the end only the owner's password may open the account.
 */
const STORIES: Record<string, readonly string[]> = {
  'the attacker registers first': ['attack', 'confirm'],
  'the attacker registers first, the owner registers after': ['attack', 'own', 'confirm'],
  'the owner registers, the attacker registers over it': ['own', 'attack', 'confirm'],
  'the attacker registers over it, the owner asks for the mail again': [
    'own',
    'attack',
    'ownResend',
    'confirm',
  ],
  'the attacker asks for the mail again': ['own', 'attackResend', 'confirm'],
  'the attacker registers, the owner comes by magic link': ['attack', 'magic'],
  'the attacker registers, asks again, the owner comes by magic link': ['attack', 'attackResend', 'magic'],
  'the owner registers and confirms, the attacker registers': ['own', 'confirm', 'attack'],
}

describeOnDatabase('another way in never hands over an account', database => {
  test.each(Object.entries(STORIES))('%s', async (title, steps) => {
    const { context } = contextOn(database().db)
    const email = `${title.replace(/\W+/g, '-')}@example.test`
    const attacker = browserOf(context)
    const owner = browserOf(context)
    for (const step of steps) {
      if (step === 'attack') await attacker.signUp(email, ATTACK)
      if (step === 'own') await owner.signUp(email, OWNER)
      if (step === 'ownResend') await owner.ask('email_confirmation', email)
      if (step === 'attackResend') await attacker.ask('email_confirmation', email)
      const mail = await newestMail(context, email)
      const link = { secret: mail?.secret ?? '', browser: owner.browser, caller: CALLER }
      if (step === 'confirm') {
        const pressed = await confirmEmail(context, { ...link, elsewhere: null })
        if (!pressed.ok)
          await confirmEmail(context, { ...link, elsewhere: { code: mail?.code ?? '', password: OWNER } })
      }
      if (step === 'magic') {
        await owner.ask('magic_link', email)
        const magic = await newestMail(context, email)
        const spent = await spendMagicLink(context, { ...link, secret: magic?.secret ?? '', code: null })
        expect(spent.ok).toBe(true)
      }
    }
    const [account] = await context.db.sql`select email_confirmed_at from accounts where email = ${email}`
    expect(account?.emailConfirmedAt).toBeInstanceOf(Date)
    const attack = await signIn(context, { email, password: ATTACK, caller: CALLER })
    expect(attack).toEqual({ ok: false, reason: 'invalid_credentials' })
  })

  test('look-alike addresses are one account', async () => {
    const { context } = contextOn(database().db)
    const plain = 'lookalike@example.test'
    await browserOf(context).signUp(plain)
    for (const typed of [
      ' LookAlike@Example.test ',
      'ｌｏｏｋａｌｉｋｅ@example.test',
      'lookalike＠example．test',
    ]) {
      expect(normaliseEmail(typed)).toBe(plain)
    }
  })

  test('an earlier quiz is attached after the mailbox is verified, never before', async () => {
    const { context } = contextOn(database().db)
    const email = 'quiz@example.test'
    await insertQuizResponse(context.db.sql, {
      email,
      answers: {},
      score: 60,
      primaryChallenge: 'x',
      token: 'quiz-token-of-this-test-000000000000000000',
      now: context.now(),
    })
    const owner = browserOf(context)
    await owner.signUp(email)
    const attached = () => context.db.sql`select user_id from quiz_responses where email = ${email}`
    expect((await attached())[0]?.userId).toBeNull()
    const mail = await newestMail(context, email)
    await confirmEmail(context, {
      secret: mail?.secret ?? '',
      browser: owner.browser,
      elsewhere: null,
      caller: CALLER,
    })
    expect((await attached())[0]?.userId).not.toBeNull()
  })
})
