import { randomUUID } from 'node:crypto'
import { hashIdentity } from '#app/watch/integrations/item-identity.ts'
import { addDays } from '#core/shared/time.ts'
import { itemIdentities } from '#core/watch/identity.ts'
import type { FeedItem } from '#core/watch/item.ts'
import { foldTitles } from '#core/watch/near-duplicates.ts'
import { passesWords } from '#core/watch/words.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { insertItems, listKnownIdentities, listRecentTitles } from '#db/queries/watch/items.ts'
import { updateSeen } from '#db/queries/watch/old-items.ts'
import { bringMentionsUpToDate } from './mentions/bring-mentions-up-to-date.ts'
import { storeMentions } from './mentions/store-mentions.ts'

/** Days back in which an item that tells nearly the same stands for a new one. */
const FOLD_DAYS = 3
/** Days for which a deleted item is remembered that its feed lists no longer: a feed may lose its items for a while. */
const FORGET_DAYS = 30
/** Items dated later than so many days from now are taken for new today. */
const AHEAD_DAYS = 1

/** Stores what a source has brought that was not there yet, with what it mentions; answers how many. */
export async function storeItems(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    sourceId: string
    items: readonly FeedItem[]
    words: { readonly required: readonly string[]; readonly excluded: readonly string[] }
    /** Was the source read whole? Then what it no longer lists is forgotten after a while. */
    isFull?: boolean
    now: Date
    /** Keeps items that tell nearly the same apart. */
    isEachItsOwn?: boolean
  },
): Promise<number> {
  const { workspace, sourceId, words, now, isEachItsOwn = false } = input
  const marked = itemIdentities(input.items).map(hashIdentity)
  const known = await listKnownIdentities(sql, { workspace, sourceId, identities: marked })
  if (input.isFull) {
    const forgottenBefore = addDays(now, -FORGET_DAYS)
    await updateSeen(sql, { workspace, sourceId, identities: marked, forgottenBefore, now })
  }
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
  const current = await bringMentionsUpToDate(sql, { workspace })
  const shown = isEachItsOwn ? [] : fresh.filter(({ isHidden }) => !isHidden)
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
  const added = await insertItems(sql, { workspace, sourceId, items, now })
  await storeMentions(sql, { workspace, current, items: fresh, now })
  return added
}
