import type { Sql, WorkspaceId } from '#db/client.ts'
import { type AnswerResult, listAnswerResults } from '#db/queries/research/answers.ts'
import { listEvidenceOwners } from '#db/queries/research/evidence.ts'
import type { WatchItem } from '#db/queries/watch/items.ts'

/** An item with what was made of it. */
export interface ToldItem extends WatchItem {
  /** Competitors on whose sheets it is. */
  readonly competitors: readonly { readonly id: string; readonly name: string }[]
  /** The post that was made from it, with what came of that; null while there is none. */
  readonly answer: AnswerResult | null
}

/** Adds to items what was made of each, from two statements sent together. */
export async function tellOfItems(
  sql: Sql,
  { workspace, items }: { workspace: WorkspaceId; items: readonly WatchItem[] },
): Promise<ToldItem[]> {
  const contentIds = items.flatMap(({ contentId }) => contentId ?? [])
  const [owners, answers] = await Promise.all([
    listEvidenceOwners(sql, { workspace, itemIds: items.map(({ id }) => id) }),
    listAnswerResults(sql, { workspace, contentIds }),
  ])
  return items.map(item => ({
    ...item,
    competitors: owners.filter(({ itemId }) => itemId === item.id).map(({ id, name }) => ({ id, name })),
    answer: answers.find(({ id }) => id === item.contentId) ?? null,
  }))
}
