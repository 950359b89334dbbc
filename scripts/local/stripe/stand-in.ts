import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { presentObject } from './api/present.ts'
import { answerApi } from './api/router.ts'
import { type Ledger, openLedger } from './books/ledger.ts'
import { loadState, saveState } from './books/state.ts'
import { workOff } from './books/work-off.ts'
import { type PageAnswer, pressCheckout, showCheckout } from './pages/checkout.ts'
import { pressClock, pressWebhooks, showControl } from './pages/control.ts'
import { pressInvoice, showInvoice } from './pages/invoice.ts'
import { invoicePdf } from './pages/invoice-pdf.ts'
import { pressPortal, showPortal } from './pages/portal.ts'
import { openWebhooks } from './webhooks.ts'

export interface StripeStandIn {
  readonly url: string
  /** For tests: the books and their clock. */
  readonly ledger: Ledger
  /** Moves the clock on and works off what falls due. */
  advance(days: number): void
  /** Delivers what waits and resolves when all of it was tried. */
  settle(): Promise<void>
  close(): Promise<void>
}

export interface StandInOptions {
  /** 0 takes a free one. */
  readonly port?: number
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where webhooks go; null sends none. */
  readonly webhookUrl: string | null
  /** Where the books are kept between runs; null forgets them. */
  readonly file?: string | null
}

const BODY_LIMIT = 1_000_000

/** The stand-in for Stripe: its API, hosted pages and webhooks on loopback. Nothing real happens. */
export async function openStripeStandIn(options: StandInOptions): Promise<StripeStandIn> {
  const file = options.file ?? null
  const state = loadState(file)
  let url = ''
  let dirty = false
  const ledger = openLedger(state, {
    url: () => url,
    present: presentObject,
    onEvent: () => {
      dirty = true
    },
  })
  const webhooks = openWebhooks({
    events: () => state.events,
    isOn: () => state.delivering,
    target: options.webhookUrl,
    secret: options.webhookSecret,
    onChange: () => {
      dirty = true
    },
  })
  const keep = () => {
    if (dirty) saveState(file, state)
    dirty = false
  }

  const server = createServer((request, response) => {
    readBody(request)
      .then(body => {
        workOff(ledger)
        dirty ||= request.method !== 'GET'
        answer(ledger, options.secretKey, request, response, body)
        keep()
        webhooks.deliver()
      })
      .catch((error: unknown) => {
        response.writeHead(500, { 'Content-Type': 'application/json' })
        response.end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }))
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  url = `http://localhost:${(server.address() as AddressInfo).port}`
  const ticker = setInterval(() => {
    workOff(ledger)
    webhooks.deliver()
    keep()
  }, 500)

  return {
    url,
    ledger,
    advance(days) {
      state.offset += Math.round(days * 86_400)
      workOff(ledger)
      dirty = true
    },
    async settle() {
      webhooks.deliver()
      await webhooks.settle()
    },
    async close() {
      clearInterval(ticker)
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
      dirty = true
      keep()
    },
  }
}

function answer(
  ledger: Ledger,
  secretKey: string,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const method = request.method ?? 'GET'
  if (url.pathname.startsWith('/v1/')) {
    const { headers } = request
    const key = headers['idempotency-key']
    const result = answerApi(ledger, secretKey, {
      method,
      url,
      body,
      authorization: headers.authorization,
      idempotencyKey: typeof key === 'string' ? key : undefined,
    })
    response.writeHead(result.status, {
      'Content-Type': 'application/json',
      'Request-Id': ledger.id('req'),
      ...(result.replayed ? { 'Idempotent-Replayed': 'true' } : {}),
    })
    response.end(result.body)
    return
  }
  const pdf = url.pathname.match(/^\/i\/([A-Za-z0-9_]+)\/pdf$/)?.[1]
  const invoice = pdf === undefined ? undefined : ledger.state.invoices[pdf]
  if (invoice) {
    response.writeHead(200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="Invoice-${invoice.number}.pdf"`,
    })
    response.end(invoicePdf(ledger, invoice))
    return
  }
  const shown = answerPage(ledger, method, url.pathname, new URLSearchParams(body))
  response.writeHead(shown.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(shown.location ? { Location: shown.location } : {}),
  })
  response.end(shown.html ?? '')
}

function answerPage(ledger: Ledger, method: string, path: string, form: URLSearchParams): PageAnswer {
  const isPost = method === 'POST'
  const session = path.match(/^\/c\/pay\/([A-Za-z0-9_]+)$/)?.[1]
  if (session) return isPost ? pressCheckout(ledger, session, form) : showCheckout(ledger, session)
  const invoice = path.match(/^\/i\/([A-Za-z0-9_]+)$/)?.[1]
  if (invoice) return isPost ? pressInvoice(ledger, invoice, form) : showInvoice(ledger, invoice)
  const portal = path.match(/^\/p\/session\/([A-Za-z0-9_]+)$/)?.[1]
  if (portal) return isPost ? pressPortal(ledger, portal, form) : showPortal(ledger, portal)
  if (path === '/_clock' && isPost) return pressClock(ledger, form)
  if (path === '/_webhooks' && isPost) return pressWebhooks(ledger, form)
  if (path === '/') return showControl(ledger)
  return { status: 404, html: 'There is nothing here.' }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_LIMIT) throw new Error('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
