import type { BestPost } from '#core/analytics/letter/quote.ts'
import type { Sql } from '../../client.ts'
import { type Looked, publishedRows } from './sources.ts'

/** Of a text, what is enough to quote from, in characters. */
const MOST = 2_000

/** The post with the highest score of those published in a time, the latest of several; null where none has one. */
export async function findBestPost(sql: Sql, looked: Looked): Promise<BestPost | null> {
  const { workspace } = looked
  const [best] = await sql<BestPost[]>`
    with best as (
      select id, overall from (${publishedRows(sql, looked)}) published
      where overall is not null order by overall desc, at desc, id limit 1
    )
    select b.id, b.overall, left(c.body, ${MOST}) as body
    from best b join content_created c on c.user_id = ${workspace} and c.id = b.id
  `
  return best ?? null
}
