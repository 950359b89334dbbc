import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { type GuardedRequest, guardedRequest } from './guarded-request.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  open.push({
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const ask = (url: string, over: Partial<GuardedRequest> = {}) =>
  guardedRequest({ method: 'GET', url: new URL(url), timeoutMs: 2000, localOrigin: null, ...over })

describe('what leads inside is not even asked', () => {
  it.each([
    ...[
      'http://example.com/',
      'https://example.com:8443/',
      'https://user@example.com/',
      'https://a:b@example.com/',
    ],
    ...['https://127.0.0.1/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://2130706433/'],
    ...['https://0x7f.1/', 'https://169.254.169.254/', 'https://8.8.8.8/', 'ftp://example.com/'],
    'https://localhost/',
  ])('%s', async url => {
    expect(await ask(url)).toMatchObject({ kind: 'not_sent', isBlocked: true })
  })

  it('also beside the one origin that is allowed', async () => {
    let calls = 0
    const [mine, other] = [
      await serve((_, response) => response.end('mine')),
      await serve((_, response) => {
        calls += 1
        response.end('other')
      }),
    ]
    expect(await ask(`${mine}/`, { localOrigin: mine })).toMatchObject({ kind: 'answered', body: 'mine' })
    expect(await ask(`${other}/`, { localOrigin: mine })).toMatchObject({ kind: 'not_sent', isBlocked: true })
    expect(calls).toBe(0)
  })
})

describe('what became of a request', () => {
  it('follows no redirect', async () => {
    const url = await serve((_, response) => response.writeHead(302, { Location: 'http://127.0.0.1/' }).end())
    expect(await ask(url, { localOrigin: url })).toMatchObject({ kind: 'answered', status: 302 })
  })

  it('knows that nothing was sent where no connection came about', async () => {
    const free = createSocketServer()
    await new Promise<void>(resolve => free.listen(0, '127.0.0.1', resolve))
    const url = `http://localhost:${(free.address() as AddressInfo).port}`
    await new Promise<unknown>(resolve => free.close(resolve))
    const answer = await ask(url, { localOrigin: url, method: 'POST', body: 'x' })
    expect(answer).toMatchObject({ kind: 'not_sent', isBlocked: false })
  })

  it('calls an answer lost that was cut off, came too late, is too long or packed', async () => {
    const cut = await serve((_, response) => response.destroy())
    expect(await ask(cut, { localOrigin: cut })).toMatchObject({ kind: 'lost' })
    const halfway = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': 1000 }).write('{"id"')
      setTimeout(() => response.destroy(), 20)
    })
    expect(await ask(halfway, { localOrigin: halfway })).toMatchObject({ kind: 'lost', status: 200 })
    const late = await serve(() => {})
    expect(await ask(late, { localOrigin: late, timeoutMs: 100 })).toMatchObject({ kind: 'lost' })
    const long = await serve((_, response) => response.end(Buffer.alloc(4_000_001)))
    expect(await ask(long, { localOrigin: long })).toMatchObject({ kind: 'lost', status: 200 })
    const packed = await serve((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end())
    expect(await ask(packed, { localOrigin: packed })).toMatchObject({ kind: 'lost', status: 200 })
  })

  it('an answer that switches to another protocol is none', async () => {
    const other = createSocketServer(socket =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n'),
    )
    open.push(other)
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const url = `http://localhost:${(other.address() as AddressInfo).port}`
    expect(await ask(url, { localOrigin: url })).toMatchObject({ kind: 'lost' })
  })

  it('a header that cannot be sent is not sent, nor anything else', async () => {
    let calls = 0
    const url = await serve((_, response) => {
      calls += 1
      response.end()
    })
    const answer = await ask(url, { localOrigin: url, headers: { 'x-name': 'two\r\nlines' } })
    expect(answer).toMatchObject({ kind: 'not_sent', isBlocked: false })
    expect(calls).toBe(0)
  })

  it('sends and brings bytes as they are, and no more than it is told', async () => {
    const picture = Buffer.from([0xff, 0xd8, 0, 0x80, 0xfe])
    const echo = await serve((request, response) => request.pipe(response))
    const sent = { localOrigin: echo, method: 'POST', body: picture } as const
    const answer = await ask(echo, { ...sent, mostBytes: 5 })
    expect(answer.kind === 'answered' && Buffer.from(answer.bytes).equals(picture)).toBe(true)
    expect(await ask(echo, { ...sent, mostBytes: 4 })).toMatchObject({ kind: 'lost', status: 200 })
  })

  it('ends when it is told to', async () => {
    const silent = await serve(() => {})
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 50)
    expect(await ask(silent, { localOrigin: silent, signal: stop.signal })).toMatchObject({ kind: 'lost' })
  })
})

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** A key and a certificate for `localhost` that nobody signed but itself. */
function ownCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'brandhearth-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  spawnSync('openssl', ['req', ...made, ...subject, '-keyout', key, '-out', cert])
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return pair
}

describe.skipIf(!hasOpenssl)('over TLS (needs openssl)', () => {
  it('a server without a known certificate gets nothing, and one that has it is answered', async () => {
    const pair = ownCertificate()
    let calls = 0
    const server = createSecureServer(pair, (_, response) => {
      calls += 1
      response.end('known')
    })
    open.push(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const url = `https://localhost:${(server.address() as AddressInfo).port}`
    const sent = { localOrigin: url, method: 'POST', body: 'a secret' } as const
    expect(await ask(url, sent)).toMatchObject({ kind: 'not_sent', isBlocked: false })
    expect(calls).toBe(0)
    const known = getCACertificates()
    setDefaultCACertificates([...known, pair.cert])
    try {
      expect(await ask(url, sent)).toMatchObject({ kind: 'answered', body: 'known' })
    } finally {
      setDefaultCACertificates(known)
    }
  })
})
