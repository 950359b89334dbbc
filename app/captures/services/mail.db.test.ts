import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, it } from 'vitest'
import { receiveMail } from '#app/inbound-mail/services/receive-mail.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readSharedCapture } from '#core/captures/shared-capture.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { addCapture } from './add-capture.ts'
import { discardCapture } from './discard-capture.ts'
import { readCapture, readCaptures } from './read-captures.ts'
import { readMailAddress } from './read-mail-address.ts'
import { switchMailAddress } from './switch-mail-address.ts'

const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`
const MINUTE_MS = 60_000
const dataDir = mkdtempSync(join(tmpdir(), 'mail-'))
afterAll(() => rm(dataDir, { recursive: true }))

describeOnDatabase('captures by email', database => {
  async function founder() {
    const owner = await ownerOn(database().db, 'collective')
    const ctx = contextFor(database().db, owner.account, { tier: 'collective' })
    const inboundMail = { domain: 'in.example.com', secret: SECRET }
    return { owner, ctx: { ...ctx, config: { ...ctx.config, dataDir, inboundMail } } }
  }
  type Context = Awaited<ReturnType<typeof founder>>['ctx']

  async function addressOf(ctx: Context): Promise<string> {
    const read = await readMailAddress(ctx)
    return (read.ok && read.address) || ''
  }

  /** Delivers a mail as a mail service does; `over` changes what it says, `how` in which way it is delivered. */
  function deliver(
    ctx: WorkspaceContext,
    over: Record<string, unknown>,
    how: { secret?: string; agoMs?: number; body?: string; changed?: string } = {},
  ) {
    const id = `msg_${randomUUID()}`
    const at = new Date(Date.now() - (how.agoMs ?? 0))
    const data = { message_id: randomUUID(), from: { address: 'ana@example.test' }, ...over }
    const body = how.body ?? JSON.stringify({ type: 'mail.received', data })
    const headers = {
      id,
      timestamp: String(Math.floor(at.getTime() / 1000)),
      signature: new Webhook(how.secret ?? SECRET).sign(id, at, body),
    }
    return receiveMail(ctx, { body: Buffer.from(how.changed ?? body), headers })
  }

  const waiting = async (ctx: Context) => (await readCaptures(ctx, { discarded: null })).captures

  it('a mail waits with its sender, its words, its link and its pictures, and is taken once', async () => {
    const { ctx } = await founder()
    expect(await switchMailAddress(ctx, { to: 'on' })).toEqual({ ok: true })
    const address = await addressOf(ctx)
    expect(address).toMatch(/^[0-9a-f]{32}@in\.example\.com$/)
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#b3401a' } })
      .png()
      .toBuffer()
    const mail = {
      message_id: '<once@example.test>',
      to: [`Captures <${address.toUpperCase()}>`, 'somebody@else.test'],
      subject: 'Flour',
      text: 'Prices rose https://example.com/flour',
      attachments: [
        { filename: 'a.png', content_type: 'image/png', content: picture.toString('base64') },
        {
          filename: 'b.png',
          content_type: 'image/png',
          content: Buffer.from('no picture').toString('base64'),
        },
        { filename: 'c.pdf', content_type: 'application/pdf', content: 'AAAA' },
      ],
    }
    expect(await deliver(ctx, mail)).toEqual({ ok: true, added: 1 })
    expect(await deliver(ctx, mail)).toEqual({ ok: true, added: 0 })
    const [capture] = await waiting(ctx)
    expect(capture).toMatchObject({
      source: 'mail',
      sender: 'ana@example.test',
      title: 'Flour',
      link: 'https://example.com/flour',
      pictures: 1,
      picturesLeft: 1,
    })
    expect((await readCapture(ctx, { id: capture?.id ?? '' }))?.pictures).toHaveLength(1)
  })

  it('pictures that could not be stored come with the next delivery, also where all room is taken', async () => {
    const { ctx } = await founder()
    await switchMailAddress(ctx, { to: 'on' })
    const pictures = await Promise.all(
      ['#b3401a', '#1ab340'].map(background =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const mail = {
      message_id: '<stored@example.test>',
      to: [await addressOf(ctx)],
      attachments: pictures.map(picture => ({
        content_type: 'image/png',
        content: picture.toString('base64'),
      })),
    }
    const broken = { ...ctx, config: { ...ctx.config, dataDir: '/dev/null' } }
    await expect(deliver(broken, mail)).rejects.toThrow()
    for (let n = 1; n < 50; n += 1)
      await addCapture(ctx, { text: readSharedCapture({ text: `Number ${n}` }), files: [], mail: null })
    for (let n = 0; n < 2; n += 1) {
      expect(await deliver(ctx, mail)).toEqual({ ok: true, added: 0 })
      const found = (await waiting(ctx)).find(({ source }) => source === 'mail')
      expect(found).toMatchObject({ pictures: 2, picturesLeft: 0 })
      await discardCapture(ctx, { id: found?.id ?? '', isRestored: false })
      expect(await deliver(ctx, mail)).toEqual({ ok: true, added: 0 })
      await discardCapture(ctx, { id: found?.id ?? '', isRestored: true })
    }
  })

  it('what is not signed, too old, changed or signed with another secret brings nothing', async () => {
    const { ctx } = await founder()
    await switchMailAddress(ctx, { to: 'on' })
    const mail = { to: [await addressOf(ctx)], text: 'Hello' }
    const refused = { ok: false, reason: 'not_signed' }
    expect(await deliver(ctx, mail, { agoMs: 6 * MINUTE_MS })).toEqual(refused)
    expect(await deliver(ctx, mail, { agoMs: -6 * MINUTE_MS })).toEqual(refused)
    expect(await deliver(ctx, mail, { changed: '{"type":"mail.received"}' })).toEqual(refused)
    const other = `whsec_${Buffer.alloc(32, 4).toString('base64')}`
    expect(await deliver(ctx, mail, { secret: other })).toEqual(refused)
    const empty = { id: '', timestamp: '', signature: '' }
    expect(await receiveMail(ctx, { body: Buffer.from('{}'), headers: empty })).toEqual(refused)
    for (const body of ['{}', '[]', 'null', '{"type":"mail.received","data":{"to":[]}}'])
      expect(await deliver(ctx, mail, { body })).toEqual({ ok: false, reason: 'unread' })
    expect(await deliver(ctx, mail, { body: 'no json' })).toEqual(refused)
    expect(await waiting(ctx)).toEqual([])
    expect(await deliver(ctx, mail, { agoMs: 4 * MINUTE_MS })).toEqual({ ok: true, added: 1 })
  })

  it('another address takes the place of the one before, and without one nothing comes in', async () => {
    const { ctx } = await founder()
    const { ctx: other } = await founder()
    await switchMailAddress(ctx, { to: 'on' })
    await switchMailAddress(other, { to: 'on' })
    const first = await addressOf(ctx)
    await switchMailAddress(ctx, { to: 'on' })
    expect(await addressOf(ctx)).toBe(first)
    await switchMailAddress(ctx, { to: 'renewed' })
    const second = await addressOf(ctx)
    expect(second).not.toBe(first)
    expect(await deliver(ctx, { to: [first], text: 'Old' })).toEqual({ ok: true, added: 0 })
    expect(await deliver(ctx, { to: [second], text: 'New' })).toEqual({ ok: true, added: 1 })
    const both = { to: [second, await addressOf(other)], text: 'Both' }
    expect(await deliver(ctx, both)).toEqual({ ok: true, added: 2 })
    await switchMailAddress(ctx, { to: 'off' })
    expect(await addressOf(ctx)).toBe('')
    expect(await deliver(ctx, { to: [second], text: 'Late' })).toEqual({ ok: true, added: 0 })
    const [row] = await ctx.db
      .sql`select count(*)::integer as count from capture_addresses where user_id = ${ctx.workspace}`
    expect(row).toEqual({ count: 0 })
  })

  it('no more than sixty an hour, fifty at once', async () => {
    const { ctx } = await founder()
    await switchMailAddress(ctx, { to: 'on' })
    const to = [await addressOf(ctx)]
    let added = 0
    for (let n = 0; n < 65; n += 1) {
      const result = await deliver(ctx, { to, text: `Number ${n}` })
      added += result.ok ? result.added : 0
    }
    expect(added).toBe(50)
  })

  it('the database holds no address that could be read, and only those who look after settings change it', async () => {
    const { ctx, owner } = await founder()
    await switchMailAddress(ctx, { to: 'on' })
    const [name = ''] = (await addressOf(ctx)).split('@')
    const [row] = await ctx.db.sql<{ sealed: Buffer; addressHash: Buffer }[]>`
      select sealed, address_hash from capture_addresses where user_id = ${ctx.workspace}
    `
    expect(`${row?.sealed.toString('latin1')} ${row?.addressHash.toString('hex')}`).not.toContain(name)
    const { db } = database()
    for (const role of ['editor', 'viewer'] as const) {
      const member = await acting(db, await memberOf(db, owner, role))
      const there = { ...member, config: ctx.config }
      const seen = await readMailAddress(there)
      expect(seen).toMatchObject({ ok: true, mayChange: false })
      expect(seen.ok && seen.address !== null).toBe(role === 'editor')
      expect(await switchMailAddress(there, { to: 'off' })).toEqual({ ok: false, reason: 'read_only' })
    }
    expect(await addressOf(ctx)).toContain(name)
  })

  it('without the operator’s setting there is nothing', async () => {
    const { ctx } = await founder()
    const without = { ...ctx, config: { ...ctx.config, inboundMail: null } }
    expect(await readMailAddress(without)).toEqual({ ok: false, reason: 'not_offered' })
    expect(await switchMailAddress(without, { to: 'on' })).toEqual({ ok: false, reason: 'not_offered' })
    expect(await deliver(without, { to: ['a@b.test'] })).toEqual({ ok: false, reason: 'not_offered' })
  })
})
