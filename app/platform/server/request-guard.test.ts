import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '#app/config.server.ts'
import { requestGuard } from './request-guard.ts'

const loaded = loadConfig({ BRANDHEARTH_MODE: 'test', APP_URL: 'http://localhost:3000' })
if (!loaded.ok) throw new Error(loaded.problems.join())
const refuse = requestGuard(loaded.config)

const ask = (url: string, { host = 'localhost:3000', method = 'GET' } = {}) =>
  refuse({ url, method, headers: { host } } as unknown as IncomingMessage)

describe('what the app never sees', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'QUERY', undefined])('the method %s', method => {
    expect(ask('/', { method: method as string })?.status ?? null).toBe(method === undefined ? null : 405)
  })

  it.each(['a@evil.com', 'user:pw@localhost:3000', 'localhost/..', 'evil.com?', 'a b', '', '[::1', 'x#y'])(
    'the host “%s”',
    host => {
      expect(ask('/', { host })?.status).toBe(400)
    },
  )

  it.each(['http://evil.example/', '//evil.example', '*', '/%E0%A4%A', '/shared/key%', '/%ff'])(
    'the address %s',
    url => {
      expect(ask(url)?.status).toBe(400)
    },
  )

  it('lets through what can be read, however it is written', () => {
    for (const url of ['/', '/%73hared/key', '/Shared/key', '/a%2f..%2f', '/pricing?x=%E0%A4%A'])
      expect(ask(url), url).toBeNull()
    expect(ask('/', { host: 'app.example.com' })).toBeNull()
  })

  it('leads a laptop’s other names for itself to the one that cookies belong to', () => {
    expect(ask('/app?x=1', { host: '127.0.0.1:3000' })?.headers?.Location).toBe(
      'http://localhost:3000/app?x=1',
    )
    expect(ask('/app', { host: '[::1]:3000' })?.status).toBe(302)
    expect(ask('/healthz', { host: '127.0.0.1:3000' })).toBeNull()
    expect(ask('/app', { host: '127.0.0.1:9' })).toBeNull()
  })
})
