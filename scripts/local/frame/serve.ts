import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from './answer.ts'

/** A request as a stand-in reads it. */
export interface Asked {
  readonly request: Request
  /** Sends what is answered; `more` are headers that the answer does not have itself. */
  send(answer: Response, more?: Record<string, string>): Promise<void>
  /** Cuts the line without a word. */
  drop(): void
}

export interface LocalServer {
  /** Its origin. */
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/**
 * A server on loopback for a stand-in. Takes the port that was asked for; without one (0) that of the last time, or a
 * free one where somebody else has it now. Bodies over `bodyLimit` bytes, and what `handle` throws, are answered with 500.
 */
export async function serveLocally(options: {
  readonly port: number
  readonly lastPort: number
  readonly bodyLimit: number
  readonly handle: (asked: Asked, url: string) => Promise<void>
}): Promise<LocalServer> {
  let url = ''
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) =>
      send(response, json({ error: String(error) }, 500), {}),
    )
  })
  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming, url, options.bodyLimit)
    const asked = {
      request,
      send: (sent: Response, more = {}) => send(response, sent, more),
      drop: () => void response.destroy(),
    }
    await options.handle(asked, url)
  }

  await listen(server, options.port, options.lastPort)
  const { port } = server.address() as AddressInfo
  url = `http://localhost:${port}`
  return {
    url,
    port,
    async close() {
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

async function listen(server: Server, port: number, last: number): Promise<void> {
  const take = (wanted: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(wanted, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  if (port !== 0 || last === 0) return take(port)
  await take(last).catch(() => take(0))
}

async function readRequest(request: IncomingMessage, url: string, limit: number): Promise<Request> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw new Error('too large')
    chunks.push(chunk)
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(new URL(request.url ?? '/', url), {
    method: request.method ?? 'GET',
    headers,
    ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
  })
}

async function send(response: ServerResponse, answer: Response, more: Record<string, string>): Promise<void> {
  const headers = new Headers(more)
  for (const [name, value] of answer.headers) headers.set(name, value)
  response.writeHead(answer.status, Object.fromEntries(headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}
