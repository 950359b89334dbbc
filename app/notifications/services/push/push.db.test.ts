import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '#app/config.server.ts'
import { notificationWords } from '#app/notifications/copy.ts'
import { sendPush } from '#app/notifications/integrations/send-push.ts'
import { notify } from '#app/notifications/services/notify.ts'
import { localSecrets } from '#scripts/local/local-secrets.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { useDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { readPush } from './read-push.ts'
import { sendPushes } from './send-pushes.ts'
import { testPush } from './test-push.ts'
import { turnOffPush } from './turn-off-push.ts'
import { turnOnPush } from './turn-on-push.ts'

const send = (ctx: Parameters<typeof sendPushes>[0]) => sendPushes(ctx, notificationWords)

/** A browser's half: its keys, and what it makes of a body that it is sent. */
class Browser {
  private readonly keys: ECDH = createECDH('prime256v1')
  private readonly secret = randomBytes(16)
  readonly publicKey = this.keys.generateKeys()
  readonly path = `/push/${randomUUID()}`
  private readonly origin: string
  constructor(origin: string) {
    this.origin = origin
  }

  get subscription() {
    return {
      endpoint: this.origin + this.path,
      p256dh: this.publicKey.toString('base64url'),
      auth: this.secret.toString('base64url'),
    }
  }

  /** Decrypts by RFC 8291 and 8188, with nothing of the library that encrypted. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const idLength = body[20] ?? 0
    const senderKey = body.subarray(21, 21 + idLength)
    const sealed = body.subarray(21 + idLength)
    const derive = (ikm: Uint8Array, by: Uint8Array, info: Uint8Array, length: number) =>
      Buffer.from(hkdfSync('sha256', ikm, by, info, length))
    const shared = this.keys.computeSecret(senderKey)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, senderKey])
    const ikm = derive(shared, this.secret, info, 32)
    const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    cipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
}

interface Arrived {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

describe('messages to browsers', () => {
  const database = useDatabase()
  const arrived: Arrived[] = []
  let status = 201
  const service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(status).end()
    })
  })
  let host = ''
  let push: NonNullable<ReturnType<typeof contextFor>['config']['push']>
  beforeAll(async () => {
    await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
    host = `127.0.0.1:${(service.address() as AddressInfo).port}`
    const secrets = await localSecrets(await mkdtemp(join(tmpdir(), 'push-')), {})
    const loaded = loadConfig({ BRANDHEARTH_MODE: 'test', ...secrets, MAIL_FROM: 'Ada <ada@example.test>' })
    if (!loaded.ok || !loaded.config.push) throw new Error('There are no keys')
    push = loaded.config.push
  })
  afterAll(() => new Promise<void>(resolve => service.close(() => resolve())))
  beforeEach(() => {
    arrived.length = 0
    status = 201
  })

  async function founder() {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db))
    return { ...ctx, config: { ...ctx.config, push, webhooksAllowPrivate: [host] } }
  }
  type Founder = Awaited<ReturnType<typeof founder>>
  const browserOf = async (ctx: Founder) => {
    const browser = new Browser(`http://${host}`)
    expect(
      await turnOnPush(ctx, { subscription: browser.subscription, userAgent: 'Firefox/1 Linux' }),
    ).toEqual({ ok: true })
    return browser
  }
  const tell = (ctx: Founder, key: string) =>
    ctx.inWorkspace(sql =>
      notify(sql, {
        workspace: ctx.workspace,
        event: 'review_asked',
        key,
        details: { title: 'Flour', who: 'Bea' },
        path: '/app/content/review/1',
        people: [ctx.userId],
        now: ctx.now(),
      }),
    )

  it('arrive once, readable for that browser alone, and signed by us', async () => {
    const ctx = await founder()
    const browser = await browserOf(ctx)
    await tell(ctx, 'one')
    await Promise.all([send(ctx), send(ctx)])
    await send(ctx)
    expect(arrived.map(({ path }) => path)).toEqual([browser.path])
    const [message] = arrived
    expect(browser.read(message?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Bea wants your approval: Flour',
      body: 'Read it, then approve it or ask for changes.',
      path: '/app/content/review/1',
    })
    expect(() => new Browser('').read(message?.body ?? Buffer.alloc(0))).toThrow()
    expect(message?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'normal',
      ttl: '43200',
    })
    const [, token = '', key = ''] =
      /^vapid t=(\S+), k=(\S+)$/.exec(message?.headers.authorization ?? '') ?? []
    expect(key).toBe(push.publicKey)
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
    const publicKey = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
      format: 'jwk',
    })
    const [head = '', claims = '', signature = ''] = token.split('.')
    const signed = Buffer.from(`${head}.${claims}`)
    expect(
      verify(
        'sha256',
        signed,
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: `http://${host}`,
      sub: 'mailto:ada@example.test',
    })
    const [shown] = (await readPush(ctx))?.browsers ?? []
    expect(shown).toMatchObject({ device: 'Firefox on Linux', succeededAt: ctx.now() })
    expect(JSON.stringify(await ctx.db.sql`select * from push_subscriptions`)).not.toContain(browser.path)
  })

  it('do not come where they are turned off, where there is no browser, and after it was removed', async () => {
    const ctx = await founder()
    await tell(ctx, 'none')
    await send(ctx)
    await browserOf(ctx)
    await send(ctx)
    await ctx.db.sql`
      insert into notification_settings (user_id, member_id, choices)
      values (${ctx.workspace}, ${ctx.userId}, '{"review_asked": {"page": true, "email": "off", "push": false}}')
    `
    await tell(ctx, 'off')
    await send(ctx)
    expect(arrived).toEqual([])
    expect(await testPush(ctx)).toEqual({ ok: true })
    expect(arrived).toHaveLength(1)
    const [{ id = '' } = {}] = (await readPush(ctx))?.browsers ?? []
    await turnOffPush(await founder(), { id })
    expect((await readPush(ctx))?.browsers).toHaveLength(1)
    await turnOffPush(ctx, { id })
    expect(await testPush(ctx)).toMatchObject({ reason: 'no_browser' })
  })

  it('end where the browser is gone, and only there', async () => {
    const ctx = await founder()
    await browserOf(ctx)
    status = 500
    expect(await testPush(ctx)).toMatchObject({ reason: 'not_taken' })
    expect((await readPush(ctx))?.browsers).toHaveLength(1)
    status = 410
    expect(await testPush(ctx)).toMatchObject({ reason: 'not_taken' })
    expect((await readPush(ctx))?.browsers).toEqual([])
  })

  it('go to the person who used the browser last', async () => {
    const [one, other] = [await founder(), await founder()]
    const browser = await browserOf(one)
    await turnOnPush(other, { subscription: browser.subscription, userAgent: '' })
    expect((await readPush(one))?.browsers).toEqual([])
    expect((await readPush(other))?.browsers).toHaveLength(1)
  })

  it('cannot be led inside', async () => {
    const ctx = await founder()
    const { subscription } = new Browser(`http://${host}`)
    const outside = { ...ctx, config: { ...ctx.config, webhooksAllowPrivate: [] } }
    expect(await turnOnPush(outside, { subscription, userAgent: '' })).toMatchObject({
      reason: 'not_a_browser',
    })
    const to = { ...subscription, endpoint: subscription.endpoint.replace('http:', 'https:') }
    const post = { to, payload: '{}', keys: push, topic: 'a', isUrgent: false, localHosts: [] }
    expect(await sendPush(post)).toMatchObject({ kind: 'failed' })
    expect(arrived).toEqual([])
    const not = { ...ctx, config: { ...ctx.config, push: null } }
    expect(await turnOnPush(not, { subscription, userAgent: '' })).toMatchObject({ reason: 'not_offered' })
    expect(await readPush(not)).toBeNull()
  })
})
