import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { revokeAllSessions } from '#app/identity/services/sessions/revoke-all-sessions.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import { insertSession } from '#db/queries/identity/sessions.ts'
import { insertMail } from '#db/queries/platform/mail.ts'
import { cli } from '#tests/support/cli.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'

const OLD = 'a key of at least thirty-two characters'
const NEW = 'another key of thirty-two characters'

describeOnDatabase('keys', database => {
  const run = async (args: string[], secrets: Record<string, string>) => {
    const { code, out, err } = await cli([...args, '--json'], {
      ...database().env,
      DATABASE_EMBEDDED: database().kind === 'embedded' ? '1' : '0',
      DATA_DIR: '/nowhere',
      SESSION_SECRET: OLD,
      ...secrets,
    })
    expect(out + err).not.toContain(OLD)
    expect(out + err).not.toContain(NEW)
    return { code, said: JSON.parse(out || '{}'), err }
  }
  const changing = { ENCRYPTION_KEY: NEW, ENCRYPTION_KEY_PREVIOUS: OLD }
  const keysCheck = async (secrets: Record<string, string>) => {
    const { said } = await run(['doctor'], secrets)
    return said.checks.find(({ name }: { name: string }) => name === 'keys')
  }
  const addMail = () => {
    const id = randomUUID()
    const sealedProps = seal('{}', { current: OLD, previous: null }, 'mail-props')
    const mail = { id, idempotencyKey: id, toAddress: 'ada@example.test', template: 'newsletter-confirm' }
    return insertMail(database().db.sql, { ...mail, sealedProps })
  }

  beforeEach(async () => {
    for (const table of ['mail_outbox', 'kept_keys'])
      await database().db.sql`delete from ${database().db.sql(table)}`
  })

  test('a change is led from its beginning to its end', async () => {
    for (let n = 0; n < 3; n += 1) await addMail()
    expect(await keysCheck({ ENCRYPTION_KEY: OLD })).toMatchObject({ status: 'ok' })
    expect(await keysCheck({ ENCRYPTION_KEY: NEW })).toMatchObject({ status: 'fail' })
    expect((await run(['keys', 'status'], changing)).said).toMatchObject({ left: 3 })
    expect(await keysCheck(changing)).toMatchObject({
      status: 'warn',
      detail: expect.stringContaining('older key: 3'),
    })

    expect(await run(['keys', 'rotate'], changing)).toMatchObject({
      code: 0,
      said: { ok: true, resealed: 3, left: 0 },
    })
    expect(await run(['keys', 'rotate'], changing)).toMatchObject({ code: 0, said: { resealed: 0, left: 0 } })
    expect(await keysCheck(changing)).toMatchObject({
      status: 'warn',
      detail: expect.stringContaining('can go'),
    })
    expect(await keysCheck({ ENCRYPTION_KEY: NEW })).toMatchObject({ status: 'ok' })
    const { said } = await run(['keys', 'status'], { ENCRYPTION_KEY: NEW })
    expect(said).toMatchObject({ left: 0, encryptionKey: { previous: null } })
  })

  test('it does not end well while the key before is missing, and says so', async () => {
    await addMail()
    const { code, said } = await run(['keys', 'rotate'], { ENCRYPTION_KEY: NEW })
    expect([code, said.ok, said.left]).toEqual([1, false, 1])
    const { out } = await cli(['keys', 'rotate'], {
      ...database().env,
      DATABASE_EMBEDDED: '1',
      ENCRYPTION_KEY: NEW,
      SESSION_SECRET: OLD,
    })
    expect(out).toMatch(/Left with another key: 1\.[\s\S]*Set it as ENCRYPTION_KEY_PREVIOUS/)
  })

  test('a column that is forgotten keeps it from ending well', async () => {
    const { sql } = database().db
    await sql`create table forgotten (id uuid primary key, sealed_token bytea)`
    try {
      const { code, said } = await run(['keys', 'rotate'], changing)
      expect([code, said.unknownColumns]).toEqual([1, ['forgotten.sealed_token']])
      expect(await keysCheck(changing)).toMatchObject({ status: 'fail' })
    } finally {
      await sql`drop table forgotten`
    }
  })
})

describeOnDatabase('sessions revoke-all', database => {
  const run = async (...args: string[]) => {
    const { code, out } = await cli(['sessions', 'revoke-all', ...args, '--json'], {
      ...database().env,
      DATABASE_EMBEDDED: database().kind === 'embedded' ? '1' : '0',
    })
    return { code, said: JSON.parse(out) }
  }
  const signIn = (userId: string, now = new Date(Date.now() - 1000)) =>
    insertSession(database().db.sql, {
      idHash: hashSecret(newSecret()),
      userId,
      remember: true,
      now,
      expiresAt: new Date(Date.now() + 86_400_000),
      ip: '',
      userAgent: '',
    })
  const sessions = async () =>
    (await database().db.sql<{ n: number }[]>`select count(*) as n from sessions`)[0]?.n

  beforeEach(() => database().db.sql`delete from sessions`)

  test('ends every session, and only with --yes; each account is told once in its history', async () => {
    const people = [await createTestAccount(database().db), await createTestAccount(database().db)]
    for (const { id } of [...people, ...people]) await signIn(id)
    expect(await run()).toMatchObject({ code: 0, said: { dryRun: true, sessions: 4 } })
    expect(await sessions()).toBe(4)
    expect(await run('--yes')).toMatchObject({ code: 0, said: { dryRun: false, sessions: 4 } })
    expect(await sessions()).toBe(0)
    const events = await database().db.sql`
      select user_id from security_events where event_type = 'session_revoked' and event_data ->> 'by' = 'operator'
    `
    expect(events.map(({ userId }) => userId).sort()).toEqual(people.map(({ id }) => id).sort())
    expect(await run('--yes')).toMatchObject({ code: 0, said: { sessions: 0 } })
  })

  test('leaves whoever signs in afterwards, also when it takes many turns', async () => {
    const { id } = await createTestAccount(database().db)
    const now = new Date()
    for (let n = 0; n < 1005; n += 1) await signIn(id, new Date(now.getTime() - 1000))
    await signIn(id, new Date(now.getTime() + 60_000))
    expect(await revokeAllSessions({ db: database().db, now: () => now })).toMatchObject({ sessions: 1005 })
    expect(await sessions()).toBe(1)
  })
})
