import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
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
  return { ask, warm }
}
