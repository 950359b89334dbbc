import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowAtBluesky } from '../allow.ts'
import { type BlueskyStandIn, openBlueskyStandIn } from '../stand-in.ts'

const BACK = 'http://127.0.0.1:3000/back'
const SCOPE = 'atproto repo:app.bsky.feed.post'
const CLIENT = `http://localhost?${new URLSearchParams({ redirect_uri: BACK, scope: SCOPE })}`
const verifier = 'v'.repeat(43)
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

let standIn: BlueskyStandIn
beforeAll(async () => {
  standIn = await openBlueskyStandIn()
})
afterAll(() => standIn.close())

const newPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pair = newPair()

function jwt(header: object, payload: object, key: KeyObject): string {
  const [head, body] = [{ alg: 'ES256', ...header }, payload].map(part =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const data = Buffer.from(`${head}.${body}`)
  const signature = sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' })
  return `${head}.${body}.${signature.toString('base64url')}`
}

let nonce = ''
function proof(path: string, claims: object = {}, header: object = {}, by = pair): string {
  const jwk = by.publicKey.export({ format: 'jwk' })
  const now = Math.floor(Date.now() / 1000)
  const payload = { jti: randomUUID(), htm: 'POST', htu: standIn.url + path, iat: now, nonce, ...claims }
  return jwt({ typ: 'dpop+jwt', jwk, ...header }, payload, by.privateKey)
}

async function send(path: string, body: Record<string, string>, dpop: string) {
  const answer = await fetch(standIn.url + path, {
    method: 'POST',
    headers: dpop === '' ? {} : { DPoP: dpop },
    body: new URLSearchParams(body),
  })
  nonce = answer.headers.get('DPoP-Nonce') ?? nonce
  const read = (await answer.json()) as Record<string, string>
  return { status: answer.status, error: read.error, what: read.error_description, read }
}

const request = {
  client_id: CLIENT,
  redirect_uri: BACK,
  response_type: 'code',
  scope: SCOPE,
  state: 's1',
  code_challenge: sha256(verifier),
  code_challenge_method: 'S256',
}
const push = (over: Record<string, string> = {}, dpop = proof('/oauth/par')) =>
  send('/oauth/par', { ...request, ...over }, dpop)

async function newCode(over: Record<string, string> = {}): Promise<URL> {
  await push()
  const { read } = await push(over)
  const address = new URL(`${standIn.url}/oauth/authorize`)
  address.searchParams.set('client_id', CLIENT)
  address.searchParams.set('request_uri', read.request_uri ?? '')
  return allowAtBluesky(address, 'ada.test')
}

const exchange = (code: string | null, over: Record<string, string> = {}, dpop = proof('/oauth/token')) =>
  send(
    '/oauth/token',
    {
      client_id: CLIENT,
      grant_type: 'authorization_code',
      code: code ?? '',
      code_verifier: verifier,
      redirect_uri: BACK,
      ...over,
    },
    dpop,
  )

describe('proofs of possession', () => {
  it('are asked for with a nonce first', async () => {
    nonce = ''
    const first = await push()
    expect([first.status, first.error]).toEqual([400, 'use_dpop_nonce'])
    expect((await push()).status).toBe(201)
  })

  const other = newPair()
  it.each([
    ['none at all', () => ''],
    ['another method', () => proof('/oauth/par', { htm: 'GET' })],
    ['another address', () => proof('/oauth/token')],
    ['an hour ago', () => proof('/oauth/par', { iat: Math.floor(Date.now() / 1000) - 3600 })],
    ['no id', () => proof('/oauth/par', { jti: '' })],
    ['another kind of token', () => proof('/oauth/par', {}, { typ: 'JWT' })],
    [
      'the key of somebody else',
      () => proof('/oauth/par', {}, { jwk: other.publicKey.export({ format: 'jwk' }) }),
    ],
    [
      'a private key in it',
      () => proof('/oauth/par', {}, { jwk: pair.privateKey.export({ format: 'jwk' }) }),
    ],
    ['no algorithm', () => proof('/oauth/par', {}, { alg: 'none' })],
    ['a token where there is none', () => proof('/oauth/par', { ath: sha256('x') })],
  ])('are refused with %s', async (_, dpop) => {
    await push()
    expect((await push({}, dpop())).error).toBe('invalid_dpop_proof')
  })

  it('are good once, and their nonces for a while', async () => {
    await push()
    const once = proof('/oauth/par')
    expect((await push({}, once)).status).toBe(201)
    expect((await push({}, once)).what).toBe('DPoP proof replayed')
    expect((await push({}, proof('/oauth/par', { nonce: 'of another server' }))).error).toBe('use_dpop_nonce')
  })
})

describe('pushed requests', () => {
  it.each([
    [{ redirect_uri: 'http://127.0.0.1:3000/elsewhere' }, 'invalid_request'],
    [{ redirect_uri: 'https://elsewhere.example/back' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: '' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'repo:app.bsky.feed.post' }, 'invalid_scope'],
    [{ scope: 'atproto transition:generic' }, 'invalid_scope'],
    [{ login_hint: 'not a handle' }, 'invalid_request'],
    [{ surprise: 'x' }, 'invalid_request'],
    [{ client_id: 'http://localhost:3000' }, 'invalid_client_metadata'],
    [{ client_id: 'http://localhost/path' }, 'invalid_client_metadata'],
    [{ client_id: 'http://localhost?redirect_uri=http%3A%2F%2Flocalhost%2Fback' }, 'invalid_client_metadata'],
    [{ client_id: 'https://unreachable.example/client.json' }, 'invalid_client_metadata'],
  ])('%j is refused: %s', async (over, error) => {
    await push()
    expect((await push(over)).error).toBe(error)
  })

  it('may come back to any port of this computer, and are answered once', async () => {
    const elsewhere = await newCode({ redirect_uri: 'http://127.0.0.1:4321/back' })
    expect(elsewhere.port).toBe('4321')
    expect(elsewhere.searchParams.get('iss')).toBe(standIn.url)
    const { read } = await push()
    const address = `${standIn.url}/oauth/authorize?${new URLSearchParams({ client_id: CLIENT, request_uri: read.request_uri ?? '' })}`
    await expect(allowAtBluesky(address, 'ada.example')).rejects.toThrow('422')
    await allowAtBluesky(address, 'ada.test', 'deny')
    await expect(allowAtBluesky(address, 'ada.test')).rejects.toThrow('400')
  })
})

describe('codes and tokens', () => {
  it('gives tokens of one account for a code, its verifier and its key, once', async () => {
    const code = (await newCode()).searchParams.get('code')
    const given = await exchange(code)
    expect(given.read).toMatchObject({ token_type: 'DPoP', scope: SCOPE, expires_in: 900 })
    expect(given.read.sub).toMatch(/^did:plc:/)
    expect((await exchange(code)).error).toBe('invalid_grant')
  })

  it.each([
    ['another verifier', { code_verifier: 'w'.repeat(43) }, pair],
    ['another address', { redirect_uri: 'http://127.0.0.1:3000/' }, pair],
    ['another key', {}, newPair()],
  ])('refuses %s', async (_, over, by) => {
    const code = (await newCode()).searchParams.get('code')
    expect((await exchange(code, over, proof('/oauth/token', {}, {}, by))).error).toBe('invalid_grant')
  })

  it('refuses a stolen token: with another key, as a bearer, or for another token', async () => {
    const { read } = await exchange((await newCode()).searchParams.get('code'))
    const token = read.access_token ?? ''
    const path = '/xrpc/com.atproto.repo.putRecord'
    const put = async (authorization: string, dpop: string) => {
      const headers = { Authorization: authorization, DPoP: dpop }
      return (await fetch(standIn.url + path, { method: 'POST', headers })).headers.get('WWW-Authenticate')
    }
    const ath = sha256(token)
    expect(await put(`Bearer ${token}`, proof(path, { ath }))).toContain('invalid_token')
    expect(await put(`DPoP ${token}`, proof(path, { ath: sha256('other') }))).toContain('invalid_dpop_proof')
    expect(await put(`DPoP ${token}`, proof(path, { ath }, {}, newPair()))).toContain('invalid_token')
    expect(await put(`DPoP ${token}`, proof(path, { ath }))).toBeNull()
  })
})

describe('a client with a document on this computer', () => {
  it('is named by the key of its document', async () => {
    const own = newPair()
    let document: object = {}
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(document))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const id = `http://127.0.0.1:${(server.address() as AddressInfo).port}/client.json`
    const complete = {
      client_id: id,
      redirect_uris: [BACK],
      scope: SCOPE,
      response_types: ['code'],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_signing_alg: 'ES256',
      dpop_bound_access_tokens: true,
      jwks: { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k1' }] },
    }
    const assertion = (over: object = {}, by = own, kid = 'k1') => {
      const now = Math.floor(Date.now() / 1000)
      const claims = {
        iss: id,
        sub: id,
        aud: standIn.url,
        jti: randomUUID(),
        iat: now,
        exp: now + 60,
        ...over,
      }
      return {
        client_id: id,
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: jwt({ kid }, claims, by.privateKey),
      }
    }
    try {
      document = complete
      await push()
      expect((await push(assertion())).status).toBe(201)
      const wrong = [
        { client_id: id },
        assertion({ aud: 'https://elsewhere.example' }),
        assertion({ iat: 1, exp: 2 }),
        assertion({ sub: 'https://elsewhere.example' }),
        assertion({}, newPair()),
        assertion({}, own, 'k2'),
      ]
      for (const over of wrong) expect((await push(over)).error).toBe('invalid_client')
      const lacking = [
        { client_id: 'http://127.0.0.1/other.json' },
        { redirect_uris: [] },
        { dpop_bound_access_tokens: false },
        { grant_types: ['authorization_code'] },
        { token_endpoint_auth_method: 'client_secret_basic' },
        { jwks: { keys: [] } },
        { scope: 'repo:app.bsky.feed.post' },
      ]
      for (const over of lacking) {
        document = { ...complete, ...over }
        expect((await push(assertion())).error).toBe('invalid_client_metadata')
      }
    } finally {
      await new Promise(resolve => server.close(resolve))
    }
  })
})
