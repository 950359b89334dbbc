import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exchangeForLongToken } from './long-tokens.ts'

let server: Server
let short: object = {}
beforeAll(async () => {
  server = createServer((request, response) => {
    const isShort = request.url === '/oauth/access_token'
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(isShort ? short : { access_token: 'long', expires_in: 5_184_000 }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
})

const exchange = () => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = { clientId: 'id', clientSecret: 'secret', version: 'v1.0', authBase: base, tokenBase: base }
  const asked = { grant: 'ig', code: 'code', redirectUri: 'http://localhost/', needed: ['publish'] } as const
  return exchangeForLongToken({ ...config, apiBase: base }, asked)
}

it.each([
  ['by itself', { access_token: 'short' }],
  ['with what was allowed', { access_token: 'short', permissions: ['basic', 'publish'] }],
  [
    'in a list, as the reference shows it',
    { data: [{ access_token: 'short', permissions: 'basic, publish' }] },
  ],
])('takes a token %s', async (_name, answer) => {
  short = answer
  expect(await exchange()).toMatchObject({ kind: 'renewed', tokens: { accessToken: 'long' } })
})

it.each([
  ['without what is needed', { access_token: 'short', permissions: ['basic'] }],
  ['without it, in a list', { data: [{ access_token: 'short', permissions: 'basic' }] }],
  ['that is none', { data: [] }],
])('refuses a token %s', async (_name, answer) => {
  short = answer
  expect(await exchange()).toEqual({ kind: 'refused' })
})
