import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { answerAgent } from './agent.ts'
import { answerFeed, answerPriceList, PRICE_LIST } from './feeds.ts'
import { answerFreeHours } from './free-hours.ts'
import { type ReceivedEvent, receiverPage } from './receiver-page.ts'

export interface WebhookReceiver {
  readonly url: string
  /** As `WEBHOOKS_ALLOW_PRIVATE` takes it. */
  readonly host: string
  close(): Promise<void>
}

/** Events that are kept to be shown. */
const MOST_SHOWN = 100
const MOST_BYTES = 20_000

/**
 * The stand-in for somebody's receiver of webhooks: takes what is posted to it, shows it on its page, and checks its
 * signature with the secret that was typed there. At `/magazine` lies a made-up magazine with a feed to follow, at
 * `/magazine/courses` a page of prices to watch, at `/free-hours.ics` a calendar with hours for calls, and
 * under `/agent` the document of an agent to connect. `POST /_control` with `{"status": 500}` has it answer so from then on,
 * `{"price": "24", "text": "…"}` changes the page of prices.
 */
export async function openWebhookReceiver(port = 0): Promise<WebhookReceiver> {
  const events: ReceivedEvent[] = []
  let secret = ''
  let status = 204
  let priceList = PRICE_LIST
  const web = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    if (request.method !== 'POST') {
      if (path === '/events.json') {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        return response.end(JSON.stringify(events))
      }
      const feed =
        path === '/magazine/courses'
          ? answerPriceList(priceList)
          : (answerFreeHours(path, new Date()) ??
            answerAgent(path, request.headers.host ?? '') ??
            answerFeed(path, request.headers.host ?? '', new Date()))
      if (feed) {
        response.writeHead(200, { 'Content-Type': feed.type, 'Cache-Control': 'no-store' })
        return response.end(feed.body)
      }
      response.writeHead(200, html)
      return response.end(receiverPage(events, secret !== ''))
    }
    const body = await readBody(request)
    if (body === null) return response.writeHead(413).end()
    if (path === '/_secret') {
      secret = new URLSearchParams(body).get('secret')?.trim() ?? ''
      return response.writeHead(303, { Location: '/' }).end()
    }
    if (path === '/_control') {
      const asked: unknown = JSON.parse(body)
      if (asked && typeof asked === 'object') {
        if ('status' in asked) status = Number(asked.status)
        if ('price' in asked) priceList = { ...priceList, price: String(asked.price) }
        if ('text' in asked) priceList = { ...priceList, text: String(asked.text) }
      }
      return response.writeHead(204).end()
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    events.unshift({
      id: headers['webhook-id'] ?? '',
      at: new Date().toISOString(),
      body,
      signature: secret === '' ? 'unknown' : isSigned(secret, headers, body) ? 'right' : 'wrong',
      status,
    })
    events.splice(MOST_SHOWN)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve, reject) => {
    web.once('error', reject)
    web.listen(port, '127.0.0.1', resolve)
  })
  const host = `localhost:${(web.address() as AddressInfo).port}`
  return {
    url: `http://${host}`,
    host,
    async close() {
      web.closeAllConnections()
      await new Promise<void>(resolve => web.close(() => resolve()))
    },
  }
}

function isSigned(secret: string, headers: Record<string, string>, body: string): boolean {
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
