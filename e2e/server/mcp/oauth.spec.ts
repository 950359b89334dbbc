import {
  discoverOAuthServerInfo,
  exchangeAuthorization,
  type OAuthServerInfo,
  refreshAuthorization,
  startAuthorization,
} from '@modelcontextprotocol/client'
import type { AppServer } from '#tests/support/app-server.ts'
import { expect, test } from '../../fixtures/test.ts'
import { type Caller, newcomer } from '../guards/caller.ts'
import { openBeside } from '../guards/owner.ts'
import { agentOf, message, newest, send, use } from './agent.ts'

/** The made-up agent of the local receiver, and what the official client needs to know of us. */
async function agentAt(app: AppServer) {
  const client = { client_id: `${app.webhookReceiverUrl}/agent/client.json` }
  const redirectUri = `${app.webhookReceiverUrl}/agent/callback`
  const found: OAuthServerInfo = await discoverOAuthServerInfo(`${app.url}/mcp`)
  const metadata = found.authorizationServerMetadata
  if (!metadata) throw new Error('no metadata')
  return { client, redirectUri, metadata, resource: new URL(`${app.url}/mcp`) }
}
type Agent = Awaited<ReturnType<typeof agentAt>>

const begin = ({ client, redirectUri, metadata, resource }: Agent, scope = 'read draft') =>
  startAuthorization(String(metadata.issuer), {
    ...{
      metadata,
      clientInformation: client,
      redirectUrl: redirectUri,
      scope,
      state: 'their word',
      resource,
    },
  })

/** The person presses: where their browser is led. */
async function allow(person: Caller, address: URL, scopes: readonly string[]): Promise<URL> {
  const pressed = await person.post(
    `${address.pathname}${address.search}`,
    scopes.map(scope => ['scopes', scope] as const),
  )
  expect([pressed.status, pressed.goesTo.split('?')[0]]).toEqual([303, '/oauth/return'])
  const page = await person.get(pressed.goesTo)
  const [, href = ''] = /href="([^"]+)"/.exec(page.body) ?? []
  return new URL(href.replaceAll('&amp;', '&'))
}

async function connect(agent: Agent, person: Caller, scopes: readonly string[] = ['draft']) {
  const { authorizationUrl, codeVerifier } = await begin(agent, ['read', ...scopes].join(' '))
  const back = await allow(person, authorizationUrl, scopes)
  const { client: clientInformation, metadata, redirectUri, resource } = agent
  const trade = () =>
    exchangeAuthorization(String(metadata.issuer), {
      ...{ metadata, clientInformation, codeVerifier, redirectUri, resource },
      authorizationCode: back.searchParams.get('code') ?? '',
      iss: back.searchParams.get('iss') ?? '',
    })
  return { back, trade, tokens: await trade() }
}

const list = (app: AppServer, token: string) =>
  send(app.url, token, message('tools/list'), newest('tools/list'))

test('an app finds the way in, is let in by a person, works within its scopes and is cut off at once', async ({
  app,
  mailbox,
}) => {
  test.setTimeout(120_000)
  const person = await newcomer(app, mailbox, 'pro')
  const refused = await send(app.url, null, message('tools/list'), newest('tools/list'))
  expect(refused.headers.get('www-authenticate')).toContain(
    `resource_metadata="${app.url}/.well-known/oauth-protected-resource/mcp"`,
  )
  for (const path of ['', '/mcp']) {
    const document = await (await fetch(`${app.url}/.well-known/oauth-protected-resource${path}`)).json()
    expect(document).toMatchObject({ resource: `${app.url}/mcp`, authorization_servers: [app.url] })
  }
  const agent = await agentAt(app)
  expect(agent.metadata).toMatchObject({
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    client_id_metadata_document_supported: true,
  })
  const { authorizationUrl } = await begin(agent)
  const here = `${authorizationUrl.pathname}${authorizationUrl.search}`
  const stranger = await fetch(`${app.url}${here}`, { redirect: 'manual' })
  expect(stranger.headers.get('location'), 'kept through signing in').toBe(
    `/auth?redirectTo=${encodeURIComponent(here)}`,
  )
  const consent = (await person.get(here)).body
  for (const text of ['A made-up agent', 'your own workspace', 'runs on your own computer', 'Leads back to'])
    expect(consent).toContain(text)
  expect(consent).toContain('error=access_denied')

  const { back, tokens } = await connect(agent, person)
  expect([back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual(['their word', app.url])
  expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'read draft', expires_in: 900 })
  const client = await agentOf(app.url, tokens.access_token)
  expect((await use(client, 'capture_story', { body: 'Told by an app' })).isError).toBe(false)
  const call = message('tools/call', { name: 'propose_publish', arguments: {} })
  const narrow = await send(app.url, tokens.access_token, call, newest('tools/call', 'propose_publish'))
  expect(narrow.status).toBe(403)
  expect(narrow.headers.get('www-authenticate')).toMatch(/insufficient_scope.*scope="read draft publish"/)
  const elsewhere = await fetch(`${app.url}/api/v1/me`, {
    headers: { Authorization: `Bearer ${tokens.access_token}` },
  })
  expect(elsewhere.status, 'tokens are for one resource').toBe(401)

  const settings = (await person.get('/app/settings/tokens')).body
  expect(settings).toContain('A made-up agent')
  expect((await person.get('/app/team')).body).toContain('A made-up agent')
  const [, id = ''] = /name="id" value="([^"]+)"[^<]*<button[^>]*value="disconnect"/.exec(settings) ?? []
  await person.post('/app/settings/tokens', Object.entries({ intent: 'disconnect', id }))
  expect((await list(app, tokens.access_token)).status).toBe(401)
})

test('twenty refreshes at once are one, a lost one is forgiven, and a late one cuts the app off', async ({
  app,
  mailbox,
}) => {
  test.setTimeout(120_000)
  const person = await newcomer(app, mailbox, 'pro')
  const db = await openBeside(app)
  try {
    const agent = await agentAt(app)
    const { metadata, client: clientInformation, resource } = agent
    const refresh = (refreshToken = '') =>
      refreshAuthorization(String(metadata.issuer), { metadata, clientInformation, refreshToken, resource })
    const { tokens, trade } = await connect(agent, person)
    const twenty = await Promise.all(Array.from({ length: 20 }, () => refresh(tokens.refresh_token)))
    expect(new Set(twenty.map(each => each.refresh_token)).size).toBe(1)
    const [first] = twenty
    for (const { access_token } of twenty.slice(0, 3))
      expect((await list(app, access_token)).status).toBe(200)
    const next = await refresh(first?.refresh_token)
    expect((await list(app, next.access_token)).status).toBe(200)
    expect((await refresh(tokens.refresh_token)).refresh_token, 'lost on the way').toBe(first?.refresh_token)

    await db.sql`update app_tokens set used_at = used_at - interval '31 seconds' where used_at is not null`
    await expect(refresh(tokens.refresh_token)).rejects.toThrow()
    expect((await list(app, next.access_token)).status, 'used again later: somebody else has it').toBe(401)
    await expect(refresh(next.refresh_token)).rejects.toThrow()

    const other = await connect(agent, person)
    await expect(other.trade(), 'a code is worth something once').rejects.toThrow()
    expect((await list(app, other.tokens.access_token)).status).toBe(401)
    await expect(trade()).rejects.toThrow()

    const third = await connect(agent, person)
    await db.sql`update connected_apps set resource = 'https://elsewhere.example/mcp' where revoked_at is null`
    expect((await list(app, third.tokens.access_token)).status, 'another resource’s token').toBe(401)
    await db.sql`update connected_apps set resource = ${`${app.url}/mcp`} where revoked_at is null`
    await db.sql`update app_tokens set expires_at = now() - interval '1 second' where kind = 'access'`
    expect((await list(app, third.tokens.access_token)).status, 'over').toBe(401)
    const kept = JSON.stringify(await db.sql`select t.*, c.* from app_tokens t, app_codes c`)
    expect(kept).not.toMatch(/bh[arc]_/)
  } finally {
    await db.close()
  }
})

test('who can’t be believed is sent nowhere, and who asks wrongly is told where it is known', async ({
  app,
  mailbox,
}) => {
  test.setTimeout(120_000)
  const person = await newcomer(app, mailbox, 'pro')
  const agent = await agentAt(app)
  const { authorizationUrl } = await begin(agent)
  const asked = (change: Record<string, string | null>) => {
    const url = new URL(authorizationUrl)
    for (const [name, value] of Object.entries(change))
      if (value === null) url.searchParams.delete(name)
      else url.searchParams.set(name, value)
    return person.get(`${url.pathname}${url.search}`)
  }
  const unbelievable: Record<string, string>[] = [
    { client_id: `${app.webhookReceiverUrl}/magazine` },
    { client_id: 'http://169.254.169.254/latest/meta-data' },
    { client_id: 'https://127.0.0.1/client.json' },
    { client_id: 'nothing' },
    { redirect_uri: 'https://evil.example/callback' },
    { redirect_uri: `${app.webhookReceiverUrl}/agent/callback/../../evil` },
    { redirect_uri: 'javascript:alert(1)' },
  ]
  for (const change of unbelievable) {
    const { status, goesTo, body } = await asked(change)
    expect([status, goesTo], JSON.stringify(change)).toEqual([400, ''])
    expect(body).toContain('We can’t connect this app')
  }
  for (const [change, error] of [
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge: null }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    [{ scope: 'everything' }, 'invalid_scope'],
  ] as const) {
    const { goesTo } = await asked(change)
    const back = new URL(goesTo)
    expect(back.href.startsWith(agent.redirectUri), error).toBe(true)
    expect([back.searchParams.get('error'), back.searchParams.get('iss')]).toEqual([error, app.url])
  }
  // More than was asked for is not given, whatever the form says.
  const address = (await begin(agent, 'read')).authorizationUrl
  const back = await allow(person, address, ['publish', 'admin'])
  const wrong = await fetch(`${app.url}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      client_id: agent.client.client_id,
      redirect_uri: agent.redirectUri,
      code_verifier: 'x'.repeat(64),
    }),
  })
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { error: 'invalid_grant' }])
  const db = await openBeside(app)
  try {
    const [made] = await db.sql<{ scopes: string[] }[]>`
      select scopes from connected_apps order by created_at desc limit 1
    `
    expect(made?.scopes).toEqual(['read'])
  } finally {
    await db.close()
  }
  for (let n = 0; n < 30; n += 1) await asked({ client_id: 'nothing' })
  const looked = await fetch(authorizationUrl, { headers: { Cookie: person.cookie } })
  expect([looked.status, Number(looked.headers.get('retry-after')) > 0]).toEqual([429, true])
  const said = await looked.text()
  expect(said).toMatch(/You can try again in \d+ (seconds|minutes)/)
  expect(said, 'the app isn’t to blame').not.toContain('We can’t connect this app')
  for (const [method, path] of [
    ['GET', '/oauth/token'],
    ['POST', '/oauth/token'],
    ['POST', '/oauth/revoke'],
  ] as const) {
    const { status } = await fetch(`${app.url}${path}`, { method })
    expect([400, 405, 415], `${method} ${path}`).toContain(status)
  }
})
