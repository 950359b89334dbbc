import { randomUUID } from 'node:crypto'
import { hashIdentity } from '#app/watch/integrations/item-identity.ts'
import { storeItems } from '#app/watch/services/store-items.ts'
import { itemIdentities } from '#core/watch/identity.ts'
import type { FeedItem } from '#core/watch/item.ts'
import { isSamePrice, type Price } from '#core/watch/page/amount.ts'
import { compareSentences, pairSentences, type SentenceChange } from '#core/watch/page/compare.ts'
import { muteSentences, noisyShapes, recentChanges } from '#core/watch/page/noise.ts'
import type { PageText } from '#core/watch/page/read-page.ts'
import { sentenceShape } from '#core/watch/page/sentences.ts'
import { changeItem, priceItem } from '#core/watch/page/tell-change.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import {
  findLastPrice,
  findWatchPage,
  insertWatchPage,
  insertWatchPageChange,
  insertWatchPrice,
  listSentencesElsewhere,
  listWantedChanges,
  updateWatchPage,
} from '#db/queries/watch/pages.ts'

interface StoredLook {
  readonly workspace: WorkspaceId
  readonly sourceId: string
  readonly name: string
  readonly address: string
  readonly page: PageText
  readonly words: { readonly required: readonly string[]; readonly excluded: readonly string[] }
  readonly now: Date
}

/**
 * Stores what a look at a page found: the first look is what later ones are compared with, each change of sentences or of
 * the price becomes an item.
 */
export async function storePage(sql: Sql, look: StoredLook): Promise<void> {
  const { workspace, sourceId, page } = look
  await storeSentences(sql, look)
  if (page.price) await storePrice(sql, { workspace, sourceId, look, price: page.price })
}

async function storeSentences(sql: Sql, look: StoredLook): Promise<void> {
  const { workspace, sourceId, now } = look
  const { sentences } = look.page
  const before = await findWatchPage(sql, { workspace, sourceId, isLocked: true })
  if (!before) return insertWatchPage(sql, { workspace, sourceId, sentences })
  const raw = compareSentences(before.sentences, sentences)
  const elsewhere = new Set(
    await listSentencesElsewhere(sql, { workspace, sourceId, sentences: [...raw.added, ...raw.removed] }),
  )
  const change = compareSentences(before.sentences, sentences, text => elsewhere.has(text))
  const changed = [...change.added, ...change.removed]
  const looks = before.looks + 1
  const changeId = changed.length > 0 ? randomUUID() : null
  const recent = recentChanges(
    changeId
      ? [...before.recent, { look: looks, shapes: changed.map(sentenceShape), changeId }]
      : before.recent,
    looks,
  )
  const earlier = recent.flatMap(each => each.changeId ?? [])
  const wanted = new Set(await listWantedChanges(sql, { workspace, ids: earlier }))
  const muted = muteSentences(before.muted, changed, noisyShapes(recent, { wanted, kept: before.kept }))
  const told = withoutMuted(change, new Set(muted.map(({ shape }) => shape)))
  if (changeId && told.added.length + told.removed.length > 0) {
    const item = { guid: `change:${changeId}`, ...changeItem(look.name, pairSentences(told)) }
    const itemIdentity = await storeOne(sql, look, item)
    await insertWatchPageChange(sql, { workspace, sourceId, id: changeId, ...change, itemIdentity, now })
  }
  const isSame = raw.added.length + raw.removed.length === 0
  const previous = isSame ? before.previous : before.sentences
  await updateWatchPage(sql, { workspace, sourceId, sentences, previous, looks, recent, muted })
}

/** A change without the sentences whose shape is muted. */
export function withoutMuted(change: SentenceChange, muted: ReadonlySet<string>): SentenceChange {
  const isTold = (sentence: string) => !muted.has(sentenceShape(sentence))
  return { added: change.added.filter(isTold), removed: change.removed.filter(isTold) }
}

async function storePrice(
  sql: Sql,
  input: { workspace: WorkspaceId; sourceId: string; look: StoredLook; price: Price },
): Promise<void> {
  const { workspace, sourceId, look, price } = input
  const last = await findLastPrice(sql, { workspace, sourceId })
  if (last && isSamePrice(last, price)) return
  await insertWatchPrice(sql, { workspace, sourceId, price, now: look.now })
  if (last) await storeOne(sql, look, { guid: `price:${randomUUID()}`, ...priceItem(last, price) })
}

/** Stores one item of the page; answers what tells it apart. */
async function storeOne(
  sql: Sql,
  look: StoredLook,
  item: Pick<FeedItem, 'guid' | 'title' | 'summary'>,
): Promise<string> {
  const { workspace, sourceId, address, words, now } = look
  const items = [{ ...item, author: '', address, publishedAt: now }]
  await storeItems(sql, { workspace, sourceId, items, words, now, isEachItsOwn: true })
  return itemIdentities(items).map(hashIdentity)[0] ?? ''
}
