import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { exchangeCode, findDoor, readPerson } from './oauth.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

interface Said {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body?: object | string
}

/** A server that says the same to everything, with its own address in the place of `SELF`. */
async function serve(say: Said) {
  const server = createServer((_, response) => {
    const body = typeof say.body === 'string' ? say.body : JSON.stringify(say.body ?? {})
    response.writeHead(say.status ?? 200, say.headers).end(body.replaceAll('SELF', origin))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  open.push({
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  })
  return { origin, localOrigin: origin }
}

const described = {
  authorization_endpoint: 'SELF/oauth/authorize',
  token_endpoint: 'SELF/oauth/token',
  revocation_endpoint: 'SELF/oauth/revoke',
  app_registration_endpoint: 'SELF/api/v1/apps',
  scopes_supported: ['profile', 'read:statuses'],
  code_challenge_methods_supported: ['S256'],
}

describe('how a server is asked for access', () => {
  it('is as it describes itself', async () => {
    expect(await findDoor(await serve({ body: described }))).toMatchObject({
      ok: true,
      door: { tokenPath: '/oauth/token', hasPkce: true, scopes: expect.arrayContaining(['profile']) },
    })
  })

  it.each<[string, Said, object]>([
    ['no Mastodon', { body: '<html>' }, { reason: 'not_mastodon' }],
    ['an empty description', { body: {} }, { reason: 'not_mastodon' }],
    ['something else that says no', { status: 403, body: 'Forbidden' }, { reason: 'not_mastodon' }],
    ['a server that is unwell', { status: 502, body: '' }, { reason: 'unreachable' }],
    ['a server that has had enough of us', { status: 429, body: { error: 'Wait' } }, { reason: 'busy' }],
    [
      'a server whose accounts are elsewhere',
      { status: 301, headers: { Location: 'https://social.example/.well-known/x' } },
      { reason: 'moved', host: 'social.example' },
    ],
    [
      'a redirect inside',
      { status: 302, headers: { Location: 'http://10.0.0.1/' } },
      { reason: 'not_mastodon' },
    ],
    [
      'a server that describes another one',
      { body: { ...described, authorization_endpoint: 'https://social.example/oauth/authorize' } },
      { reason: 'moved', host: 'social.example' },
    ],
    [
      'a server that would have our secrets sent elsewhere',
      { body: { ...described, token_endpoint: 'https://thief.example/oauth/token' } },
      { reason: 'not_mastodon' },
    ],
  ])('is not known of %s', async (_, said, refusal) => {
    expect(await findDoor(await serve(said))).toMatchObject({ ok: false, ...refusal })
  })
})

it('takes no token that may not publish and look up, and no account without a name', async () => {
  const trade = async (scope: string) =>
    exchangeCode(await serve({ body: { access_token: 't', scope } }), '/oauth/token', {
      app: { clientId: 'c', clientSecret: 's' },
      code: 'x',
      codeVerifier: 'v',
      redirectUri: 'http://localhost:3000/back',
    })
  expect(await trade('profile read:statuses write:statuses')).toMatchObject({ ok: true, accessToken: 't' })
  expect(await trade('read write')).toMatchObject({ ok: true })
  expect(await trade('profile read:statuses')).toMatchObject({ reason: 'refused' })
  expect(await trade('profile write:statuses')).toMatchObject({ reason: 'refused' })
  const person = async (body: object) => readPerson(await serve({ body }), 't')
  expect(await person({ id: '1', username: 'ada' })).toMatchObject({ ok: true, person: { accountId: '1' } })
  expect(await person({ id: '1/../2', username: 'ada' })).toMatchObject({ reason: 'not_mastodon' })
  expect(await person({ id: '1' })).toMatchObject({ reason: 'not_mastodon' })
})
