import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { hashPassword } from '#app/identity/services/passwords/hash-password.ts'
import { confirmTwoFactor } from '#app/identity/services/second-factor/confirm-two-factor.ts'
import { disableTwoFactor } from '#app/identity/services/second-factor/disable-two-factor.ts'
import { needsSecondFactor } from '#app/identity/services/second-factor/needs-second-factor.ts'
import { readFirstStep, sealFirstStep } from '#app/identity/services/second-factor/read-first-step.ts'
import { startTwoFactor } from '#app/identity/services/second-factor/start-two-factor.ts'
import { verifySecondFactor } from '#app/identity/services/second-factor/verify-second-factor.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { CALLER, contextOn, newestMail, PASSWORD } from '#tests/support/visitor.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

async function accountWithCodes(database: () => TestDatabase) {
  const clock = contextOn(database().db)
  const { context } = clock
  const passwordHash = await hashPassword(PASSWORD)
  const account = await createTestAccount(context.db, { passwordHash })
  const started = await startTwoFactor(context, { userId: account.id, email: account.email })
  if (!started.ok) throw new Error('two-factor was on already')
  const totp = new TOTP({ secret: Secret.fromBase32(started.secret) })
  const codeNow = () => totp.generate({ timestamp: context.now().getTime() })
  const turnOn = (code = codeNow(), currentPassword = PASSWORD) =>
    confirmTwoFactor(context, {
      userId: account.id,
      code,
      currentPassword,
      sessionId: NOBODY,
      verifiedAt: context.now(),
      caller: CALLER,
    })
  return { ...clock, account, codeNow, turnOn, started }
}

describeOnDatabase('the second step', database => {
  test('is on only after the first code, with the password, and the owner is told', async () => {
    const { context, account, turnOn, codeNow } = await accountWithCodes(database)
    expect(await turnOn(codeNow(), 'Wrong1234')).toMatchObject({ reason: 'wrong_password' })
    expect(await turnOn('000000')).toMatchObject({ reason: 'wrong_code' })
    expect(await needsSecondFactor(context, { userId: account.id })).toBe(false)
    const on = await turnOn()
    expect(on.ok && new Set(on.recoveryCodes).size).toBe(10)
    expect(await needsSecondFactor(context, { userId: account.id })).toBe(true)
    expect((await newestMail(context, account.email))?.template).toBe('security-notice')
    expect(await turnOn()).toMatchObject({ reason: 'not_started' })
  })

  test('a code works once, also when it comes 50 times at once', async () => {
    const { context, account, turnOn, codeNow, wait } = await accountWithCodes(database)
    await turnOn()
    const again = { userId: account.id, code: codeNow(), caller: CALLER }
    expect((await verifySecondFactor(context, again)).ok).toBe(false)
    wait(60_000)
    const code = codeNow()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        verifySecondFactor(context, { userId: account.id, code, caller: CALLER }),
      ),
    )
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
  })

  test('a recovery code works once, also when it comes 50 times at once, and is kept as a hash', async () => {
    const { context, account, turnOn } = await accountWithCodes(database)
    const on = await turnOn()
    const code = (on.ok && on.recoveryCodes[0]) || ''
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        verifySecondFactor(context, { userId: account.id, code, caller: CALLER }),
      ),
    )
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    const rows = await context.db
      .sql`select r::text as row from recovery_codes r where user_id = ${account.id}`
    expect(rows).toHaveLength(10)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('the secret is stored sealed', async () => {
    const { context, account, started } = await accountWithCodes(database)
    const [row] = await context.db.sql`
      select encode(sealed_secret, 'escape') as text from two_factor where user_id = ${account.id}
    `
    expect(row?.text).not.toContain(started.secret)
  })

  test('is turned off with the password only', async () => {
    const { context, account, turnOn } = await accountWithCodes(database)
    await turnOn()
    const off = (currentPassword: string) =>
      disableTwoFactor(context, {
        userId: account.id,
        currentPassword,
        verifiedAt: context.now(),
        caller: CALLER,
      })
    expect((await off('Wrong1234')).ok).toBe(false)
    expect((await off(PASSWORD)).ok).toBe(true)
    expect(await needsSecondFactor(context, { userId: account.id })).toBe(false)
  })

  test('the first step is good for ten minutes, not after a new password, and cannot be made up', async () => {
    const { context, account, wait } = await accountWithCodes(database)
    const step = { userId: account.id, remember: true, redirectTo: '/', how: 'password' } as const
    const sealed = sealFirstStep(context, step)
    expect(await readFirstStep(context, sealed)).toMatchObject(step)
    // Another letter in the middle: the last ones may stand for the same bytes as others.
    const middle = Math.floor(sealed.length / 2)
    const other = sealed[middle] === 'A' ? 'B' : 'A'
    expect(
      await readFirstStep(context, `${sealed.slice(0, middle)}${other}${sealed.slice(middle + 1)}`),
    ).toBeNull()
    expect(await readFirstStep(context, '')).toBeNull()
    wait(1000)
    await context.db.sql`update accounts set password_changed_at = ${context.now()} where id = ${account.id}`
    expect(await readFirstStep(context, sealed)).toBeNull()
    const later = sealFirstStep(context, step)
    wait(10 * 60_000 + 1)
    expect(await readFirstStep(context, later)).toBeNull()
  })
})
