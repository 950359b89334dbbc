import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { discoverGoogle, finishAttempt, type GoogleSettings, startAttempt } from './google.ts'

const CALLBACK = 'http://localhost:3000/auth/google/callback'
const CLAIMS = {
  sub: 'maya-1',
  email: 'maya@example.com',
  email_verified: true,
  name: 'Maya Okafor',
  picture: 'https://example.com/maya.png',
}

const provider = new OAuth2Server()
let settings: GoogleSettings

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, 'localhost')
  settings = { issuer: provider.issuer.url ?? '', clientId: 'brandhearth', clientSecret: 'secret' }
})
afterEach(() => provider.service.removeAllListeners())
afterAll(() => provider.stop())

/** What the provider's next token says; its signature is made afterwards. */
function nextToken(change: (payload: Record<string, unknown>) => void = () => undefined) {
  provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, CLAIMS)
    change(token.payload)
  })
}

/** Goes to the provider as a browser does, and stops before it comes back. */
async function visit(to: URL): Promise<URL> {
  const response = await fetch(to, { redirect: 'manual' })
  return new URL(response.headers.get('Location') ?? '')
}

async function signIn() {
  const { url, attempt } = await startAttempt(settings, CALLBACK)
  return finishAttempt(settings, await visit(url), attempt)
}

it('sends the browser away with PKCE, state and nonce, new each time', async () => {
  const { url, attempt } = await startAttempt(settings, CALLBACK)
  const sent = Object.fromEntries(url.searchParams)
  expect(url.origin).toBe(settings.issuer)
  expect(sent).toMatchObject({
    client_id: 'brandhearth',
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge_method: 'S256',
  })
  expect(url.href).not.toContain(attempt.codeVerifier)
  const second = await startAttempt(settings, CALLBACK)
  for (const key of ['state', 'nonce', 'codeVerifier'] as const)
    expect(second.attempt[key]).not.toBe(attempt[key])
})

it('says who came back', async () => {
  nextToken()
  expect(await signIn()).toEqual({
    ok: true,
    person: { subject: 'maya-1', email: 'maya@example.com', emailVerified: true, name: 'Maya Okafor' },
  })
})

it.each(['true', 1, undefined])(
  'an address counts as verified only when that is true, not %j',
  async value => {
    nextToken(payload => Object.assign(payload, { email_verified: value }))
    expect(await signIn()).toMatchObject({ person: { emailVerified: false } })
  },
)

it.each([
  ['another sign-in', { nonce: 'another' }],
  ['no sign-in at all', { nonce: undefined }],
  ['somebody else', { aud: 'another-app' }],
  ['somebody else beside us', { aud: ['brandhearth', 'another-app'], azp: 'another-app' }],
  ['another provider', { iss: 'https://accounts.example.com' }],
  ['the past', { exp: Math.floor(Date.now() / 1000) - 3600 }],
  ['nobody', { sub: undefined }],
  ['a name longer than we keep', { sub: 'x'.repeat(256) }],
])('refuses a token for %s', async (_, claims) => {
  nextToken(payload => Object.assign(payload, claims))
  await expect(signIn()).rejects.toThrow()
})

it.each([
  ['no signature', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
  [
    'an algorithm of none',
    (token: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
  ],
  [
    'other words under the signature',
    (token: string) => {
      const [head, body = '', signature] = token.split('.')
      const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'somebody-else' }
      return `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`
    },
  ],
])('refuses a token with %s', async (_, forge) => {
  nextToken()
  provider.service.on('beforeResponse', (response: { body: Record<string, unknown> }) => {
    response.body.id_token = forge(String(response.body.id_token))
  })
  await expect(signIn()).rejects.toThrow()
})

it('refuses an answer to another attempt, by its state and by its PKCE secret', async () => {
  nextToken()
  const first = await startAttempt(settings, CALLBACK)
  const second = await startAttempt(settings, CALLBACK)
  const answer = await visit(first.url)
  await expect(finishAttempt(settings, answer, second.attempt)).rejects.toThrow()
  const mixed = { ...first.attempt, codeVerifier: second.attempt.codeVerifier }
  expect((await finishAttempt(settings, answer, mixed).catch(() => null))?.ok).not.toBe(true)
})

it('tells a person’s own no from Google’s, which it repeats in Google’s words, once the state is right', async () => {
  const { attempt } = await startAttempt(settings, CALLBACK)
  const answer = new URL(CALLBACK)
  answer.search = String(
    new URLSearchParams({
      error: 'admin_policy_enforced',
      error_description: 'The account is managed',
      state: attempt.state,
    }),
  )
  expect(await finishAttempt(settings, answer, attempt)).toEqual({
    ok: false,
    reason: 'refused_by_google',
    detail: 'The account is managed',
  })
  answer.searchParams.delete('error_description')
  expect(await finishAttempt(settings, answer, attempt)).toMatchObject({ detail: 'admin_policy_enforced' })
  answer.searchParams.set('error', 'access_denied')
  expect(await finishAttempt(settings, answer, attempt)).toEqual({ ok: false, reason: 'cancelled' })
  answer.searchParams.set('state', 'made-up')
  await expect(finishAttempt(settings, answer, attempt)).rejects.toThrow()
})

it('repeats why the code was not exchanged', async () => {
  provider.service.on('beforeResponse', (response: { statusCode: number; body: unknown }) => {
    response.statusCode = 400
    response.body = { error: 'invalid_grant', error_description: 'Malformed auth code.' }
  })
  expect(await signIn()).toMatchObject({ reason: 'refused_by_google', detail: 'Malformed auth code.' })
})

it('asks without TLS on this machine only', async () => {
  for (const issuer of ['http://accounts.example.com', 'http://localhost.example.com', 'http://10.0.0.1'])
    await expect(discoverGoogle({ ...settings, issuer })).rejects.toThrow(/HTTPS/i)
})

it('refuses a discovery document that names another issuer, and asks again the next time', async () => {
  const other = { ...settings, clientId: 'another' }
  const rename = (document: Record<string, unknown>) =>
    Object.assign(document, { issuer: 'http://localhost:1' })
  provider.service.on(
    'beforeWellKnownOpenIdConfiguration',
    ({ body, ...rest }: { body?: Record<string, unknown> }) => rename(body ?? rest),
  )
  await expect(discoverGoogle(other)).rejects.toThrow(/issuer/)
  provider.service.removeAllListeners()
  await discoverGoogle(other)
})
