import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { newSecret } from '#app/platform/secrets/secrets.ts'
import { DEVICE_MAILS_PER_DAY } from '#core/identity/known-device.ts'
import { SESSION_LONGEST_MS } from '#core/identity/session.ts'
import { isRecentlyVerified, STEP_UP_MS } from '#core/identity/step-up.ts'
import { DAY_MS } from '#core/shared/time.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { browserOf, CALLER, contextOn, newestMail, PASSWORD } from '#tests/support/visitor.ts'
import { resetPassword } from './links/reset-password.ts'
import { readAfterReset, sealAfterReset } from './passkeys/read-after-reset.ts'
import { removePasskeys } from './passkeys/remove-passkeys.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { verifyOwner } from './passwords/verify-owner.ts'
import { confirmTwoFactor } from './second-factor/confirm-two-factor.ts'
import { startTwoFactor } from './second-factor/start-two-factor.ts'
import { openSession } from './sessions/open-session.ts'
import { readViewer } from './sessions/read-viewer.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { listWays } from './step-up/list-ways.ts'
import { verifyAgain } from './step-up/verify-again.ts'

describeOnDatabase('showing again that it is oneself', database => {
  async function signedIn(input: { password?: boolean; remember?: boolean } = {}) {
    const clock = contextOn(database().db)
    const { context } = clock
    const passwordHash = input.password === false ? null : await hashPassword(PASSWORD)
    const account = await createTestAccount(context.db, passwordHash ? { passwordHash } : {})
    const { id: userId, email } = account
    const open = (device: string | null = null) =>
      openSession(context, {
        ...{ userId, device, caller: CALLER, how: 'password', replaces: null },
        remember: input.remember ?? true,
      })
    const session = await open()
    const viewer = async (secret = session.secret) => readViewer(context, secret)
    const mailsOf = async (kind: string) => {
      const rows = await context.db.sql<{ n: number }[]>`
        select count(*)::int as n from security_events where user_id = ${userId} and event_type = ${kind}
      `
      const mails = await context.db.sql<{ n: number }[]>`
        select count(*)::int as n from mail_outbox where to_address = ${email} and template = 'security-notice'
      `
      return { events: rows[0]?.n, mails: mails[0]?.n }
    }
    return { ...clock, context, userId, email, session, open, viewer, mailsOf }
  }

  test('the password does, for ten minutes, and ends every copy of the session', async () => {
    const { context, wait, userId, session, viewer } = await signedIn()
    const isOpen = async (secret: string) => {
      const who = await viewer(secret)
      return who && isRecentlyVerified(who.verifiedAt, context.now())
    }
    expect(await isOpen(session.secret)).toBe(true)
    wait(STEP_UP_MS)
    expect(await isOpen(session.secret)).toBe(false)
    const sessionId = (await viewer())?.sessionId ?? ''
    const again = (password: string) =>
      verifyAgain(context, { userId, sessionId, evidence: { password }, caller: CALLER })
    expect(await again('Wrong1234')).toEqual({ ok: false, reason: 'wrong_password' })
    expect(await isOpen(session.secret)).toBe(false)
    const verified = await again(PASSWORD)
    if (!verified.ok) throw new Error(verified.reason)
    expect(verified.remember).toBe(true)
    expect(await viewer(session.secret)).toBeNull()
    expect(await isOpen(verified.secret)).toBe(true)
    wait(STEP_UP_MS)
    expect(await isOpen(verified.secret)).toBe(false)
  })

  test('nobody else’s session is opened by it', async () => {
    const mine = await signedIn()
    const theirs = await signedIn()
    const sessionId = (await theirs.viewer())?.sessionId ?? ''
    const { context, userId } = mine
    const input = { userId, sessionId, evidence: { password: PASSWORD }, caller: CALLER }
    expect(await verifyAgain(context, input)).toEqual({ ok: false, reason: 'sign_in_again' })
    expect(await theirs.viewer()).not.toBeNull()
  })

  test('a code of the second step does, once, and a wrong one is written down', async () => {
    const { context, wait, userId, email, viewer, mailsOf } = await signedIn()
    const started = await startTwoFactor(context, { userId, email })
    if (!started.ok) throw new Error('on already')
    const totp = new TOTP({ secret: Secret.fromBase32(started.secret) })
    const code = () => totp.generate({ timestamp: context.now().getTime() })
    const sessionId = (await viewer())?.sessionId ?? ''
    const confirmed = await confirmTwoFactor(context, {
      ...{ userId, email, sessionId, caller: CALLER, verifiedAt: context.now() },
      ...{ currentPassword: PASSWORD, code: code() },
    })
    expect(confirmed.ok).toBe(true)
    wait(60_000)
    const again = (typed: string) =>
      verifyAgain(context, { userId, sessionId, evidence: { code: typed }, caller: CALLER })
    const right = code()
    expect(await again('000000')).toEqual({ ok: false, reason: 'wrong_code' })
    expect(await again(right)).toMatchObject({ ok: true })
    expect(await again(right)).toEqual({ ok: false, reason: 'wrong_code' })
    expect((await mailsOf('second_factor_failed')).events).toBe(2)
  })

  test('there is a way for everybody, and a mailed link only for those without a secret', async () => {
    const without = await signedIn({ password: false })
    expect(await listWays(without.context, without)).toEqual({
      ...{ password: false, code: false, passkey: false, link: true },
    })
    const withOne = await signedIn()
    expect(await listWays(withOne.context, withOne)).toMatchObject({ password: true, link: false })
  })

  test('an account without a password may change what is sensitive for ten minutes, by the same rule', async () => {
    const { context, wait, userId } = await signedIn({ password: false })
    const verifiedAt = context.now()
    const ask = () => verifyOwner(context, { userId, currentPassword: '', verifiedAt })
    expect((await ask()).ok).toBe(true)
    wait(STEP_UP_MS)
    expect(await ask()).toEqual({ ok: false, reason: 'sign_in_again' })
  })

  test('a session ends 90 days after signing in, however often it was used', async () => {
    const { context, wait, session, viewer } = await signedIn()
    for (let day = 0; day < 89; day += 1) {
      wait(DAY_MS)
      expect(await viewer(), `day ${day}`).not.toBeNull()
      await refreshSession(context, session)
    }
    wait(DAY_MS - 1000)
    expect(await viewer()).not.toBeNull()
    wait(1000)
    expect(await viewer()).toBeNull()
    expect(await refreshSession(context, session)).toEqual({ ok: false, reason: 'no_session' })
  })

  test('one that was given a later end before there was this rule is over all the same', async () => {
    const { context, wait, userId, viewer } = await signedIn()
    wait(SESSION_LONGEST_MS)
    await context.db.sql`update sessions set expires_at = '2036-01-01' where user_id = ${userId}`
    expect(await viewer()).toBeNull()
  })

  test('the owner is mailed once for each new device, never for the first or a known one', async () => {
    const { session, open, mailsOf } = await signedIn()
    expect(await mailsOf('new_device')).toEqual({ events: 0, mails: 0 })
    expect((await open(session.device)).device).toBe(session.device)
    expect(await mailsOf('new_device')).toEqual({ events: 0, mails: 0 })
    const second = await open(null)
    expect(second.device).not.toBe(session.device)
    await open(second.device)
    expect(await mailsOf('new_device')).toEqual({ events: 1, mails: 1 })
  })

  test('fifty sign-ins at once from one new device are one mail, from fifty devices five', async () => {
    const { open, mailsOf, wait } = await signedIn()
    const device = newSecret()
    await Promise.all(Array.from({ length: 50 }, () => open(device)))
    expect(await mailsOf('new_device')).toEqual({ events: 1, mails: 1 })
    wait(DAY_MS + 1000)
    await Promise.all(Array.from({ length: 50 }, () => open(null)))
    const { events, mails } = await mailsOf('new_device')
    expect([events, mails]).toEqual([51, 1 + DEVICE_MAILS_PER_DAY])
  })

  test('after a reset the passkeys are shown to the browser that did it, for ten minutes', async () => {
    const { context, wait, userId, email } = await signedIn()
    await context.db.sql`
      insert into passkeys (id, user_id, public_key, name) values (${`key-${userId}`}, ${userId}, ${Buffer.alloc(77)}, 'Old phone')
    `
    const { ask, browser } = browserOf(context)
    await ask('password_reset', email)
    const mail = await newestMail(context, email)
    const reset = await resetPassword(context, {
      ...{ secret: mail?.secret ?? '', browser, code: null, caller: CALLER, password: 'Hearthstone10' },
    })
    expect(reset).toEqual({ ok: true, userId, passkeys: 1, redirectTo: null })
    const sealed = sealAfterReset(context, { userId })
    expect(await readAfterReset(context, sealed)).toMatchObject({
      passkeys: [{ name: 'Old phone', lastUsedAt: null }],
      needsSignIn: false,
    })
    expect(await readAfterReset(context, `${sealed.slice(0, -2)}xx`)).toBeNull()
    await context.db.sql`
      insert into two_factor (user_id, sealed_secret, confirmed_at) values (${userId}, ${Buffer.alloc(9)}, now())
    `
    expect((await readAfterReset(context, sealed))?.needsSignIn).toBe(true)
    expect(await removePasskeys(context, { userId, email, caller: CALLER })).toBe(1)
    expect(await removePasskeys(context, { userId, email, caller: CALLER })).toBe(0)
    expect((await readAfterReset(context, sealed))?.passkeys).toEqual([])
    wait(STEP_UP_MS + 1)
    expect(await readAfterReset(context, sealed)).toBeNull()
  })
})
