import { type Context, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config, TracesConfig } from '#app/config.server.ts'
import { type OpenSpan, tracing } from './in-span.ts'
import { traceCalls } from './watch-calls.ts'
import { traceQueries } from './watch-queries.ts'

/** Milliseconds that the last traces may take to be sent when the process ends. */
const LAST_MS = 1_000

/**
 * Sends traces of requests, jobs, their statements and their calls to a collector from now on. Imported only where one
 * is configured: the libraries cost a tenth of a second and 15 MiB.
 */
export function startTracing(config: Config, { endpoint, share }: TracesConfig): { close(): Promise<void> } {
  const url = new URL(`${endpoint}/v1/traces`)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'brandhearth' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: url.href }),
        scheduledDelayMillis: 2_000,
      }),
    ],
  })
  const tracer = provider.getTracer('brandhearth')
  tracing.begin = (name, options, parent) => {
    const above: Context = parent ? trace.setSpan(ROOT_CONTEXT, parent.span) : ROOT_CONTEXT
    return openSpan(tracer.startSpan(name, options, above))
  }
  traceQueries()
  traceCalls(config, url)
  return {
    async close() {
      tracing.begin = null
      const late = new Promise(resolve => setTimeout(resolve, LAST_MS).unref())
      await Promise.race([provider.shutdown().catch(() => {}), late])
    },
  }
}

function openSpan(span: Span): OpenSpan {
  return {
    span,
    add: facts => void span.setAttributes(facts),
    end(error) {
      if (error !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.setAttribute('error.type', kindOf(error))
      }
      span.end()
    },
  }
}

/** The code of an error, such as a database's, else its name. */
function kindOf(error: unknown): string {
  const code: unknown = Reflect.get(Object(error), 'code')
  if (typeof code === 'string') return code
  return error instanceof Error ? error.name : typeof error
}
