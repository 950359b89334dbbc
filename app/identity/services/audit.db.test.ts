import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { removePasskey } from '#app/identity/services/passkeys/remove-passkey.ts'
import { changePassword } from '#app/identity/services/passwords/change-password.ts'
import { hashPassword } from '#app/identity/services/passwords/hash-password.ts'
import { confirmTwoFactor } from '#app/identity/services/second-factor/confirm-two-factor.ts'
import { disableTwoFactor } from '#app/identity/services/second-factor/disable-two-factor.ts'
import { renewRecoveryCodes } from '#app/identity/services/second-factor/renew-recovery-codes.ts'
import { startTwoFactor } from '#app/identity/services/second-factor/start-two-factor.ts'
import { openSession } from '#app/identity/services/sessions/open-session.ts'
import { revokeOtherSessions } from '#app/identity/services/sessions/revoke-other-sessions.ts'
import { revokeSession } from '#app/identity/services/sessions/revoke-session.ts'
import { signInWithGoogle } from '#app/identity/services/sign-in-with-google.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import { newSecret } from '#app/platform/secrets/secrets.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { CALLER, contextOn, PASSWORD } from '#tests/support/visitor.ts'

/** What was written down about an account, and what its owner was mailed, both in order. */
async function noticesOf(
  context: OnTestDatabase<ServiceContext>,
  { id, email }: { id: string; email: string },
) {
  const { sql } = context.db
  const events = await sql<{ eventType: string; ip: string }[]>`
    select event_type, ip from security_events
    where user_id = ${id} and event_type <> 'user_signed_in' order by created_at, id
  `
  const mails = await sql<{ sealedProps: Uint8Array }[]>`
    select sealed_props from mail_outbox where to_address = ${email} order by created_at, id
  `
  const kinds = mails.map(({ sealedProps }) => {
    const props = unseal(sealedProps, context.config.encryptionKey, 'mail-props')
    return (JSON.parse(props) as { kind: string }).kind
  })
  return { events, kinds }
}

describeOnDatabase('every sensitive change is written down and mailed to the owner', database => {
  test('password, second step, recovery codes, passkeys, sessions', async () => {
    const { context, wait } = contextOn(database().db)
    const { sql } = context.db
    const passwordHash = await hashPassword(PASSWORD)
    const account = await createTestAccount(context.db, { passwordHash })
    const { id: userId, email } = account
    const device = newSecret()
    const open = () =>
      openSession(context, {
        userId,
        remember: false,
        how: 'password',
        replaces: null,
        device,
        caller: CALLER,
      })
    const sessions = async () => sql<{ id: string }[]>`select id from sessions where user_id = ${userId}`
    const owner = () => ({
      userId,
      email,
      sessionId: '00000000-0000-4000-8000-000000000000',
      currentPassword: PASSWORD,
      verifiedAt: context.now(),
      caller: CALLER,
    })
    const expected: [event: string, mail: string][] = []
    const after = async (event: string, mail: string, change: () => Promise<unknown>) => {
      wait(1000)
      await change()
      expected.push([event, mail])
      const { events, kinds } = await noticesOf(context, account)
      expect(new Set(events.map(({ eventType }) => eventType))).toContain(event)
      expect(kinds).toContain(mail)
      expect([events.length, kinds.length], event).toEqual([expected.length, expected.length])
      expect(events.every(({ ip }) => ip === CALLER.ip)).toBe(true)
    }

    const started = await startTwoFactor(context, { userId, email })
    if (!started.ok) throw new Error('two-factor was on already')
    const totp = new TOTP({ secret: Secret.fromBase32(started.secret) })
    await after('two_factor_enabled', 'two_factor_on', () =>
      confirmTwoFactor(context, { ...owner(), code: totp.generate({ timestamp: context.now().getTime() }) }),
    )
    await after('recovery_codes_renewed', 'recovery_codes_renewed', () =>
      renewRecoveryCodes(context, owner()),
    )
    await after('two_factor_disabled', 'two_factor_off', () => disableTwoFactor(context, owner()))
    await sql`insert into passkeys (id, user_id, public_key, name) values ('key', ${userId}, ${Buffer.alloc(77)}, 'Key')`
    await after('passkey_removed', 'passkey_removed', () =>
      removePasskey(context, { ...owner(), passkeyId: 'key' }),
    )
    await open()
    const [session] = await sessions()
    await after('session_revoked', 'session_ended', () =>
      revokeSession(context, { ...owner(), sessionId: session?.id ?? '' }),
    )
    await open()
    await after('other_sessions_revoked', 'sessions_ended', () => revokeOtherSessions(context, owner()))
    await after('password_changed', 'password_changed', () =>
      changePassword(context, { ...owner(), password: 'Hearthstone10' }),
    )
    expect(await sessions()).toHaveLength(0)
  })

  test('what changed nothing is told to nobody', async () => {
    const { context } = contextOn(database().db)
    const account = await createTestAccount(context.db, { passwordHash: await hashPassword(PASSWORD) })
    const { id: userId, email } = account
    const nothing = { userId, email, sessionId: '00000000-0000-4000-8000-000000000000', caller: CALLER }
    const proof = { currentPassword: PASSWORD, verifiedAt: context.now() }
    expect(await revokeSession(context, nothing)).toBe(false)
    expect(await revokeOtherSessions(context, nothing)).toBe(0)
    expect(await removePasskey(context, { ...nothing, passkeyId: 'none' })).toBe(false)
    await disableTwoFactor(context, { ...nothing, ...proof })
    expect(await noticesOf(context, account)).toEqual({ events: [], kinds: [] })
  })

  test('without Google being set up nobody comes in by it', async () => {
    const { context } = contextOn(database().db)
    const without = { ...context, config: { ...context.config, google: null } }
    const refused = await signInWithGoogle(without, {
      answer: new URL('http://localhost/auth/google/callback?state=s&code=c'),
      attempt: { state: 's', codeVerifier: 'v', nonce: 'n' },
      referral: null,
      caller: CALLER,
    })
    expect(refused).toEqual({ ok: false, reason: 'not_configured' })
  })
})
