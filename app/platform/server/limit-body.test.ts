import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { BODY_LIMIT_BYTES, limitBody } from './limit-body.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

interface Sent {
  readonly reply: string
  readonly sentBytes: number
}

const PIECE = Buffer.alloc(64 * 1024, 'x')

/** Sends a body in chunks, never minding what comes back, until it is told to stop or all is out. */
async function sendChunks(
  app: (request: IncomingMessage, response: ServerResponse) => void,
  bytes: number,
  head = 'Transfer-Encoding: chunked',
): Promise<Sent> {
  server = createServer((request, response) => {
    if (!limitBody(request, response, false)) app(request, response)
  })
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let reply = ''
  let sentBytes = 0
  socket.on('data', piece => (reply += String(piece)))
  socket.on('error', () => {})
  const isClosed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`)
  const isChunked = head.startsWith('Transfer')
  while (sentBytes < bytes && !socket.destroyed) {
    const chunk = isChunked ? [`${PIECE.byteLength.toString(16)}\r\n`, PIECE, '\r\n'] : [PIECE]
    const isTaken = chunk.map(part => socket.write(part)).at(-1)
    sentBytes += PIECE.byteLength
    if (!isTaken) await Promise.race([new Promise(resolve => socket.once('drain', resolve)), isClosed])
  }
  if (!socket.destroyed && isChunked) socket.write('0\r\n\r\n')
  await Promise.race([isClosed, new Promise(resolve => setTimeout(resolve, 5_000))])
  const result = { reply, sentBytes: socket.destroyed ? sentBytes : Number.NaN }
  socket.destroy()
  return result
}

it('ends the connection of a body without a length once it is too much, though nobody reads it', async () => {
  const { reply, sentBytes } = await sendChunks(() => {}, 3_000_000_000)
  expect(reply).toMatch(/^HTTP\/1.1 413 /)
  expect(reply).toContain('X-Content-Type-Options: nosniff')
  expect(sentBytes, 'the connection was ended in the middle').toBeLessThan(3_000_000_000)
})

it('stops the app from reading on', async () => {
  let read = 0
  const { reply } = await sendChunks(request => {
    request.on('data', piece => (read += piece.byteLength))
  }, 4 * BODY_LIMIT_BYTES)
  expect(reply).toMatch(/^HTTP\/1.1 413 /)
  expect(read).toBeLessThan(BODY_LIMIT_BYTES + 2 * PIECE.byteLength)
})

it('lets what the app has said stand, and ends the connection all the same', async () => {
  const { reply, sentBytes } = await sendChunks(
    (_, response) => void response.end('not for you'),
    3_000_000_000,
  )
  expect(reply).toMatch(/^HTTP\/1.1 200 /)
  expect(reply.match(/HTTP\/1.1/g)).toHaveLength(1)
  expect(sentBytes).toBeLessThan(3_000_000_000)
})

it('leaves the sender the time to read why, though the app comes with an answer of its own just then', async () => {
  let isEndedByApp: boolean | undefined
  const { reply } = await sendChunks((request, response) => {
    let isClosed = false
    response.once('close', () => (isClosed = true))
    const answer = () => {
      if (!response.headersSent) return void setImmediate(answer)
      // As the framework does it: an answer that cannot be sent takes the connection along.
      if (!isClosed && !response.destroyed) response.destroy(new Error('There is an answer already'))
      isEndedByApp = request.socket.destroyed
    }
    answer()
  }, 4 * BODY_LIMIT_BYTES)
  expect(reply).toMatch(/^HTTP\/1.1 413 /)
  expect(isEndedByApp).toBe(false)
})

it('keeps the connection of who wants it closed until they have sent what they may, or they would not read the answer', async () => {
  const head = 'Transfer-Encoding: chunked\r\nConnection: close'
  const answer = (_: IncomingMessage, response: ServerResponse) => void response.end('not for you')
  const { reply, sentBytes } = await sendChunks(answer, 3_000_000_000, head)
  expect(reply).toMatch(/^HTTP\/1.1 200 /)
  expect(sentBytes).toBeGreaterThanOrEqual(BODY_LIMIT_BYTES)
  expect(sentBytes).toBeLessThan(3_000_000_000)
})

it('closes the connection of who wants that, once all of a body has come', async () => {
  const head = 'Transfer-Encoding: chunked\r\nConnection: close'
  for (const whenAnswered of ['before', 'after']) {
    const { reply, sentBytes } = await sendChunks(
      (request, response) => {
        if (whenAnswered === 'before') response.end('thank you')
        else request.once('end', () => response.end('thank you')).resume()
      },
      BODY_LIMIT_BYTES / 2,
      head,
    )
    expect(reply, whenAnswered).toContain('thank you')
    expect(sentBytes, whenAnswered).not.toBeNaN()
    server?.close()
  }
})

it('refuses what announces too much before anything of it is read', async () => {
  let isAsked = false
  const { reply } = await sendChunks(() => (isAsked = true), 100_000, 'Content-Length: 10000001')
  expect(reply).toMatch(/^HTTP\/1.1 413 /)
  expect(isAsked).toBe(false)
})

const MOST_AT = [
  ['/app/storybank', 32_000_000],
  ['/app/storybank?prompt=1', 32_000_000],
  ['/app/storybank.data', 32_000_000],
  ['/app/capture', 32_000_000],
  ['/app/capture.data?_routes=x', 32_000_000],
  ['/app/storybank/one', BODY_LIMIT_BYTES],
  ['/app/captures', BODY_LIMIT_BYTES],
  ['/capture', BODY_LIMIT_BYTES],
  ['/app/share', 21_000_000],
  ['/app/media/story/one', 21_000_000],
  ['/app/media/story/one?kind=video', 101_000_000],
  ['/app/import', 2_000_000_000],
] as const

it('lets each address announce its own size, and not a byte more', async () => {
  server = createServer((request, response) => {
    if (!limitBody(request, response, false)) response.end()
  })
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  /** The status of what came back before any of the body was sent. */
  const announce = (path: string, length: number) =>
    new Promise<string | undefined>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', reject)
      socket.once('data', piece => {
        resolve(String(piece).split(' ')[1])
        socket.destroy()
      })
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`)
    })
  for (const [path, most] of MOST_AT)
    expect([await announce(path, most), await announce(path, most + 1)], path).toEqual(['200', '413'])
})

it('leaves a body of the right size alone, and the connection open for the next', async () => {
  server = createServer((request, response) => {
    if (limitBody(request, response, false)) return
    let read = 0
    request.on('data', piece => (read += piece.byteLength))
    request.on('end', () => response.end(String(read)))
  })
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const size of [0, 1, BODY_LIMIT_BYTES]) {
    const answer = await fetch(url, { method: 'POST', body: 'x'.repeat(size) })
    expect([answer.status, await answer.text()]).toEqual([200, String(size)])
  }
})
