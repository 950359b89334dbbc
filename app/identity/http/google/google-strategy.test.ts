import { Authenticator } from 'remix-auth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GoogleStandIn, openGoogle } from '#scripts/local/google/google.ts'
import { type GoogleAnswer, GoogleStrategy } from './google-strategy.ts'

const APP = 'https://brandhearth.test'
let standIn: GoogleStandIn

beforeAll(async () => {
  standIn = await openGoogle()
  Object.assign(process.env, {
    BRANDHEARTH_MODE: 'test',
    APP_URL: APP,
    DATABASE_URL: 'postgres://localhost/none',
    GOOGLE_CLIENT_ID: standIn.clientId,
    GOOGLE_CLIENT_SECRET: standIn.clientSecret,
    GOOGLE_ISSUER: standIn.issuer,
  })
})
afterAll(() => standIn.close())

const authenticate = (request: Request) =>
  new Authenticator<GoogleAnswer>()
    .use(new GoogleStrategy(async answer => answer))
    .authenticate('google', request)

async function leave(): Promise<Response> {
  const thrown: unknown = await authenticate(new Request(`${APP}/auth/google`)).catch(error => error)
  if (!(thrown instanceof Response)) throw thrown
  return thrown
}

const callback = (search: string, cookie = '') =>
  new Request(`${APP}/auth/google/callback${search}`, { headers: { Cookie: cookie } })

it('sends to Google and keeps the attempt where only this site over https can read it', async () => {
  const response = await leave()
  const to = new URL(response.headers.get('Location') ?? '')
  expect([response.status, to.origin]).toEqual([303, standIn.issuer])
  expect(to.searchParams.get('redirect_uri')).toBe(`${APP}/auth/google/callback`)
  const state = to.searchParams.get('state')
  expect(response.headers.get('Set-Cookie')).toMatch(
    new RegExp(
      `^__Host-oauth:${state}=[\\w-]+\\.[\\w-]+; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax$`,
    ),
  )
})

it('hands over answer and attempt when both belong together, in whichever tab', async () => {
  const [first, second] = [await leave(), await leave()]
  const jar = [first, second].map(response => response.headers.get('Set-Cookie')?.split(';')[0]).join('; ')
  for (const response of [first, second]) {
    const sent = new URL(response.headers.get('Location') ?? '').searchParams
    const { answer, attempt } = await authenticate(callback(`?state=${sent.get('state')}&code=c`, jar))
    expect(answer.searchParams.get('code')).toBe('c')
    expect(attempt).toMatchObject({ state: sent.get('state'), nonce: sent.get('nonce') })
    expect(attempt.codeVerifier.length).toBeGreaterThanOrEqual(43)
  }
})

it.each(['', '?code=c', '?state=&code=c', '?state=made-up&code=c'])(
  'never starts at the callback, and refuses what this browser did not begin: %j',
  async search => {
    const jar = (await leave()).headers.get('Set-Cookie')?.split(';')[0]
    await expect(authenticate(callback(search, jar))).rejects.toThrow('no sign-in of this browser')
  },
)
