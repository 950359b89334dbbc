import * as v from 'valibot'
import type { FindAnswer } from '#app/publishing/integrations/network.ts'
import type { GraphAnswer, GraphCall } from './call-graph.ts'
import { cannotTell } from './read-post.ts'

/** What a look-up reads at most: five full pages. */
const MOST_PAGES = 5
const PAGE_SIZE = 100

const pagingSchema = v.optional(
  v.object({
    cursors: v.optional(v.object({ after: v.optional(v.string(), '') })),
    next: v.optional(v.string()),
  }),
)

/**
 * Reads a list of Meta's page by page, until `look` has an answer to what it shows; `certainly_not` when all of it was read.
 * `edge` is its path with a query; what it lists newest first need not be read to the end.
 */
export async function lookThrough<Row>(
  call: (request: GraphCall) => Promise<GraphAnswer>,
  { edge, row }: { readonly edge: string; readonly row: v.GenericSchema<unknown, Row> },
  look: (rows: readonly Row[]) => FindAnswer | null,
): Promise<FindAnswer> {
  const schema = v.object({ data: v.array(row), paging: pagingSchema })
  let after = ''
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await call({ method: 'GET', path: `${edge}&limit=${PAGE_SIZE}${after}` })
    const parsed =
      answer.kind === 'answered' && answer.status === 200 ? v.safeParse(schema, answer.data) : null
    if (!parsed?.success) return cannotTell(answer)
    const { data, paging } = parsed.output
    const known = look(data)
    if (known) return known
    if (!paging?.next) return { kind: 'certainly_not' }
    const cursor = paging.cursors?.after ?? ''
    if (cursor === '') return { kind: 'cannot_tell', detail: 'There is more than could be read' }
    after = `&after=${encodeURIComponent(cursor)}`
  }
  return { kind: 'cannot_tell', detail: 'There are too many newer posts' }
}
