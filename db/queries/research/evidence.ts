import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const evidenceShape = rowShape('competitor_evidence', {
  id: uuid,
  competitorId: uuid,
  /** Null once the item is gone: the words stay. */
  itemId: nullable(uuid),
  title: text(),
  quote: text(),
  source: text(),
  address: text(),
  publishedAt: instant,
  addedAt: instant,
})

/** An item as it was when it was put on a competitor's sheet. */
export type Evidence = RowOf<typeof evidenceShape>

/** What speaks for what is said of a competitor, the newest first; at most 200. */
export async function listEvidence(
  sql: Sql,
  { workspace, competitorId }: { workspace: WorkspaceId; competitorId: string },
): Promise<Evidence[]> {
  return sql<Evidence[]>`
    select ${sql(evidenceShape.names)} from competitor_evidence
    where user_id = ${workspace} and competitor_id = ${competitorId} order by published_at desc, id desc limit 200
  `
}

/** How much evidence there is on a competitor's sheet. */
export async function countEvidence(
  sql: Sql,
  { workspace, competitorId }: { workspace: WorkspaceId; competitorId: string },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from competitor_evidence
    where user_id = ${workspace} and competitor_id = ${competitorId}
  `
  return row?.count ?? 0
}

/** Copies an item onto a competitor's sheet; one that is there already stays as it is. */
export async function insertEvidence(
  sql: Sql,
  input: { workspace: WorkspaceId; competitorId: string; itemId: string; now: Date },
): Promise<void> {
  const { workspace, competitorId, itemId, now } = input
  await sql`
    insert into competitor_evidence (
      user_id, competitor_id, item_id, title, quote, source, address, published_at, added_at
    )
    select i.user_id, c.id, i.id, i.title, i.summary, s.name, i.address, i.published_at, ${now}
    from watch_items i
    join watch_sources s on s.user_id = i.user_id and s.id = i.source_id
    join competitors c on c.user_id = i.user_id and c.id = ${competitorId}
    where i.user_id = ${workspace} and i.id = ${itemId}
    on conflict (user_id, competitor_id, item_id) do nothing
  `
}

/** Is this evidence on some sheet of the workspace? */
export async function hasEvidence(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<boolean> {
  const rows = await sql`select from competitor_evidence where user_id = ${workspace} and id = ${id}`
  return rows.length > 0
}

/** Whose evidence each of these items is, by item. */
export async function listEvidenceOwners(
  sql: Sql,
  { workspace, itemIds }: { workspace: WorkspaceId; itemIds: readonly string[] },
): Promise<{ itemId: string; id: string; name: string }[]> {
  if (itemIds.length === 0) return []
  return sql<{ itemId: string; id: string; name: string }[]>`
    select e.item_id, c.id, c.name
    from competitor_evidence e join competitors c on c.user_id = e.user_id and c.id = e.competitor_id
    where e.user_id = ${workspace} and e.item_id = any(${[...itemIds]}::uuid[])
    order by lower(c.name), c.id limit 1000
  `
}
