import { SpanKind } from '@opentelemetry/api'
import { type AskedQuery, queryChannel } from '#db/driver/query-channel.ts'
import { tracing } from './in-span.ts'

/** Characters of a statement that are kept. */
const LONGEST_STATEMENT = 2_000

/** Makes a span of each query beneath a request or a job. */
export function traceQueries(): void {
  queryChannel.subscribe(message => traceQuery(message as AskedQuery))
}

function traceQuery({ query, pool }: AskedQuery): void {
  const parent = tracing.current.getStore()
  if (!parent || !tracing.begin) return
  const statement = statementOf(query)
  const operation = statement.match(/^[a-z]+/i)?.[0].toLowerCase() ?? 'query'
  const span = tracing.begin(
    operation,
    {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'brandhearth.pool': pool.name,
        // A text that was put together may quote a value.
        ...(query.tagged ? { 'db.query.text': statement } : {}),
      },
    },
    parent,
  )
  const { resolve, reject } = query
  query.resolve = value => {
    span.end()
    resolve(value)
  }
  query.reject = error => {
    span.end(error)
    reject(error)
  }
}

/** The statement with a number in the place of each value and of each piece that it is put together from. */
function statementOf({ strings }: AskedQuery['query']): string {
  const [first = '', ...rest] = strings
  return rest
    .reduce((text, part, at) => `${text}$${at + 1}${part}`, first)
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_STATEMENT)
}
