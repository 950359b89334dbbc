import { randomUUID } from 'node:crypto'
import { hashIdentity } from '#app/watch/integrations/item-identity.ts'
import { addDays } from '#core/shared/time.ts'
import { itemIdentities } from '#core/watch/identity.ts'
import type { FeedItem } from '#core/watch/item.ts'
import { foldTitles } from '#core/watch/near-duplicates.ts'
import { passesWords } from '#core/watch/words.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { insertItems, listKnownIdentities, listRecentTitles } from '#db/queries/watch/items.ts'

/** Days back in which an item that tells nearly the same stands for a new one. */
const FOLD_DAYS = 3
/** Items dated later than so many days from now are taken for new today. */
const AHEAD_DAYS = 1

/** Stores what a source has brought that was not there yet; answers how many. */
export async function storeItems(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    sourceId: string
    items: readonly FeedItem[]
    words: { readonly required: readonly string[]; readonly excluded: readonly string[] }
    now: Date
  },
): Promise<number> {
  const { workspace, sourceId, words, now } = input
  const marked = itemIdentities(input.items).map(hashIdentity)
  const known = await listKnownIdentities(sql, { workspace, sourceId, identities: marked })
  const seen = new Set(known)
  const fresh = input.items.flatMap((item, at) => {
    const identity = marked[at]
    if (!identity || seen.has(identity)) return []
    seen.add(identity)
    const isHidden = !passesWords(`${item.title} ${item.summary}`, words)
    const publishedAt =
      item.publishedAt && item.publishedAt < addDays(now, AHEAD_DAYS) ? item.publishedAt : now
    return [{ ...item, publishedAt, identity, isHidden, id: randomUUID() }]
  })
  if (fresh.length === 0) return 0
  const shown = fresh.filter(({ isHidden }) => !isHidden)
  const recent = await listRecentTitles(sql, { workspace, since: addDays(now, -FOLD_DAYS) })
  const folds = new Map(
    foldTitles(
      shown.map(({ title }) => title),
      recent,
    ).map((into, at) => [
      shown[at]?.id,
      into === null ? null : 'id' in into ? into.id : (shown[into.at]?.id ?? null),
    ]),
  )
  const items = fresh.map(item => ({ ...item, foldedInto: folds.get(item.id) ?? null }))
  return insertItems(sql, { workspace, sourceId, items, now })
}
