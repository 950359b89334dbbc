import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Made-up feeds on every loopback address. */
export interface FeedServer {
  readonly port: number
  /** How often it was asked, and how many requests of one host it had at once at most. */
  asked(): { readonly requests: number; readonly mostOfOneHost: number }
  close(): Promise<void>
}

const ITEMS = 20
const SLOWEST_MS = 500

/**
 * Answers any address as a feed of 20 items after 50 to 500 ms: four of five asked with its mark have not changed, the fifth
 * has a new item.
 */
export async function openFeedServer(): Promise<FeedServer> {
  let requests = 0
  let mostOfOneHost = 0
  const open = new Map<string, number>()
  const server = createServer((request, response) => {
    requests += 1
    const host = request.headers.host ?? ''
    const atOnce = (open.get(host) ?? 0) + 1
    open.set(host, atOnce)
    mostOfOneHost = Math.max(mostOfOneHost, atOnce)
    response.once('close', () => open.set(host, (open.get(host) ?? 1) - 1))
    const isSame = requests % 5 !== 0 && request.headers['if-none-match'] !== undefined
    const mark = `"${requests}"`
    setTimeout(
      () =>
        isSame
          ? response.writeHead(304).end()
          : response
              .writeHead(200, { ETag: mark, 'Content-Type': 'application/rss+xml' })
              .end(feedOf(requests)),
      50 + ((requests * 37) % (SLOWEST_MS - 50)),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '0.0.0.0', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => ({ requests, mostOfOneHost }),
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function feedOf(newest: number): string {
  const items = Array.from({ length: ITEMS }, (_, at) => {
    const id = newest - at
    return `<item><guid>item ${id}</guid><title>What number ${id} says about rye, ovens and shop ${id * 7}</title><link>https://feed.example/${id}</link><description>${'A sentence about a bakery and its customers. '.repeat(10)}</description></item>`
  })
  return `<rss version="2.0"><channel><title>A feed</title>${items.join('')}</channel></rss>`
}
