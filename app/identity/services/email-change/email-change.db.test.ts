import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signIn } from '#app/identity/services/sign-in.ts'
import { sweepExpired } from '#app/platform/expiry/sweep-expired.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { DAY_MS, MINUTE_MS } from '#core/shared/time.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { browserOf, CALLER, contextOn, PASSWORD } from '#tests/support/visitor.ts'
import { deleteAccount } from '../delete-account.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { openSession } from '../sessions/open-session.ts'
import { readViewer } from '../sessions/read-viewer.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { finishEmailChange } from './finish-email-change.ts'
import { inspectUndo } from './inspect-undo.ts'
import { readEmailChange } from './read-email-change.ts'
import { requestEmailChange } from './request-email-change.ts'
import { undoEmailChange } from './undo-email-change.ts'

describeOnDatabase('a change of the address of an account', database => {
  const freshAddress = () => `${randomUUID()}@example.test`

  async function person() {
    const clock = contextOn(database().db)
    const { context } = clock
    const { sql } = context.db
    const { id: userId, email } = await createTestAccount(context.db, {
      passwordHash: await hashPassword(PASSWORD),
    })
    const open = () =>
      openSession(context, {
        ...{ userId, device: null, caller: CALLER, how: 'password', replaces: null, remember: true },
      })
    const session = await open()
    const sessionId = (await readViewer(context, session.secret))?.sessionId ?? ''
    const ask = (to: string) => requestEmailChange(context, { userId, email: to, caller: CALLER })
    const mails = async (to: string, template: string) => {
      const rows = await sql<{ sealedProps: Uint8Array }[]>`
        select sealed_props from mail_outbox where to_address = ${to} and template = ${template}
        order by created_at desc, id
      `
      return rows.map(
        row =>
          unsealJson(row.sealedProps, context.config.encryptionKey, 'mail-props') as Record<string, string>,
      )
    }
    const codeTo = async (to: string) => (await mails(to, 'email-change-code'))[0]?.code ?? ''
    const finish = (oldCode: string, newCode: string) =>
      finishEmailChange(context, { userId, sessionId, oldCode, newCode, caller: CALLER })
    const change = async (from: string, to: string) => {
      expect(await ask(to)).toEqual({ ok: true })
      clock.wait(1000)
      return finish(await codeTo(from), await codeTo(to))
    }
    const undoSecret = async (from: string) =>
      new URL((await mails(from, 'email-changed'))[0]?.url ?? 'http://x/').searchParams.get('token') ?? ''
    const undo = (secret: string) => undoEmailChange(context, { secret, caller: CALLER })
    const addressOf = async () => {
      const [row] = await sql<{ email: string; copy: string }[]>`
        select a.email, p.email as copy from accounts a join profiles p using (id) where a.id = ${userId}
      `
      expect(row?.copy).toBe(row?.email)
      return row?.email
    }
    return {
      ...clock,
      sql,
      userId,
      email,
      session,
      open,
      ask,
      mails,
      codeTo,
      finish,
      change,
      undoSecret,
      undo,
      addressOf,
    }
  }

  const otherCode = (code: string) => (code === '000000' ? '111111' : '000000')

  test('needs the code of each mailbox, and says which one was wrong', async () => {
    const { context, userId, email, ask, codeTo, finish, mails, addressOf } = await person()
    const to = freshAddress()
    expect(await ask(to)).toEqual({ ok: true })
    expect(await readEmailChange(context, { userId })).toMatchObject({ newEmail: to })
    const [oldCode, newCode] = [await codeTo(email), await codeTo(to)]
    expect(await finish(oldCode, otherCode(newCode))).toMatchObject({ reason: 'wrong', wrong: ['newCode'] })
    expect(await finish(otherCode(oldCode), newCode)).toMatchObject({ wrong: ['oldCode'] })
    // The code of one mailbox is not the other's.
    if (oldCode !== newCode)
      expect(await finish(newCode, oldCode)).toMatchObject({ wrong: ['oldCode', 'newCode'] })
    expect(await addressOf()).toBe(email)
    expect(await finish(oldCode, newCode)).toEqual({ ok: true, email: to })
    expect(await addressOf()).toBe(to)
    expect(await mails(email, 'email-changed')).toHaveLength(1)
    expect(await mails(to, 'security-notice')).toMatchObject([{ kind: 'email_changed' }])
    expect(await signIn(context, { email: to, password: PASSWORD, caller: CALLER })).toMatchObject({
      ok: true,
    })
    expect(await signIn(context, { email, password: PASSWORD, caller: CALLER })).toMatchObject({ ok: false })
    expect(await readEmailChange(context, { userId })).toBeNull()
  })

  test('keeps only hashes of its codes and of its link', async () => {
    const { sql, email, change, undoSecret } = await person()
    const to = freshAddress()
    await change(email, to)
    const secret = await undoSecret(email)
    const [row] = await sql`select * from email_changes where new_email = ${to}`
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(Buffer.from(row?.undoHash).equals(hashSecret(secret))).toBe(true)
  })

  test('ends the other sessions and every open link, and keeps the session that asked', async () => {
    const { context, sql, userId, email, session, open, change } = await person()
    const elsewhere = await open()
    await browserOf(context).ask('password_reset', email)
    expect(await change(email, freshAddress())).toMatchObject({ ok: true })
    expect(await readViewer(context, elsewhere.secret)).toBeNull()
    expect(await readViewer(context, session.secret)).toMatchObject({ userId })
    const links = await sql`select 1 from tokens where user_id = ${userId} and consumed_at is null`
    expect(links).toHaveLength(0)
  })

  test('five wrong tries, ten minutes, a new wish or a change of mind end the codes', async () => {
    const { context, userId, email, ask, codeTo, finish, wait, addressOf } = await person()
    const to = freshAddress()
    const codes = async () => [await codeTo(email), await codeTo(to)] as const
    const askAgain = async () => {
      wait(1000)
      await ask(to)
      return codes()
    }
    const [oldCode, newCode] = await askAgain()
    for (let tries = 1; tries < 5; tries += 1)
      expect(await finish(otherCode(oldCode), newCode)).toMatchObject({ reason: 'wrong' })
    expect(await finish(otherCode(oldCode), newCode)).toEqual({ ok: false, reason: 'over' })
    expect(await finish(oldCode, newCode)).toEqual({ ok: false, reason: 'over' })

    const late = await askAgain()
    wait(10 * MINUTE_MS)
    expect(await finish(...late)).toEqual({ ok: false, reason: 'over' })

    const [firstOld, firstNew] = await askAgain()
    const [secondOld, secondNew] = await askAgain()
    if (firstOld !== secondOld && firstNew !== secondNew)
      expect(await finish(firstOld, firstNew)).toMatchObject({ wrong: ['oldCode', 'newCode'] })

    await cancelEmailChange(context, { userId })
    expect(await finish(secondOld, secondNew)).toEqual({ ok: false, reason: 'over' })
    expect(await addressOf()).toBe(email)
  })

  test('the address they have, and one that somebody has shown to read, are refused beside the field', async () => {
    const { email, ask, mails } = await person()
    const taken = await createTestAccount(database().db)
    expect(await ask(email)).toEqual({ ok: false, reason: 'same' })
    expect(await ask(taken.email)).toEqual({ ok: false, reason: 'taken' })
    expect(await mails(taken.email, 'email-change-code')).toHaveLength(0)
  })

  test('an address that somebody confirms while the codes are on their way stays theirs', async () => {
    const { email, ask, codeTo, finish, addressOf } = await person()
    const to = freshAddress()
    await ask(to)
    await createTestAccount(database().db, { email: to })
    expect(await finish(await codeTo(email), await codeTo(to))).toEqual({ ok: false, reason: 'taken' })
    expect(await addressOf()).toBe(email)
  })

  test('an account that only typed the address makes way', async () => {
    const { context, sql, userId, email, change } = await person()
    const to = freshAddress()
    await browserOf(context).signUp(to)
    expect(await change(email, to)).toMatchObject({ ok: true })
    expect(await sql`select id from accounts where email = ${to}`).toEqual([{ id: userId }])
  })

  test('of 50 right answers at once exactly one changes something, and of 50 undos one', async () => {
    const { email, ask, codeTo, finish, mails, undoSecret, undo } = await person()
    const to = freshAddress()
    await ask(to)
    const [oldCode, newCode] = [await codeTo(email), await codeTo(to)]
    const all = await Promise.all(Array.from({ length: 50 }, () => finish(oldCode, newCode)))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await mails(email, 'email-changed')).toHaveLength(1)
    const secret = await undoSecret(email)
    const undone = await Promise.all(Array.from({ length: 50 }, () => undo(secret)))
    expect(undone.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await mails(email, 'email-change-undone')).toHaveLength(1)
  })

  describe('undone from the mailbox that was left', () => {
    test('brings the address back for seven days, and no longer', async () => {
      const { context, email, change, undo, undoSecret, addressOf, wait, mails } = await person()
      const [first, second] = [freshAddress(), freshAddress()]
      await change(email, first)
      const secret = await undoSecret(email)
      expect(await inspectUndo(context, { secret })).toEqual({ oldEmail: email, newEmail: first })
      wait(7 * DAY_MS - MINUTE_MS)
      expect(await undo(secret)).toEqual({ ok: true, email })
      expect(await addressOf()).toBe(email)
      expect(await mails(first, 'email-change-undone')).toHaveLength(1)
      expect(await undo(secret)).toEqual({ ok: false, reason: 'over' })
      await change(email, second)
      const late = await undoSecret(email)
      wait(7 * DAY_MS)
      expect(await inspectUndo(context, { secret: late })).toBeNull()
      expect(await undo(late)).toEqual({ ok: false, reason: 'over' })
      expect(await addressOf()).toBe(second)
    })

    test('takes away whatever lets somebody in since, and leaves what was there before', async () => {
      const { context, sql, userId, email, session, change, undo, undoSecret, wait } = await person()
      const at = (ms: number) => new Date(context.now().getTime() + ms)
      const addPasskey = (id: string, when: Date) => sql`
        insert into passkeys (id, user_id, public_key, name, created_at)
        values (${id}, ${userId}, '\\x00', 'Key', ${when})
      `
      await addPasskey('before', at(-DAY_MS))
      await change(email, freshAddress())
      wait(MINUTE_MS)
      await addPasskey('since', context.now())
      await sql`
        insert into two_factor (user_id, sealed_secret, confirmed_at, created_at)
        values (${userId}, '\\x00', ${context.now()}, ${context.now()})
      `
      await sql`
        insert into identities (user_id, provider, subject, created_at)
        values (${userId}, 'google', 'somebody-else', ${context.now()})
      `
      await sql`
        update accounts set password_hash = 'theirs', password_changed_at = ${context.now()} where id = ${userId}
      `
      for (const [name, when] of Object.entries({ before: at(-DAY_MS), since: context.now() }))
        await sql`
          insert into api_tokens (user_id, member_id, name, token_hash, beginning, created_at, expires_at)
          values (${userId}, ${userId}, ${name}, ${hashSecret(userId + name)}, 'bhk_', ${when}, ${at(DAY_MS)})
        `
      for (const [name, when] of Object.entries({ before: at(-DAY_MS), since: context.now() }))
        await sql`
          insert into connected_apps (user_id, member_id, client_id, name, redirect_host, resource, created_at)
          values (${userId}, ${userId}, 'https://app.example', ${name}, 'app.example', 'https://us.example/mcp', ${when})
        `
      expect(await undo(await undoSecret(email))).toMatchObject({ ok: true })
      const apps = await sql`select name from connected_apps where user_id = ${userId} and revoked_at is null`
      expect(apps).toEqual([{ name: 'before' }])
      const living = await sql`select name from api_tokens where user_id = ${userId} and revoked_at is null`
      expect(living).toEqual([{ name: 'before' }])
      expect(await readViewer(context, session.secret)).toBeNull()
      expect(await sql`select id from passkeys where user_id = ${userId}`).toEqual([{ id: 'before' }])
      expect(await sql`select 1 from two_factor where user_id = ${userId}`).toHaveLength(0)
      expect(await sql`select 1 from identities where user_id = ${userId}`).toHaveLength(0)
      const [account] = await sql`select password_hash from accounts where id = ${userId}`
      expect(account?.passwordHash).toBeNull()
    })

    test('an older password stays', async () => {
      const { context, email, change, undo, undoSecret } = await person()
      await change(email, freshAddress())
      await undo(await undoSecret(email))
      expect(await signIn(context, { email, password: PASSWORD, caller: CALLER })).toMatchObject({ ok: true })
    })

    test('works after a second change, whose own link is over then', async () => {
      const { email, change, undo, undoSecret, addressOf } = await person()
      const [middle, last] = [freshAddress(), freshAddress()]
      await change(email, middle)
      const secret = await undoSecret(email)
      expect(await change(middle, last)).toMatchObject({ ok: true })
      const theirs = await undoSecret(middle)
      expect(await undo(secret)).toEqual({ ok: true, email })
      expect(await addressOf()).toBe(email)
      expect(await undo(theirs)).toEqual({ ok: false, reason: 'over' })
    })

    test('an account that somebody only began with the old address is no obstacle; a confirmed one is', async () => {
      const { context, email, change, undo, undoSecret, addressOf } = await person()
      const to = freshAddress()
      await change(email, to)
      await browserOf(context).signUp(email)
      expect(await undo(await undoSecret(email))).toMatchObject({ ok: true })
      const other = await person()
      const theirTo = freshAddress()
      await other.change(other.email, theirTo)
      await createTestAccount(database().db, { email: other.email })
      expect(await other.undo(await other.undoSecret(other.email))).toEqual({ ok: false, reason: 'taken' })
      expect(await other.addressOf()).toBe(theirTo)
      expect(await addressOf()).toBe(email)
    })

    test('nonsense is no link', async () => {
      const { undo } = await person()
      for (const secret of ['', 'x', '\u0000', 'a'.repeat(10_000)])
        expect(await undo(secret)).toEqual({ ok: false, reason: 'over' })
    })
  })

  test('the teams somebody works in know their new address, and forget invitations of it', async () => {
    const { sql, userId, email, change, undo, undoSecret } = await person()
    const [first, second] = [await createTestAccount(database().db), await createTestAccount(database().db)]
    const to = freshAddress()
    for (const owner of [first, second])
      await sql`
        insert into team_members (owner_id, member_id, email, role, status, joined_at)
        values (${owner.id}, ${userId}, ${email}, 'editor', 'active', now())
      `
    const invite = (owner: string) => sql`
      insert into team_members (owner_id, email, role) values (${owner}, ${to}, 'viewer')
    `
    await invite(second.id)
    await invite(userId)
    const elsewhere = await createTestAccount(database().db)
    await invite(elsewhere.id)
    const teams = () => sql`
      select owner_id, email, status from team_members where member_id = ${userId} or email = ${to}
    `
    expect(await change(email, to)).toMatchObject({ ok: true })
    expect(new Set(await teams())).toEqual(
      new Set([
        { ownerId: first.id, email: to, status: 'active' },
        { ownerId: second.id, email: to, status: 'active' },
        { ownerId: elsewhere.id, email: to, status: 'invited' },
      ]),
    )
    expect(await undo(await undoSecret(email))).toMatchObject({ ok: true })
    const mine = await sql`select email from team_members where member_id = ${userId}`
    expect(mine).toEqual([{ email }, { email }])
  })

  test('former addresses go with the account, with what was left with them, but for those that are somebody else’s by now', async () => {
    const { context, sql, userId, email, change } = await person()
    const [middle, last] = [freshAddress(), freshAddress()]
    await change(email, middle)
    await change(middle, last)
    const stranger = await createTestAccount(database().db, { email: middle })
    for (const address of [email, middle, last])
      await sql`insert into newsletter_subscribers (email) values (${address})`
    await deleteAccount(context, { userId, caller: CALLER })
    const left = await sql<{ email: string }[]>`
      select email from newsletter_subscribers where email = any(${[email, middle, last]})
    `
    expect(left.map(row => row.email)).toEqual([stranger.email])
    const mails = await sql`select 1 from mail_outbox where to_address = any(${[email, last]})`
    expect(mails).toHaveLength(0)
    expect(await sql`select 1 from email_changes where user_id = ${userId}`).toHaveLength(0)
  })

  test('what came to nothing is swept; what was made stays', async () => {
    const { context, sql, userId, email, ask, change, wait } = await person()
    await change(email, freshAddress())
    await ask(freshAddress())
    wait(9 * DAY_MS)
    await sweepExpired(context)
    const rows = await sql`select changed_at is not null as made from email_changes where user_id = ${userId}`
    expect(rows).toEqual([{ made: true }])
  })
})
