import { channel } from 'node:diagnostics_channel'
import { SpanKind } from '@opentelemetry/api'
import type { Config } from '#app/config.server.ts'
import { type OpenSpan, tracing } from './in-span.ts'

/** Where the services are that we ask at their own addresses. */
const PROVIDERS = [
  'api.openai.com',
  'api.stripe.com',
  'accounts.google.com',
  'oauth2.googleapis.com',
  'www.googleapis.com',
  'openidconnect.googleapis.com',
]

/** What the libraries that fetch say of a request; the same object each time. */
type Call = object

/**
 * Makes a span of each HTTP request of ours beneath a request or a job. It says which service was asked only where that
 * is in the configuration: other names were typed by people. Never a path, which may hold a key. `collector` is where
 * traces go, which is not traced itself.
 */
export function traceCalls(config: Config, collector: URL): void {
  const known = new Set([...PROVIDERS, ...hostsIn(config)])
  const spans = new WeakMap<Call, OpenSpan>()
  const begin = (call: Call, method: string, host: string) => {
    const parent = tracing.current.getStore()
    if (!parent || !tracing.begin) return
    const attributes = {
      'http.request.method': method,
      'server.address': known.has(host) ? host : 'other',
    }
    spans.set(call, tracing.begin(method, { kind: SpanKind.CLIENT, attributes }, parent))
  }
  const end = (call: Call, outcome: { status?: number; error?: unknown }) => {
    const span = spans.get(call)
    if (!span) return
    spans.delete(call)
    if (outcome.status) span.add({ 'http.response.status_code': outcome.status })
    span.end(outcome.error)
  }
  const on = <Message>(name: string, listener: (message: Message) => void) =>
    channel(name).subscribe(message => listener(message as Message))

  // `fetch`.
  on<{ request: { method: string; origin: string | URL } }>('undici:request:create', ({ request }) =>
    begin(request, request.method, new URL(request.origin).hostname),
  )
  on<{ request: Call; response: { statusCode: number } }>('undici:request:headers', ({ request, response }) =>
    end(request, { status: response.statusCode }),
  )
  on<{ request: Call; error: unknown }>('undici:request:error', ({ request, error }) =>
    end(request, { error }),
  )

  // node:http and node:https.
  on<{ request: { method: string; host: string; getHeader(name: string): unknown } }>(
    'http.client.request.start',
    ({ request }) => {
      if (request.getHeader('host') !== collector.host) begin(request, request.method, request.host)
    },
  )
  on<{ request: Call; response: { statusCode: number } }>(
    'http.client.response.finish',
    ({ request, response }) => end(request, { status: response.statusCode }),
  )
  on<{ request: Call; error: unknown }>('http.client.request.error', ({ request, error }) =>
    end(request, { error }),
  )
}

/** Names of servers in the operator's own configuration. */
function hostsIn(part: unknown): string[] {
  if (typeof part === 'string')
    return /^https?:\/\//.test(part) && URL.canParse(part) ? [new URL(part).hostname] : []
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(hostsIn) : []
}
