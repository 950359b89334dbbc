import { Secret, TOTP } from 'otpauth'
import {
  CONFIRM_REFUSALS,
  LINK_FAILURES,
  LINK_REFUSALS,
  PASSKEY_REFUSED,
  SECOND_STEP_REFUSALS,
  SECURITY_REFUSALS,
  SIGN_UP_REFUSALS,
  signInRefusal,
  TOO_BUSY,
} from '#app/identity/copy/identity.ts'
import { TOASTS } from '#app/toasts.ts'
import { AUTH_MESSAGES } from '#core/identity/account/messages.ts'
import { FIELD_MESSAGES } from '#core/identity/forms/fields.ts'
import { SESSION_MESSAGES } from '#core/identity/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { type Answer, Caller, signInAs } from '../guards/caller.ts'
import { openBeside } from '../guards/owner.ts'
import { CATALOGUE, ELSEWHERE } from './catalogue.ts'

const PASSWORD = 'Hearthstone9'
const COMMON = 'Password123'
const SECURITY = '/app/settings/security'

test('every text of the catalogue is said where it belongs', async ({ app, mailbox }) => {
  test.setTimeout(240_000)
  const db = await openBeside(app)
  const provoked = new Set<string>()
  const says = (answer: Answer | string, ...texts: string[]) => {
    const body = plain(typeof answer === 'string' ? answer : answer.body)
    for (const text of texts) {
      // The page itself would be pages long in the report.
      expect.soft(body.includes(text), `“${text}” is said in: ${readable(body)}`).toBe(true)
      provoked.add(text)
    }
  }
  const post = (caller: Caller, path: string, fields: Record<string, string>) =>
    caller.post(path, Object.entries(fields))
  const follow = async (caller: Caller, answer: Answer) => caller.get(answer.goesTo)
  const newest = async (email: string, subject: RegExp, pattern: RegExp) => {
    const mail = await mailbox.waitFor(email, subject)
    const { pathname, search } = new URL(mailbox.linkIn(mail, pattern))
    return { path: `${pathname}${search}`, code: mail.text.match(/\b\d{6}\b/)?.[0] ?? '' }
  }
  let people = 0
  const anybody = () => `texts-${people++}-${crypto.randomUUID()}@example.test`
  const form = (email: string) => ({
    name: 'Ada',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    terms: 'on',
  })
  const F = FIELD_MESSAGES

  try {
    const email = anybody()
    const here = new Caller(app.url)

    await test.step('fields', async () => {
      says(
        await post(here, '/signup', {}),
        ...[F.nameRequired, F.emailRequired, F.passwordRequired, F.confirmRequired, F.termsRequired],
      )
      const bad = { ...form('no address'), password: 'short' }
      says(await post(here, '/signup', bad), F.emailInvalid, F.passwordWeak)
      says(await post(here, '/signup', { ...form(email), confirmPassword: 'Other1234' }), F.confirmMismatch)
      says(
        await post(here, '/signup', { ...form(email), password: `A1${'a'.repeat(1030)}` }),
        F.passwordTooLong,
      )
      says(await post(here, '/auth?mode=register', {}), F.nameRequired, F.termsRequired)
      says(await post(here, '/auth?mode=register&magic=1', { email }), F.termsRequired)
      says(await post(here, '/auth', {}), F.emailRequired, F.passwordRequired)
      for (const path of ['/auth?magic=1', '/auth/forgot'])
        says(await post(here, path, { email: 'no address' }), F.emailInvalid)
      says(await post(here, '/auth/resend', { email: ' ' }), F.resendEmailRequired)
      says(
        await post(here, '/signup', { ...form(email), password: COMMON, confirmPassword: COMMON }),
        ...[SIGN_UP_REFUSALS.common_password],
      )
    })

    await test.step('registering and confirming', async () => {
      const made = await post(here, '/signup', form(email))
      says(await follow(here, made), TOASTS.accountCreated.title, AUTH_MESSAGES.accountCreatedDetail)
      says(await post(here, '/auth', { email, password: PASSWORD }), signInRefusal('email_not_confirmed'))
      const { path, code } = await newest(email, /confirm/i, /auth\/confirm/)
      const elsewhere = new Caller(app.url)
      says(await elsewhere.get(path), CONFIRM_REFUSALS.needs_code)
      const typed = {
        code: code === '000000' ? '000001' : '000000',
        password: PASSWORD,
        confirmPassword: PASSWORD,
      }
      says(await post(elsewhere, path, typed), CONFIRM_REFUSALS.wrong_code)
      const common = { code, password: COMMON, confirmPassword: COMMON }
      says(await post(elsewhere, path, common), CONFIRM_REFUSALS.common_password)
      says(await follow(here, await post(here, path, {})), TOASTS.emailConfirmed.title)
      says(await here.get(path), 'This link no longer works', 'Each link works once, for 24 hours')
      await post(here, '/sign-out', {})
      says(await post(here, '/signup', form(email)), AUTH_MESSAGES.userExists)
    })

    await test.step('a confirmation pressed twice at once', async () => {
      const twice = anybody()
      await post(new Caller(app.url), '/signup', form(twice))
      const { path, code } = await newest(twice, /confirm/i, /auth\/confirm/)
      const typed = { code, password: PASSWORD, confirmPassword: PASSWORD }
      const answers = await Promise.all([1, 2, 3].map(() => post(new Caller(app.url), path, typed)))
      expect.soft(answers.filter(({ status }) => status === 303).length).toBe(1)
      says(answers.find(({ status }) => status === 409) ?? '', CONFIRM_REFUSALS.link_over)
    })

    await test.step('signing in and out', async () => {
      says(await post(here, '/auth', { email, password: 'Wrong1234' }), signInRefusal('invalid_credentials'))
      expect((await post(here, '/auth', { email, password: PASSWORD })).status).toBe(303)
      await post(here, '/select-tier', { tier: 'creator' })
      await signInAs(here, { email, password: PASSWORD })
      const stale = here.copy()
      says(await follow(here, await post(here, '/sign-out', {})), TOASTS.signedOut.title)
      says(await here.get('/auth/session'), SESSION_MESSAGES.none)
      says(await post(stale, '/auth/session', {}), SESSION_MESSAGES.refreshFailed)
    })

    await test.step('magic links', async () => {
      const response = await post(here, '/auth?magic=1', { email })
      says(await follow(here, response), TOASTS.magicLinkSent.title)
      const { path, code } = await newest(email, /magic link/i, /auth\/magic/)
      const elsewhere = new Caller(app.url)
      says(await elsewhere.get(path), LINK_REFUSALS.needs_code)
      says(await post(elsewhere, path, { code: 'abc' }), 'Enter the 6 digits from the email')
      const wrong = { code: code === '000000' ? '000001' : '000000' }
      for (let n = 0; n < 4; n += 1) says(await post(elsewhere, path, wrong), LINK_REFUSALS.wrong_code)
      says(await post(elsewhere, path, wrong), LINK_REFUSALS.link_over)
      says(await here.get(path), 'This link no longer works', 'Each link works once, for 10 minutes')
    })

    await test.step('a new password by mail', async () => {
      says(await follow(here, await post(here, '/auth/forgot', { email })), TOASTS.emailSent.title)
      const { path } = await newest(email, /new password/i, /mode=reset/)
      says(await new Caller(app.url).get(path), LINK_REFUSALS.needs_code)
      const common = { password: COMMON, confirmPassword: COMMON }
      says(await post(here, path, common), LINK_REFUSALS.common_password)
      const next = { password: PASSWORD, confirmPassword: PASSWORD }
      says(await follow(here, await post(here, path, next)), TOASTS.passwordReset.title)
      says(await here.get(path), 'This link no longer works')
    })

    await test.step('the security page', async () => {
      await signInAs(here, { email, password: PASSWORD })
      const change = (fields: Record<string, string>) => post(here, `${SECURITY}/password`, fields)
      const next = { password: PASSWORD, confirmPassword: PASSWORD }
      says(await change({ ...next, currentPassword: 'Wrong1234' }), SECURITY_REFUSALS.wrong_password)
      const common = { password: COMMON, confirmPassword: COMMON, currentPassword: PASSWORD }
      says(await change(common), SECURITY_REFUSALS.common_password)
      says(
        await follow(here, await change({ ...next, currentPassword: PASSWORD })),
        TOASTS.passwordChanged.title,
      )
      const phone = new Caller(app.url)
      await signInAs(phone, { email, password: PASSWORD })
      says(
        await follow(here, await post(here, `${SECURITY}/sessions`, { session: 'others' })),
        TOASTS.otherSessionsRevoked.title,
      )
      await signInAs(phone, { email, password: PASSWORD })
      const [row] = await db.sql<{ id: string }[]>`
        select s.id from sessions s join accounts a on a.id = s.user_id
        where a.email = ${email} order by s.created_at desc limit 1
      `
      says(
        await follow(here, await post(here, `${SECURITY}/sessions`, { session: row?.id ?? '' })),
        TOASTS.sessionRevoked.title,
      )
      expect((await phone.get(SECURITY)).goesTo).toContain('/auth')

      const broken = { intent: 'finish', response: '{}' }
      says(await post(here, `${SECURITY}/passkeys`, broken), SECURITY_REFUSALS.not_verified)
      says(await post(new Caller(app.url), '/auth/passkey', broken), PASSKEY_REFUSED)
      const passkey = crypto.randomUUID()
      await db.sql`
        insert into passkeys (id, user_id, public_key, name)
        select ${passkey}, id, ${Buffer.alloc(77)}, 'Key' from accounts where email = ${email}
      `
      says(
        await follow(here, await post(here, `${SECURITY}/passkeys`, { intent: 'remove', passkey })),
        TOASTS.passkeyRemoved.title,
      )
    })

    await test.step('the second step', async () => {
      const page = `${SECURITY}/two-factor`
      const owner = { currentPassword: PASSWORD }
      says(await post(here, page, { intent: 'codes', ...owner }), SECURITY_REFUSALS.not_on)
      const key = (await here.get(page)).body.match(/<code[^>]*>([A-Z2-7]+)<\/code>/)?.[1] ?? ''
      const totp = new TOTP({ secret: Secret.fromBase32(key) })
      // Months away from the clock of the app.
      const wrong = totp.generate({ timestamp: 1_000_000_000_000 })
      says(await post(here, page, { intent: 'confirm', code: wrong, ...owner }), SECURITY_REFUSALS.wrong_code)
      const code = totp.generate()
      expect((await post(here, page, { intent: 'confirm', code, ...owner })).body).toContain('recovery')
      says(await post(here, page, { intent: 'confirm', code, ...owner }), SECURITY_REFUSALS.not_started)

      const other = new Caller(app.url)
      says(await follow(other, await other.get('/auth/second-step')), SECOND_STEP_REFUSALS.over)
      expect((await post(other, '/auth', { email, password: PASSWORD })).goesTo).toBe('/auth/second-step')
      for (let n = 0; n < 5; n += 1)
        says(await post(other, '/auth/second-step', { code: wrong }), SECOND_STEP_REFUSALS.wrong_code)
      says(
        await post(other, '/auth/second-step', { code: wrong }),
        'Too many attempts. Please wait a moment before trying again. You can try again in',
      )
      says(await follow(here, await post(here, page, { intent: 'off', ...owner })), TOASTS.twoFactorOff.title)
    })

    await test.step('an account without a password, some time after signing in', async () => {
      const magic = anybody()
      const someone = new Caller(app.url)
      await post(someone, '/auth?mode=register&magic=1', { email: magic, terms: 'on' })
      const { path } = await newest(magic, /magic link/i, /auth\/magic/)
      await post(someone, path, {})
      await post(someone, '/select-tier', { tier: 'creator' })
      await db.sql`
        update sessions set created_at = created_at - interval '1 hour'
        where user_id = (select id from accounts where email = ${magic})
      `
      const next = { password: PASSWORD, confirmPassword: PASSWORD }
      const led = await post(someone, `${SECURITY}/password`, next)
      says(await follow(someone, led), 'Confirm it’s you')
    })

    await test.step('Google', async () => {
      for (const [mode, page] of [
        ['sign-in', '/auth'],
        ['sign-up', '/signup'],
      ] as const) {
        const someone = new Caller(app.url)
        await post(someone, `/auth/google?mode=${mode}`, {})
        const back = await someone.get('/auth/google/callback?state=made-up&code=made-up')
        expect(back.goesTo).toBe(page)
        says(await follow(someone, back), `An error occurred during google ${mode}`)
      }
    })

    await test.step('too often', async () => {
      const someone = new Caller(app.url)
      const guess = { email: anybody(), password: 'Wrong1234' }
      for (let n = 0; n < 10; n += 1) await post(someone, '/auth', guess)
      const locked = await post(someone, '/auth', guess)
      expect(locked.status).toBe(429)
      says(locked, AUTH_MESSAGES.useGoogle)
      expect(plain(locked.body)).toMatch(
        /Rate limit exceeded\. Please try again in \d+ (?:minutes|seconds), or use social login instead\./,
      )
      const again = { ...form(anybody()), tier: 'creator', referralCode: 'ANNA1' }
      for (let n = 0; n < 5; n += 1) await post(someone, '/signup', again)
      const { body } = await post(someone, '/signup', again)
      expect(plain(body)).toMatch(
        /Rate limit exceeded\. Please try again in \d+ (?:minutes|seconds), or use social sign-up instead\./,
      )
      // The button that this offers takes along what was chosen.
      for (const [name, value] of [
        ['tier', 'creator'],
        ['referralCode', 'ANNA1'],
      ])
        expect.soft(body).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
    })

    await test.step('so many at once that one more would wait too long', async () => {
      const crowd = Array.from({ length: 90 }, (_, n) =>
        post(new Caller(app.url), '/auth', { email: `crowd-${n}@example.test`, password: 'Wrong1234' }),
      )
      const busy = (await Promise.all(crowd)).filter(({ status }) => status === 503)
      says(busy[0] ?? '', TOO_BUSY)
    })

    await test.step('links cannot be asked for', async () => {
      await db.sql`alter table outbox rename to outbox_away`
      try {
        const someone = new Caller(app.url)
        says(await post(someone, '/auth?magic=1', { email: anybody() }), LINK_FAILURES.magic_link)
        says(await post(someone, '/auth/forgot', { email: anybody() }), LINK_FAILURES.password_reset)
        const failed = await post(someone, '/auth/resend', { email: anybody() })
        says(await follow(someone, failed), LINK_FAILURES.email_confirmation, TOASTS.resendFailed.title)
        const inDialog = await post(someone, '/auth/resend.data?dialog=1', { email: anybody() })
        expect.soft(inDialog.body).toContain(LINK_FAILURES.email_confirmation)
      } finally {
        await db.sql`alter table outbox_away rename to outbox`
      }
    })

    const silent = [...CATALOGUE].filter(text => !provoked.has(text) && !(text in ELSEWHERE))
    expect(silent, 'said by nobody: provoke them here, or name the test in ELSEWHERE').toEqual([])
  } finally {
    await db.close()
  }
})

/** Enough of a page's words to see which page it was. */
function readable(body: string): string {
  const main = body.match(/<main[\s\S]*<\/main>/)?.[0] ?? body
  return main
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 400)
}

/** What is read: entities as the signs they stand for. */
function plain(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
