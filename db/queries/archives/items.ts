import type { Sql, WorkspaceId } from '../../client.ts'

interface OfImport {
  readonly workspace: WorkspaceId
  readonly importId: string
}

/** An item that waits to be made. */
export interface WaitingItem {
  readonly id: string
  readonly platform: string
  readonly title: string
  readonly body: string
  readonly publishedAt: Date | null
}

/** Adds items: a JSON list of `ArchiveItem`, the first of which stands at `from`. */
export async function insertArchiveItems(
  sql: Sql,
  { workspace, importId, items, from }: OfImport & { items: string; from: number },
): Promise<void> {
  await sql`
    insert into archive_items (user_id, import_id, position, key, platform, title, body, address, numbers, published_at)
    select ${workspace}, ${importId}, ${from} + e.at - 1, e.item ->> 'key', e.item ->> 'platform', e.item ->> 'title',
      e.item ->> 'text', e.item ->> 'address', e.item -> 'numbers', (e.item ->> 'at')::timestamptz
    from jsonb_array_elements(${items}::text::jsonb) with ordinality e (item, at)
  `
}

/** The first items of an import, as they were read; `limit` of them. */
export async function listFirstItems(
  sql: Sql,
  { workspace, importId, limit }: OfImport & { limit: number },
): Promise<WaitingItem[]> {
  return sql<WaitingItem[]>`
    select id, platform, title, left(body, 600) as body, published_at from archive_items
    where user_id = ${workspace} and import_id = ${importId} order by position limit ${limit}
  `
}

/** What the preview counts. */
export interface ItemCounts {
  readonly oldest: Date | null
  readonly newest: Date | null
  readonly undated: number
  /** Those whose platform nothing tells. */
  readonly unplaced: number
  /** Those that come with a number of any kind. */
  readonly counted: number
}

/** What an import holds, counted. */
export async function countArchiveItems(sql: Sql, { workspace, importId }: OfImport): Promise<ItemCounts> {
  const [row] = await sql<ItemCounts[]>`
    select min(published_at) as oldest, max(published_at) as newest,
      count(*) filter (where published_at is null)::int as undated,
      count(*) filter (where platform = '')::int as unplaced,
      count(*) filter (where jsonb_path_exists(numbers, '$.* ? (@ != null)'))::int as counted
    from archive_items where user_id = ${workspace} and import_id = ${importId}
  `
  if (!row) throw new Error('Nothing was counted')
  return row
}

/** The next items that nothing has become of, in their order; each stays locked until the transaction ends. */
export async function lockNextItems(
  sql: Sql,
  { workspace, importId, limit }: OfImport & { limit: number },
): Promise<WaitingItem[]> {
  return sql<WaitingItem[]>`
    select id, platform, title, body, published_at from archive_items
    where user_id = ${workspace} and import_id = ${importId} and outcome is null
    order by position limit ${limit} for update
  `
}

/** Of the items of an import, those that are posts here already: brought before, or the same words at the same time. */
export async function listKnownPosts(
  sql: Sql,
  input: OfImport & { platform: string; ids: readonly string[] | null },
): Promise<Set<string>> {
  const { workspace, importId, platform, ids } = input
  const asked = sql`
    select i.id, i.key, i.body, i.published_at, coalesce(nullif(i.platform, ''), ${platform}) as platform
    from archive_items i where i.user_id = ${workspace} and i.import_id = ${importId} and i.outcome is null
      ${ids === null ? sql`` : sql`and i.id in (select unnest(${[...ids]}::uuid[]))`}
  `
  const own = sql`c.content_data #>> '{imported,import}' is distinct from ${importId}`
  const squeezed = (column: 'a.body' | 'c.body') =>
    sql`md5(btrim(regexp_replace(${sql(column)}, '[ \n\r\t]+', ' ', 'g')))`
  const rows = await sql<{ id: string }[]>`
    with asked as materialized (${asked})
    select a.id from asked a
    join archive_items o on o.user_id = ${workspace} and o.key = a.key and o.outcome = 'added'
      and o.import_id <> ${importId}
    join content_created c on c.user_id = ${workspace} and c.id = o.id
    union
    select a.id from asked a
    join content_created c on c.user_id = ${workspace} and c.status = 'published' and c.platform = a.platform
      -- Times without a zone may be off by a day.
      and c.published_at between a.published_at - interval '26 hours' and a.published_at + interval '26 hours'
      and ${squeezed('c.body')} = ${squeezed('a.body')}
    where ${own}
    union
    select a.id from asked a
    join content_created c on c.user_id = ${workspace} and c.status = 'published' and c.platform = a.platform
      and c.published_at is null and ${squeezed('c.body')} = ${squeezed('a.body')}
    where a.published_at is null and ${own}
  `
  return new Set(rows.map(({ id }) => id))
}

/** Of the items of an import, those that became stories of an earlier import which are still there. */
export async function listKnownStories(
  sql: Sql,
  { workspace, importId, ids }: OfImport & { ids: readonly string[] | null },
): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select i.id from archive_items i
    join archive_items o on o.user_id = i.user_id and o.key = i.key and o.outcome = 'added'
      and o.import_id <> i.import_id
    join stories s on s.user_id = i.user_id and s.id = o.id
    where i.user_id = ${workspace} and i.import_id = ${importId}
      ${ids === null ? sql`` : sql`and i.id in (select unnest(${[...ids]}::uuid[]))`}
  `
  return new Set(rows.map(({ id }) => id))
}

/** Notes what has become of items. */
export async function settleArchiveItems(
  sql: Sql,
  input: OfImport & { ids: readonly string[]; outcome: 'existing' | 'without_room' | 'removed' | 'kept' },
): Promise<void> {
  const { workspace, importId, ids, outcome } = input
  await sql`
    update archive_items set outcome = ${outcome}
    where user_id = ${workspace} and import_id = ${importId} and id in (select unnest(${[...ids]}::uuid[]))
  `
}

/** Forgets what became of nothing, and the words of what became of something: they stand in what it became. */
export async function emptyArchiveItems(sql: Sql, { workspace, importId }: OfImport): Promise<void> {
  await sql`
    delete from archive_items
    where user_id = ${workspace} and import_id = ${importId} and outcome in ('existing', 'without_room', 'removed')
  `
  await sql`
    update archive_items set title = '', body = '', address = '', numbers = '{}'
    where user_id = ${workspace} and import_id = ${importId} and body <> ''
  `
}
