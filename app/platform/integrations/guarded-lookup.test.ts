import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const names = vi.hoisted(() => new Map<string, string[]>())
const asked = vi.hoisted(() => [] as string[])

/** A resolver that says what the test wants, and may say something else each time that it is asked. */
vi.mock('node:dns', () => ({
  lookup: (
    name: string,
    _options: unknown,
    callback: (error: Error | null, addresses?: { address: string; family: number }[]) => void,
  ) => {
    asked.push(name)
    const [first, ...others] = names.get(name) ?? []
    if (first === undefined) return callback(new Error('no such name'))
    if (others.length > 0) names.set(name, others)
    callback(
      null,
      first.split(' ').map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  },
}))

const { guardedRequest } = await import('./guarded-request.ts')

let hits = 0
let server: Server
let port = 0
beforeAll(async () => {
  server = createServer((_, response) => {
    hits += 1
    response.end('inside')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  names.clear()
  asked.length = 0
  hits = 0
})

const ask = (address: string, localOrigin: string | null = null) =>
  guardedRequest({ method: 'POST', url: new URL(address), body: '{}', timeoutMs: 2000, localOrigin })

describe('a name that leads inside', () => {
  it.each([
    ...[
      '127.0.0.1',
      '::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      '10.0.0.8',
      '169.254.169.254',
      '100.64.1.1',
    ],
    ...['224.0.0.1', 'fd00::1', 'fe80::1', '0.0.0.0', '2002:7f00:1::', '93.184.216.34 127.0.0.1'],
  ])('to %s is not connected to', async addresses => {
    names.set('127.0.0.1.nip.io', [addresses])
    expect(await ask('https://127.0.0.1.nip.io/')).toMatchObject({ kind: 'not_sent', isBlocked: true })
    expect(asked).toEqual(['127.0.0.1.nip.io'])
  })

  it('is looked up once, as the connection is made, so that its answer cannot change after it was checked', async () => {
    names.set('rebinding.example', ['127.0.0.1', '93.184.216.34', '127.0.0.1'])
    expect(await ask('https://rebinding.example/')).toMatchObject({ kind: 'not_sent', isBlocked: true })
    expect(asked).toEqual(['rebinding.example'])
    expect(hits).toBe(0)
  })

  it.each(['https://localhost./', 'https://LOCALHOST/', 'https://a.b.localhost/'])('%s', async address => {
    names.set(new URL(address).hostname, ['127.0.0.1 ::1'])
    expect(await ask(address)).toMatchObject({ kind: 'not_sent', isBlocked: true })
  })

  it('by another port, by a user name or by any way of writing a number is not even looked up', async () => {
    const ways = [
      `https://a.example:${port}/`,
      'https://user@a.example/',
      'https://0x7f.1/',
      'https://2130706433/',
    ]
    for (const address of [
      ...ways,
      'https://[::ffff:127.0.0.1]/',
      'http://a.example/',
      'https://017700000001/',
    ])
      expect(await ask(address), address).toMatchObject({ kind: 'not_sent', isBlocked: true })
    expect(asked).toEqual([])
  })

  it('does not use a proxy of the surroundings', async () => {
    vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${port}`)
    vi.stubEnv('https_proxy', `http://127.0.0.1:${port}`)
    names.set('a.example', ['127.0.0.1'])
    expect(await ask('https://a.example/')).toMatchObject({ kind: 'not_sent', isBlocked: true })
    vi.unstubAllEnvs()
    expect(hits).toBe(0)
  })
})
