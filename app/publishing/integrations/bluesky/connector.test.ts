import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import { callbackPath } from '#app/publishing/integrations/connector.ts'
import { allowAtBluesky } from '#scripts/local/bluesky/allow.ts'
import { type BlueskyStandIn, openBlueskyStandIn } from '#scripts/local/bluesky/stand-in.ts'
import { connect, connected, ENCRYPTION_KEY, ownComputer } from '#tests/support/bluesky.ts'
import { blueskyAdapter } from './adapter.ts'
import { type BlueskyInstallation, clientDocument, presence } from './client-documents.ts'
import { clientKeys } from './client-keys.ts'
import { blueskyConnector } from './connector.ts'

const DAY_MS = 86_400_000
let standIn: BlueskyStandIn
/** Those whose documents the stand-in can fetch, by their address. */
const published: BlueskyInstallation[] = []

const readDocument = async (clientId: string) => {
  const found = published.find(({ appUrl }) => clientId.startsWith(`${appUrl}/`))
  const document = found && clientDocument(found, new URL(clientId).pathname)
  return document ? Response.json(document) : new Response('', { status: 404 })
}

beforeAll(async () => {
  standIn = await openBlueskyStandIn({ readDocument })
})
afterAll(() => standIn.close())

function publicInstallation(appUrl: string, over: Partial<BlueskyInstallation> = {}): BlueskyInstallation {
  const installation = { appUrl, encryptionKey: ENCRYPTION_KEY, blueskyLocalServer: standIn.url, ...over }
  published.push(installation)
  return installation
}

describe('connecting an account of Bluesky', () => {
  it('goes by a handle, there and back through one sealed cookie, and asks for no password', async () => {
    const { allowed, started } = await connect(ownComputer(standIn.url), '@Ada.test')
    expect(started.address.startsWith(`${standIn.url}/oauth/authorize?`)).toBe(true)
    // What is asked for was pushed beforehand: the browser carries only where to find it.
    expect([...new URL(started.address).searchParams.keys()]).toEqual(['client_id', 'request_uri'])
    expect(JSON.stringify(started.kept).length).toBeLessThan(2000)
    expect(await (await fetch(started.address)).text()).not.toMatch(/type="?password/i)
    expect(standIn.calls.filter(call => /createSession|grant_type=password/.test(call))).toEqual([])
    // With where it goes, sealed and as text, it fits into one cookie.
    expect(1.4 * JSON.stringify(started).length).toBeLessThan(3500)
    expect(allowed).toMatchObject({
      ...{ server: standIn.url, handle: '@ada.test', displayName: 'Ada' },
      accountId: expect.stringMatching(/^did:plc:[a-z2-7]{24}$/),
      scopes: 'atproto repo:app.bsky.feed.post blob:image/*',
    })
    // Two weeks, since this is a program on somebody's own computer.
    const days = ((allowed.expiresAt?.getTime() ?? 0) - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThanOrEqual(14)
  })

  it('is an app with a key of its own where there is a public address, and stays for longer', async () => {
    const installation = publicInstallation('https://app.brandhearth.io')
    const { account, allowed } = await connected(installation, 'key.test')
    expect(standIn.books.sessions.at(-1)?.kid).toBe(clientKeys(ENCRYPTION_KEY)[0]?.kid)
    expect(((allowed.expiresAt?.getTime() ?? 0) - Date.now()) / DAY_MS).toBeGreaterThan(179)
    expect(account.accountId).toBe(allowed.accountId)
  })

  it('asks for all that an older server knows, where it knows no less', async () => {
    const older = await openBlueskyStandIn({ readDocument, isOlder: true })
    for (const installation of [
      ownComputer(older.url),
      publicInstallation('https://older.brandhearth.io', { blueskyLocalServer: older.url }),
    ])
      expect((await connect(installation, 'ada.test')).allowed.scopes).toBe('atproto transition:generic')
    await older.close()
  })

  it('knows the words of a refusal: no such account, said no, a busy server, none at all', async () => {
    const connector = blueskyConnector(ownComputer(standIn.url))
    const redirectUri = `http://localhost:3000${callbackPath('bluesky')}`
    const start = (typed: string) => connector.start({ typed, redirectUri, forceLogin: false })
    expect(await start('not a handle')).toEqual({ ok: false, reason: 'no_account' })
    expect(await start('nobody.example')).toEqual({ ok: false, reason: 'no_account' })
    standIn.fail({ failure: 'limited', calls: 'sign_in' })
    expect(await start('busy.test')).toEqual({ ok: false, reason: 'busy' })
    standIn.fail({ failure: 'drop', calls: 'sign_in' })
    expect(await start('cut.test')).toEqual({ ok: false, reason: 'unreachable' })

    const started = await start('no.test')
    if (!started.ok) throw new Error('not started')
    const back = await allowAtBluesky(started.address, 'no.test', 'deny')
    const finish = (answer: URLSearchParams) => connector.finish({ kept: started.kept, answer, redirectUri })
    expect(await finish(back.searchParams)).toEqual({ ok: false, reason: 'denied' })
    expect(await connector.finish({ kept: null, answer: back.searchParams, redirectUri })).toEqual({
      ...{ ok: false, reason: 'refused' },
    })
  })

  it('takes no answer of another server, of another attempt, or about another account', async () => {
    const connector = blueskyConnector(ownComputer(standIn.url))
    const redirectUri = `http://localhost:3000${callbackPath('bluesky')}`
    async function attempt(handle: string) {
      const started = await connector.start({ typed: handle, redirectUri, forceLogin: false })
      if (!started.ok) throw new Error('not started')
      return started
    }
    const one = await attempt('one.test')
    standIn.fail({ failure: 'wrong_issuer', calls: 'sign_in' })
    const wrong = (await allowAtBluesky(one.address, 'one.test')).searchParams
    expect(await connector.finish({ kept: one.kept, answer: wrong, redirectUri })).toMatchObject({
      ok: false,
    })

    const [two, three] = [await attempt('two.test'), await attempt('three.test')]
    const mixed = (await allowAtBluesky(two.address, 'two.test')).searchParams
    expect(await connector.finish({ kept: three.kept, answer: mixed, redirectUri })).toMatchObject({
      ok: false,
    })

    // The account's own document names another server than the one that vouches for it.
    const four = await attempt('four.test')
    const back = (await allowAtBluesky(four.address, 'four.test')).searchParams
    const account = Object.values(standIn.books.accounts).find(({ handle }) => handle === 'four.test')
    const elsewhere = await openBlueskyStandIn()
    if (account) account.pds = elsewhere.url
    const answer = await connector.finish({ kept: four.kept, answer: back, redirectUri })
    await elsewhere.close()
    expect(answer).toMatchObject({ ok: false })
    expect(standIn.books.sessions.some(({ did }) => did === account?.did)).toBe(false)
  })

  it('ends a session at its server, and says when it could not', async () => {
    const installation = ownComputer(standIn.url)
    const { allowed } = await connect(installation, 'end.test')
    const has = () => standIn.books.sessions.some(({ did }) => did === allowed.accountId)
    const connector = blueskyConnector(installation)
    expect(has()).toBe(true)
    standIn.fail({ failure: 'error', calls: 'all' })
    expect(await connector.end({ ...allowed, isReplaced: false })).toBe(false)
    expect(await connector.end({ ...allowed, isReplaced: false })).toBe(true)
    expect(has()).toBe(false)
    expect(await connector.end({ ...allowed, tokens: 'nothing of ours', isReplaced: false })).toBe(true)
  })
})

describe('how we present ourselves', () => {
  it('is by documents at a public address, and else as a program on one’s own computer', () => {
    const kinds = ['https://app.brandhearth.io', 'http://localhost:3000', 'http://127.0.0.1:3000'].map(
      presence,
    )
    expect(kinds).toEqual(['public', 'own_computer', 'own_computer'])
    for (const neither of [
      'http://192.168.1.5:3000',
      'https://10.0.0.1',
      'https://intranet',
      'http://app.io',
    ])
      expect(presence(neither), neither).toBeNull()
    expect(clientDocument(ownComputer(null), '/oauth/bluesky/client.json')).toBeNull()
  })

  it('names itself by its own address, and shows no private key', () => {
    const installation = publicInstallation('https://documents.brandhearth.io')
    const document = clientDocument(installation, '/oauth/bluesky/client.json')
    expect(document).toMatchObject({
      client_id: 'https://documents.brandhearth.io/oauth/bluesky/client.json',
      redirect_uris: [`https://documents.brandhearth.io${callbackPath('bluesky')}`],
      jwks_uri: 'https://documents.brandhearth.io/oauth/bluesky/keys.json',
      token_endpoint_auth_method: 'private_key_jwt',
      dpop_bound_access_tokens: true,
    })
    const keys = clientDocument(installation, '/oauth/bluesky/keys.json')
    expect(keys).toEqual({ keys: [expect.objectContaining({ kty: 'EC', alg: 'ES256', use: 'sig' })] })
    expect(JSON.stringify(keys)).not.toContain('"d"')
    expect(clientDocument(installation, '/oauth/bluesky/other.json')).toBeNull()
  })

  it('keeps its sessions while ENCRYPTION_KEY changes, and loses them once the one before is gone', async () => {
    const before = publicInstallation('https://rotated.brandhearth.io')
    const { account } = await connected(before, 'rotated.test')
    const next = 'n'.repeat(32)
    const post = { text: 'x', createdAt: new Date(), recordKey: '3222222222222', idempotencyKey: 'k' }
    const frozen = { ...ALONE, ...post }
    for (const [previous, kind] of [
      [ENCRYPTION_KEY.current, 'published'],
      [null, 'unsent'],
    ] as const) {
      const after = { ...before, encryptionKey: { current: next, previous } }
      published.splice(0, published.length, after)
      for (const session of standIn.books.sessions) session.accessExpiresAt = 0
      const answer = await blueskyAdapter(after).send(account, frozen)
      expect(answer.kind).toBe(kind)
      if (answer.kind === 'unsent') expect(answer.reason).toBe('not_permitted')
    }
  })

  it('has keys that are points of their curve', () => {
    const [key] = clientKeys({ current: 'k'.repeat(40), previous: null })
    expect(clientKeys({ current: 'k'.repeat(40), previous: null })).toEqual([key])
    expect(clientKeys({ current: 'l'.repeat(40), previous: null })[0]?.d).not.toBe(key?.d)
    const own = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
    for (const part of ['x', 'y'] as const) expect(key?.[part]).toHaveLength(own[part]?.length ?? 0)
  })
})
