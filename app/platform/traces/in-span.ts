import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span, SpanOptions } from '@opentelemetry/api'

/** What a span may say: short words of ours and numbers. Never what somebody typed, an address or a value of a statement. */
export type SpanFacts = Readonly<Record<string, string | number>>

export interface OpenSpan {
  add(facts: SpanFacts): void
  /** Ends it; of an error only its kind is kept, since its message may quote anything. */
  end(error?: unknown): void
  /** The library's own, for those that begin beneath it. */
  readonly span: Span
}

/** What begins spans; null while nobody collects traces, and then nothing of the library is loaded. */
interface Tracing {
  begin: ((name: string, options: SpanOptions, parent: OpenSpan | undefined) => OpenSpan) | null
  readonly current: AsyncLocalStorage<OpenSpan>
}

/** Of the whole process. */
export const tracing: Tracing = { begin: null, current: new AsyncLocalStorage() }

/** Does work as a span by itself, such as a request or a job; what it asks the database and others is beneath it. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Pick<OpenSpan, 'add'>) => Promise<T>,
): Promise<T> {
  const { begin, current } = tracing
  if (!begin) return work({ add: () => {} })
  const span = begin(name, options, undefined)
  try {
    const result = await current.run(span, () => work(span))
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}
