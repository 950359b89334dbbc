import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MastodonStandIn, openMastodonStandIn } from './stand-in.ts'
import { accountId } from './statuses.ts'

const BACK = 'http://localhost:3000/back'
const SCOPES = 'profile read:statuses write:statuses write:media'

let standIn: MastodonStandIn
beforeAll(async () => {
  standIn = await openMastodonStandIn()
})
afterAll(() => standIn.close())

const post = (path: string, body: object, headers: Record<string, string> = {}, at = standIn.url) =>
  fetch(`${at}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const read = async (response: Response) => (await response.json()) as Record<string, unknown>

async function register(at = standIn.url, scopes = SCOPES) {
  const body = { client_name: 'Test', redirect_uris: [BACK], scopes }
  const app = await read(await post('/api/v1/apps', body, {}, at))
  return { id: String(app.client_id), secret: String(app.client_secret) }
}

const verifier = 'v'.repeat(43)
const challenge = createHash('sha256').update(verifier).digest('base64url')

async function authorise(app: { id: string }, over: Record<string, string> = {}) {
  const form = new URLSearchParams({
    response_type: 'code',
    client_id: app.id,
    redirect_uri: BACK,
    scope: SCOPES,
    state: 's1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    account: 'ada',
    decision: 'allow',
    ...over,
  })
  const response = await fetch(`${standIn.url}/oauth/authorize`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  return { status: response.status, back: URL.parse(response.headers.get('Location') ?? '') }
}

async function tokenFor(account: string): Promise<string> {
  const app = await register()
  const { back } = await authorise(app, { account })
  const answer = await post('/oauth/token', {
    grant_type: 'authorization_code',
    client_id: app.id,
    client_secret: app.secret,
    redirect_uri: BACK,
    code: back?.searchParams.get('code'),
    code_verifier: verifier,
  })
  return String((await read(answer)).access_token)
}

describe('the stand-in for Mastodon: who may come in', () => {
  it('asks on a page, and sends back with the state and a code that is good once, for its verifier', async () => {
    const app = await register()
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: app.id,
      redirect_uri: BACK,
      scope: SCOPES,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    })
    const page = await (await fetch(`${standIn.url}/oauth/authorize?${query}`)).text()
    expect(page).toContain('Nothing real happens here')
    expect(page).toContain('Let Test use an account?')

    const { back } = await authorise(app)
    expect(back?.searchParams.get('state')).toBe('s1')
    const exchange = (over: object) =>
      post('/oauth/token', {
        grant_type: 'authorization_code',
        client_id: app.id,
        client_secret: app.secret,
        redirect_uri: BACK,
        code: back?.searchParams.get('code'),
        code_verifier: verifier,
        ...over,
      })
    expect(await read(await exchange({ client_secret: 'wrong' }))).toMatchObject({ error: 'invalid_client' })
    const answer = await read(await exchange({}))
    expect(answer).toMatchObject({ token_type: 'Bearer', scope: SCOPES })
    expect(await read(await exchange({}))).toMatchObject({ error: 'invalid_grant' })
  })

  it('refuses another verifier, another address, plain PKCE and an app it does not know', async () => {
    const app = await register()
    const { back } = await authorise(app)
    const exchange = await post('/oauth/token', {
      grant_type: 'authorization_code',
      client_id: app.id,
      client_secret: app.secret,
      redirect_uri: BACK,
      code: back?.searchParams.get('code'),
      code_verifier: 'w'.repeat(43),
    })
    expect(exchange.status).toBe(400)
    expect((await authorise(app, { redirect_uri: 'https://elsewhere.example/' })).status).toBe(400)
    expect((await authorise(app, { code_challenge_method: 'plain' })).status).toBe(400)
    expect((await authorise({ id: 'nobody' })).status).toBe(400)
    expect((await authorise(app, { decision: 'deny' })).back?.searchParams.get('error')).toBe('access_denied')
  })

  it('ends a token for the app that has it', async () => {
    const app = await register()
    const own = await read(
      await post('/oauth/token', {
        grant_type: 'client_credentials',
        client_id: app.id,
        client_secret: app.secret,
      }),
    )
    const other = await register()
    const revoke = (by: typeof app) =>
      post('/oauth/revoke', { client_id: by.id, client_secret: by.secret, token: own.access_token })
    expect((await revoke(other)).status).toBe(403)
    expect((await revoke(app)).status).toBe(200)
    expect(standIn.books.tokens[String(own.access_token)]).toBeUndefined()
  })

  it('describes itself, unless it is a server of before 4.3, which knows no profile', async () => {
    const said = await read(await fetch(`${standIn.url}/.well-known/oauth-authorization-server`))
    expect(said).toMatchObject({
      issuer: `${standIn.url}/`,
      authorization_endpoint: `${standIn.url}/oauth/authorize`,
      code_challenge_methods_supported: ['S256'],
    })
    const older = await openMastodonStandIn({ isOlder: true })
    try {
      expect((await fetch(`${older.url}/.well-known/oauth-authorization-server`)).status).toBe(404)
      const body = { client_name: 'Test', redirect_uris: [BACK], scopes: SCOPES }
      expect((await post('/api/v1/apps', body, {}, older.url)).status).toBe(422)
      expect((await register(older.url, 'read:accounts write:statuses')).id).toHaveLength(43)
    } finally {
      await older.close()
    }
  })
})

describe('the stand-in for Mastodon: posts', () => {
  it('makes one post of one key, however often it is sent', async () => {
    const token = await tokenFor('once')
    const send = (key: string) =>
      post(
        '/api/v1/statuses',
        { status: 'Hello @bea@b.example, see https://a.example/a-very-long-path-that-goes-on' },
        { Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
      )
    const answers = await Promise.all([await send('k1'), await send('k1'), await send('k2')].map(read))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(2)
    expect(answers[0]?.content).toContain('@<span>bea</span>')
    const list = await fetch(`${standIn.url}/api/v1/accounts/${accountId('once')}/statuses?limit=1`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(((await list.json()) as { id: string }[]).map(({ id }) => id)).toEqual([answers[2]?.id])
    expect(list.headers.get('X-RateLimit-Reset')).toMatch(/^\d{4}-/)
    expect(await (await fetch(standIn.url)).text()).toContain('https://b.example/@bea')
  })

  it('refuses what Mastodon does not know or would not take', async () => {
    const token = await tokenFor('strict')
    const send = async (body: object) => {
      const answer = await post('/api/v1/statuses', body, { Authorization: `Bearer ${token}` })
      return `${answer.status} ${String((await read(answer)).error)}`
    }
    expect(await send({ status: 'x', staus: 'y' })).toBe('422 Unknown parameter: staus')
    expect(await send({ status: 12 })).toBe('422 Wrong type: status must be a text')
    expect(await send({ status: ' ' })).toMatch(/^422 .*blank/)
    expect(await send({ status: 'x'.repeat(501) })).toMatch(/^422 .*character limit of 500/)
    expect(await send({ status: 'x', media_ids: ['1'] })).toMatch(/^422 Media/)
    expect((await post('/api/v1/statuses', { status: 'x' })).status).toBe(401)
  })

  it('counts an address as 23 and a mention without its server', async () => {
    const token = await tokenFor('counts')
    const status = `${'x'.repeat(471)} https://a.example/${'y'.repeat(100)} @z@${'s'.repeat(50)}.example`
    const answer = await post('/api/v1/statuses', { status }, { Authorization: `Bearer ${token}` })
    expect(answer.status).toBe(200)
  })

  it('works on a video before it can be attached', async () => {
    const token = await tokenFor('film')
    const headers = { Authorization: `Bearer ${token}` }
    const form = new FormData()
    form.set('file', new File(['sizeftypisom'], 'a.mp4', { type: 'video/mp4' }))
    form.set('description', 'A loaf rises')
    const upload = await fetch(`${standIn.url}/api/v2/media`, { method: 'POST', headers, body: form })
    const { id } = await read(upload)
    const poll = async () => (await fetch(`${standIn.url}/api/v1/media/${id}`, { headers })).status
    expect([upload.status, await poll(), await poll()]).toEqual([202, 206, 206])
    const attach = () => post('/api/v1/statuses', { status: 'Film', media_ids: [id] }, headers)
    expect((await attach()).status).toBe(422)
    expect([await poll(), (await attach()).status, await poll()]).toEqual([200, 200, 404])
  })
})

describe('the stand-in for Mastodon: told to fail', () => {
  it('loses the answer and keeps the post', async () => {
    const token = await tokenFor('dropped')
    const send = () =>
      post(
        '/api/v1/statuses',
        { status: 'Once' },
        { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'd' },
      )
    standIn.fail({ failure: 'accept_then_drop' })
    await expect(send()).rejects.toThrow()
    expect((await send()).status).toBe(200)
    expect(standIn.books.statuses.filter(({ account }) => account === 'dropped')).toHaveLength(1)
  })

  it.each([
    ['unavailable', 503, { 'retry-after': '2' }],
    ['limited', 429, { 'x-ratelimit-remaining': '0', 'retry-after': '3' }],
    ['unauthorised', 401, {}],
    ['forbidden', 403, {}],
    ['processing', 422, {}],
    ['error', 500, {}],
  ] as const)('%s answers %i and posts nothing', async (failure, status, headers) => {
    const token = await tokenFor(`fails_${failure}`)
    const order = new URLSearchParams({ failure, calls: 'post', times: '1' })
    await fetch(`${standIn.url}/_control`, { method: 'POST', body: order })
    const answer = await post('/api/v1/statuses', { status: 'No' }, { Authorization: `Bearer ${token}` })
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers)
    expect(standIn.books.statuses.filter(({ account }) => account === `fails_${failure}`)).toEqual([])
  })
})

it('finds its address and what it knew again after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mastodon-'))
  try {
    const file = join(folder, 'books.json')
    const first = await openMastodonStandIn({ file })
    const app = await register(first.url)
    await first.close()
    const second = await openMastodonStandIn({ file })
    expect(second.url).toBe(first.url)
    expect(second.books.apps[app.id]?.secret).toBe(app.secret)
    await second.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
