import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, vi } from 'vitest'

/** What is answered where the memory under test had nothing. */
export const FROM_THE_APP = 'from the app'

/** A server before which a memory of pages stands, and ways to ask it; it runs for as long as the file's tests do. */
export function askPages(answer: (request: IncomingMessage, response: ServerResponse) => boolean) {
  const server = createServer((request, response) => {
    if (!answer(request, response)) response.end(FROM_THE_APP)
  })
  let origin = ''
  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + path, { headers: { 'Accept-Encoding': 'identity', ...headers }, method })

  /** Asks until the memory answers. */
  async function warm(path: string, headers: Record<string, string> = {}) {
    await ask(path, headers)
    await vi.waitFor(async () => expect(await (await ask(path, headers)).text()).not.toBe(FROM_THE_APP))
  }

  /** What is answered to one page asked for as often on one connection, all at once, by somebody who begins to read late. */
  async function askLate(path: string, times: number): Promise<string> {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: identity\r\n`
    socket.write(`${`${request}\r\n`.repeat(times - 1)}${request}Connection: close\r\n\r\n`)
    await new Promise(resolve => setTimeout(resolve, 200))
    return (await buffer(socket)).toString()
  }
  return { ask, askLate, warm }
}
