import { createCipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { SecretPair } from '#app/config.server.ts'
import { requestLink } from '#app/identity/services/links/request-link.ts'
import { startTwoFactor } from '#app/identity/services/second-factor/start-two-factor.ts'
import { openBoss } from '#app/platform/jobs/boss.ts'
import { relayOutbox } from '#app/platform/jobs/relay-outbox.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { readScheduleSettings } from '#app/schedule/services/settings/read-schedule-settings.ts'
import { renewFeed } from '#app/schedule/services/settings/renew-feed.ts'
import { openDatabase } from '#db/client.ts'
import { listSealedValues, updateSealedValues } from '#db/queries/platform/sealed-values.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { visitorContext } from '#tests/support/visitor-context.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { keyId } from './keys.ts'
import { openLinkSecrets } from './link-secrets.ts'
import { rotateKeys } from './rotate-keys.ts'
import { seal, sealHead, unseal } from './seal.ts'
import { countLeft, countPlaces, findUnknownColumns } from './sealed-places.ts'
import { hashSecret } from './secrets.ts'

const OLD = 'a key of at least thirty-two characters'
const FIRST = '00000000-0000-0000-0000-000000000000'
const NEW = 'another key of thirty-two characters'
const before = { current: OLD, previous: null }
const changing = { current: NEW, previous: OLD }
const after = { current: NEW, previous: null }

describeOnDatabase('changing ENCRYPTION_KEY', database => {
  const contextWith = (encryptionKey: SecretPair) => {
    const context = visitorContext(database().db)
    return { ...context, config: { ...context.config, encryptionKey } }
  }
  const rotate = (onProgress?: (done: number) => void) => rotateKeys(contextWith(changing), onProgress)

  beforeEach(async () => {
    const { sql } = database().db
    for (const table of ['two_factor', 'mail_outbox', 'outbox', 'kept_keys', 'planner_settings'])
      await sql`delete from ${sql(table)}`
  })

  const requestOne = (email: string) =>
    requestLink(contextWith(before), {
      purpose: 'magic_link',
      email,
      browserSecret: 'browser',
      remember: false,
      redirectTo: null,
      register: null,
      ip: '203.0.113.1',
      userAgent: 'Test',
      requestId: 'request-1',
    })

  it('seals everything anew, in the tables and in the queue, so that the key before may go', async () => {
    const { db } = database()
    const account = await createTestAccount(db)
    const founder = contextFor(db, account, { config: contextWith(before).config })
    const started = await startTwoFactor(contextWith(before), { userId: account.id, email: account.email })
    await renewFeed(founder, { isOn: true })
    const { feedUrl } = await readScheduleSettings(founder)
    const link = (await openLinkSecrets(contextWith(before), 'share')).make('ada')
    await db.transaction(sql =>
      enqueueMail(contextWith(before), sql, {
        to: 'ada@example.test',
        template: 'newsletter-confirm',
        props: { url: 'https://example.test/newsletter' },
      }),
    )
    await requestOne('ada@example.test')
    const own = openDatabase({ url: database().directUrl, max: 1, role: 'app_jobs' })
    const boss = openBoss(own, { supervise: false, schedule: false })
    await boss.start()
    try {
      await boss.createQueue('identity.send-link')
      await boss.createQueue('mail.send')
      await relayOutbox(own, boss)
    } finally {
      await boss.stop({ graceful: false })
      await own.close()
    }
    await requestOne('bob@example.test')

    expect(countLeft(await countPlaces(db.sql, before))).toBe(0)
    const rotation = await rotate()
    expect(rotation).toMatchObject({ left: 0, unknownColumns: [] })
    expect(rotation.places.filter(({ current }) => current > 0).map(({ table }) => table)).toEqual([
      'two_factor',
      'mail_outbox',
      'planner_settings',
      'kept_keys',
      'outbox',
      'pgboss.job',
    ])
    expect(await rotate()).toMatchObject({ resealed: 0, left: 0 })

    const restarted = contextFor(db, account, { config: contextWith(after).config })
    expect(
      started.ok && (await startTwoFactor(restarted, { userId: account.id, email: account.email })),
    ).toEqual(started)
    expect(feedUrl).toMatch(/\/calendar\/[\w-]{32}\.ics$/)
    expect((await readScheduleSettings(restarted)).feedUrl).toBe(feedUrl)
    expect((await openLinkSecrets(restarted, 'share')).find('ada', hashSecret(link))).toBe(link)
    const [queued] = await db.sql<{ sealed: string }[]>`
      select data ->> 'sealed' as sealed from pgboss.job where name = 'identity.send-link'
    `
    expect(unseal(Buffer.from(queued?.sealed ?? '', 'base64'), after, 'link-request')).toContain(
      'ada@example.test',
    )
    expect(await columnsWith(sealHead(keyId(OLD)))).toEqual([])
    expect((await columnsWith(sealHead(keyId(NEW)))).length).toBeGreaterThanOrEqual(4)
  })

  /** Every column of bytes, in any table of ours, in which some value begins so. */
  async function columnsWith(head: string): Promise<string[]> {
    const { sql } = database().db
    const columns = await sql<{ table: string; column: string }[]>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea'
    `
    const found: string[] = []
    for (const { table, column } of columns) {
      const rows = await sql`
        select 1 from ${sql(table)} where encode(substring(${sql(column)} from 1 for 5), 'hex') = ${head} limit 1
      `
      if (rows.length > 0) found.push(`${table}.${column}`)
    }
    return found
  }

  it('goes on after it was cut off, and does no harm when two run at once', async () => {
    await fillMails(1000, before)
    const seen: number[] = []
    await expect(
      rotate(done => {
        seen.push(done)
        if (done >= 400) throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    expect(countLeft(await countPlaces(database().db.sql, changing))).toBe(600)
    const runs = await Promise.all([rotate(), rotate()])
    expect(runs.map(({ left }) => left)).toEqual([0, 0])
    expect(runs.reduce((sum, { resealed }) => sum + resealed, 0)).toBe(600)
    const rows = await database().db.sql<{ id: string; sealedProps: Uint8Array }[]>`
      select id, sealed_props from mail_outbox
    `
    expect(rows.every(row => unseal(row.sealedProps, after, 'mail-props') === row.id)).toBe(true)
  })

  it('never waits for itself when batches hold the same values in other orders', async () => {
    const ids = await fillMails(60, before)
    const { sql } = database().db
    const source = { table: 'mail_outbox', column: 'sealed_props', key: 'id', boundTo: null }
    const limit = ids.length
    const resealed = async (isReversed: boolean) => {
      const listed = await listSealedValues(sql, source, { after: FIRST, head: '0000000000', limit })
      const values = isReversed ? listed.toReversed() : listed
      const renewed = values.map(({ key, sealed }) => ({
        key,
        before: sealed,
        after: seal(key, changing, 'mail-props'),
      }))
      return database().db.transaction(async tx => {
        // As the planner does with a large table: each value looks up its row, in the order they are listed in.
        await tx`select set_config(name, 'off', true) from unnest(array['enable_hashjoin', 'enable_mergejoin', 'enable_seqscan']) as name`
        return updateSealedValues(tx, source, renewed)
      })
    }
    for (let round = 0; round < 8; round++) {
      const counts = await Promise.all([resealed(false), resealed(true), resealed(false), resealed(true)])
      expect(Math.max(...counts)).toBeGreaterThan(0)
    }
  })

  it('seals anew what was sealed before keys had ids, and is not done while something does not open', async () => {
    const ids = await fillMails(3, before)
    const { sql } = database().db
    await sql`update mail_outbox set sealed_props = ${sealWithoutId('one-time link', OLD, 'mail-props')} where id = ${ids[0] ?? ''}`
    const foreign = seal('x', { current: 'nobody has this key of thirty-two', previous: null }, 'mail-props')
    await sql`update mail_outbox set sealed_props = ${foreign} where id = ${ids[1] ?? ''}`
    await sql`update mail_outbox set sealed_props = ${Buffer.from('nonsense')} where id = ${ids[2] ?? ''}`

    await sql`insert into outbox (queue, payload) values ('identity.send-link', '{"sealed": "no base64 !"}')`
    const rotation = await rotate()
    expect(rotation).toMatchObject({ resealed: 1, left: 3 })
    expect(rotation.places.find(({ table }) => table === 'mail_outbox')).toMatchObject({
      current: 1,
      unknown: 2,
    })
    const [row] = await sql<{ sealedProps: Uint8Array }[]>`
      select sealed_props from mail_outbox where id = ${ids[0] ?? ''}
    `
    expect(unseal(row?.sealedProps ?? Buffer.of(), after, 'mail-props')).toBe('one-time link')
  })

  it('leaves alone what changed while it was at it', async () => {
    const [id = ''] = await fillMails(1, before)
    const { sql } = database().db
    const source = { table: 'mail_outbox', column: 'sealed_props', key: 'id', boundTo: null }
    const [value] = await listSealedValues(sql, source, {
      after: FIRST,
      head: sealHead(keyId(NEW)),
      limit: 1,
    })
    await sql`update mail_outbox set sealed_props = null where id = ${id}`
    const renewed = { key: id, before: value?.sealed ?? Buffer.of(), after: seal(id, after, 'mail-props') }
    expect(await updateSealedValues(sql, source, [renewed])).toBe(0)
  })

  it('knows every column that looks sealed, and is not done while it does not know one', async () => {
    const { sql } = database().db
    expect(await findUnknownColumns(sql)).toEqual([])
    await sql`create table forgotten (id uuid primary key, sealed_token bytea)`
    try {
      expect((await rotate()).unknownColumns).toEqual(['forgotten.sealed_token'])
    } finally {
      await sql`drop table forgotten`
    }
  })

  async function fillMails(count: number, secrets: SecretPair): Promise<string[]> {
    const { sql } = database().db
    const ids = Array.from({ length: count }, () => randomUUID())
    const mails = ids.map(id => ({
      id,
      idempotencyKey: id,
      toAddress: 'ada@example.test',
      template: 'newsletter-confirm',
      sealedProps: seal(id, secrets, 'mail-props'),
    }))
    await sql`insert into mail_outbox ${sql(mails)}`
    return ids
  }
})

/** As version 1 of the format was made. */
function sealWithoutId(text: string, key: string, purpose: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', key, '', purpose, 32)), nonce)
  const body = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), body])
}
