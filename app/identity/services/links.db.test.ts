import { describe, expect, test } from 'vitest'
import { confirmEmail } from '#app/identity/services/links/confirm-email.ts'
import { inspectConfirmation } from '#app/identity/services/links/inspect-confirmation.ts'
import { inspectLink } from '#app/identity/services/links/inspect-link.ts'
import { resetPassword } from '#app/identity/services/links/reset-password.ts'
import { sendLink } from '#app/identity/services/links/send-link.ts'
import { spendMagicLink } from '#app/identity/services/links/spend-magic-link.ts'
import { openSession } from '#app/identity/services/sessions/open-session.ts'
import { readViewer } from '#app/identity/services/sessions/read-viewer.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { browserOf, CALLER, contextOn, newestMail, PASSWORD } from '#tests/support/visitor.ts'

const fifty = <Value>(work: () => Promise<Value>) => Promise.all(Array.from({ length: 50 }, work))
const wins = (results: readonly { ok: boolean }[]) => results.filter(result => result.ok).length
const NEW = 'Hearthstone10'

const CARRIED = {
  plan: { tier: 'pro', annual: true },
  tried: { text: 'My bakers sleep again.', voice: 'calm-authority' },
} as const
const WANTED = { ...CARRIED, redirectTo: '/app/storybank' } as const

describeOnDatabase('mailed links', database => {
  test('of 50 uses of a magic link at once exactly one wins', async () => {
    const { context } = contextOn(database().db)
    const { email } = await createTestAccount(context.db)
    const visitor = browserOf(context)
    await visitor.ask('magic_link', email)
    const { secret } = (await newestMail(context, email)) ?? { secret: '' }
    const input = { secret, browser: visitor.browser, code: null, caller: CALLER }
    expect(wins(await fifty(() => spendMagicLink(context, input)))).toBe(1)
  })

  test('of 50 uses of a reset link at once exactly one wins, and every session ends', async () => {
    const { context } = contextOn(database().db)
    const { email, id } = await createTestAccount(context.db)
    const session = await openSession(context, {
      device: null,
      userId: id,
      remember: true,
      replaces: null,
      caller: CALLER,
      how: 'password',
    })
    const visitor = browserOf(context)
    await visitor.ask('password_reset', email)
    const { secret } = (await newestMail(context, email)) ?? { secret: '' }
    const input = { secret, browser: visitor.browser, code: null, password: NEW, caller: CALLER }
    expect(wins(await fifty(() => resetPassword(context, input)))).toBe(1)
    expect(await readViewer(context, session.secret)).toBeNull()
    expect((await newestMail(context, email))?.template).toBe('security-notice')
  })

  test('a reset link knows the page that was wanted, and its mail does not name it', async () => {
    const { context } = contextOn(database().db)
    const { email } = await createTestAccount(context.db)
    const visitor = browserOf(context)
    await visitor.ask('password_reset', email, false, { redirectTo: '/app/storybank' })
    const mail = await newestMail(context, email)
    expect(mail?.address).toBe(`/auth?mode=reset&token=${mail?.secret}`)
    const input = { secret: mail?.secret ?? '', browser: visitor.browser, code: null, caller: CALLER }
    expect(await resetPassword(context, { ...input, password: NEW })).toMatchObject({
      redirectTo: '/app/storybank',
    })
  })

  test('of 50 uses of a confirmation at once exactly one wins', async () => {
    const { context } = contextOn(database().db)
    const visitor = browserOf(context)
    const email = 'fifty@example.test'
    await visitor.signUp(email)
    const { secret } = (await newestMail(context, email)) ?? { secret: '' }
    const input = { secret, browser: visitor.browser, elsewhere: null, caller: CALLER }
    expect(wins(await fifty(() => confirmEmail(context, input)))).toBe(1)
  })

  test('the browser that signed up is known at the confirmation, and what was chosen and tried comes along anywhere', async () => {
    const { context } = contextOn(database().db)
    const here = browserOf(context)
    await here.signUp('here@example.test', PASSWORD, WANTED)
    const mine = await newestMail(context, 'here@example.test')
    const input = { secret: mine?.secret ?? '', browser: here.browser, elsewhere: null, caller: CALLER }
    expect(await confirmEmail(context, input)).toMatchObject({ confirmed: { isHere: true, ...WANTED } })

    await here.signUp('there@example.test', PASSWORD, WANTED)
    const other = await newestMail(context, 'there@example.test')
    const there = { secret: other?.secret ?? '', browser: browserOf(context).browser, caller: CALLER }
    expect(await confirmEmail(context, { ...there, elsewhere: null })).toMatchObject({ reason: 'needs_code' })
    const elsewhere = { code: other?.code ?? '', password: NEW }
    expect(await confirmEmail(context, { ...there, elsewhere })).toMatchObject({
      confirmed: { isHere: false, ...WANTED },
    })
  })

  test('only hashes of a link and its code are stored', async () => {
    const { context } = contextOn(database().db)
    const { email } = await createTestAccount(context.db)
    await browserOf(context).ask('magic_link', email)
    const mail = await newestMail(context, email)
    const rows = await context.db.sql`
      select t::text as token, m::text as mail from tokens t, mail_outbox m
      where t.email = ${email} and m.to_address = ${email}
    `
    const text = JSON.stringify(rows)
    expect(mail?.secret).toHaveLength(43)
    expect(text).not.toContain(mail?.secret)
    expect(text).not.toContain(`"${mail?.code}"`)
  })

  test('opening a link spends nothing, however often a scanner looks', async () => {
    const { context } = contextOn(database().db)
    const { email } = await createTestAccount(context.db)
    const visitor = browserOf(context)
    await visitor.ask('magic_link', email)
    const { secret } = (await newestMail(context, email)) ?? { secret: '' }
    for (let n = 0; n < 5; n += 1)
      expect(await inspectLink(context, { secret, browser: null, purpose: 'magic_link' })).toEqual({
        state: 'elsewhere',
      })
    const input = { secret, browser: visitor.browser, code: null, caller: CALLER }
    expect((await spendMagicLink(context, input)).ok).toBe(true)
  })

  test('a link ends after its minutes, and when a newer one is sent', async () => {
    const { context, wait } = contextOn(database().db)
    const { email } = await createTestAccount(context.db)
    const visitor = browserOf(context)
    await visitor.ask('magic_link', email)
    const first = (await newestMail(context, email))?.secret ?? ''
    await visitor.ask('magic_link', email)
    const input = { secret: first, browser: visitor.browser, code: null, caller: CALLER }
    expect(await spendMagicLink(context, input)).toEqual({ ok: false, reason: 'link_over' })
    await visitor.ask('password_reset', email)
    wait(10 * 60_000)
    const [open] = await context.db.sql`
      select 1 from tokens where email = ${email} and consumed_at is null and expires_at > ${context.now()}
    `
    expect(open).toBeUndefined()
  })

  test('another browser needs the code, and five wrong ones end the link', async () => {
    const { context } = contextOn(database().db)
    const { email } = await createTestAccount(context.db)
    await browserOf(context).ask('magic_link', email)
    const mail = await newestMail(context, email)
    const elsewhere = { secret: mail?.secret ?? '', browser: null, caller: CALLER }
    expect(await spendMagicLink(context, { ...elsewhere, code: null })).toMatchObject({
      reason: 'needs_code',
    })
    const wrong = mail?.code === '000000' ? '000001' : '000000'
    const answers = []
    for (let n = 0; n < 6; n += 1) answers.push(await spendMagicLink(context, { ...elsewhere, code: wrong }))
    expect(answers.map(answer => (answer.ok ? 'in' : answer.reason))).toEqual([
      ...Array(4).fill('wrong_code'),
      ...Array(2).fill('link_over'),
    ])
    expect(await spendMagicLink(context, { ...elsewhere, code: mail?.code ?? '' })).toMatchObject({
      reason: 'link_over',
    })
  })

  test('a link of one kind opens nothing of another', async () => {
    const { context } = contextOn(database().db)
    const { email } = await createTestAccount(context.db)
    const visitor = browserOf(context)
    await visitor.ask('magic_link', email)
    const { secret } = (await newestMail(context, email)) ?? { secret: '' }
    const { browser } = visitor
    const reset = await resetPassword(context, { secret, browser, code: null, password: NEW, caller: CALLER })
    expect(reset).toEqual({ ok: false, reason: 'link_over' })
    expect(await inspectConfirmation(context, { secret, browser })).toEqual({ state: 'over' })
  })

  test('a job that runs twice sends one mail, and its link works', async () => {
    const { context } = contextOn(database().db)
    const { email } = await createTestAccount(context.db)
    const visitor = browserOf(context)
    const job = await visitor.ask('magic_link', email)
    if (job) await sendLink(context, job)
    const mails = await context.db.sql`select 1 from mail_outbox where to_address = ${email}`
    expect(mails).toHaveLength(1)
    const { secret } = (await newestMail(context, email)) ?? { secret: '' }
    const input = { secret, browser: visitor.browser, code: null, caller: CALLER }
    expect((await spendMagicLink(context, input)).ok).toBe(true)
  })

  describe('nobody learns who has an account', () => {
    test('asking writes one row of the same size for an address with and without account', async () => {
      const { context } = contextOn(database().db)
      const registered = '1234567890@example.test'
      await createTestAccount(context.db, { email: registered })
      const sizes = []
      for (const email of [registered, '0987654321@example.test']) {
        const job = await browserOf(context).ask('password_reset', email)
        sizes.push(job?.sealed.length)
      }
      expect(sizes[0]).toBe(sizes[1])
      expect(await newestMail(context, '0987654321@example.test')).toBeNull()
    })

    test('what was chosen and tried waits with the link that makes the account, and with no other', async () => {
      const { context } = contextOn(database().db)
      const visitor = browserOf(context)
      const made = []
      for (const _ of ['first', 'again']) {
        await visitor.ask('magic_link', 'planned@example.test', true, CARRIED)
        const { secret } = (await newestMail(context, 'planned@example.test')) ?? { secret: '' }
        const input = { secret, browser: visitor.browser, code: null, caller: CALLER }
        const spent = await spendMagicLink(context, input)
        made.push(spent.ok && spent.made)
      }
      expect(made).toEqual([{ email: 'planned@example.test', ...CARRIED }, null])
    })

    test('a magic link makes an account only on the register side, with its mailbox verified', async () => {
      const { context } = contextOn(database().db)
      const visitor = browserOf(context)
      await visitor.ask('magic_link', 'new@example.test')
      expect(await newestMail(context, 'new@example.test')).toBeNull()
      await visitor.ask('magic_link', 'new@example.test', true)
      const { secret } = (await newestMail(context, 'new@example.test')) ?? { secret: '' }
      const input = { secret, browser: visitor.browser, code: null, caller: CALLER }
      expect((await spendMagicLink(context, input)).ok).toBe(true)
      const [account] = await context.db.sql`
        select email_confirmed_at is not null as verified, password_hash is null as none,
          exists(select from user_onboarding_status o where o.user_id = a.id) as onboarding
        from accounts a where email = 'new@example.test'
      `
      expect(account).toEqual({ verified: true, none: true, onboarding: true })
    })
  })
})
