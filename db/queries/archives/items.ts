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

/** Spaces of a text folded and its ends trimmed, as a hash. */
const print = (sql: Sql, column: string) =>
  sql`md5(btrim(regexp_replace(${sql(column)}, '[ \n\r\t]+', ' ', 'g')))`

/** Times without a zone may be off by a day. */
const NEAR_MS = 26 * 60 * 60 * 1000

interface Asked {
  readonly id: string
  readonly key: string
  readonly platform: string
  readonly publishedAt: Date | null
  readonly print: string
}

/**
 * Of some items of an import, those that are posts here already: brought before, or the same words at the same time. Each
 * table is read by itself: right after an import the planner takes ten thousand rows for one, and joins them as if they were.
 */
export async function listKnownPosts(
  sql: Sql,
  input: OfImport & { platform: string; ids: readonly string[] },
): Promise<Set<string>> {
  const { workspace, importId, platform, ids } = input
  const asked = await sql<Asked[]>`
    select id, key, coalesce(nullif(platform, ''), ${platform}) as platform, published_at, ${print(sql, 'body')} as print
    from archive_items where user_id = ${workspace} and id = any(${[...ids]}::uuid[])
  `
  const brought = await listBroughtBefore(sql, {
    workspace,
    importId,
    target: 'content_created',
    keys: asked.map(({ key }) => key),
  })
  const times = asked.flatMap(({ publishedAt }) => (publishedAt ? [publishedAt.getTime()] : []))
  const from = new Date(Math.min(...times, Number.MAX_SAFE_INTEGER / 2) - NEAR_MS)
  const to = new Date(Math.max(...times, 0) + NEAR_MS)
  const when =
    times.length === 0
      ? sql`published_at is null`
      : times.length === asked.length
        ? sql`published_at between ${from} and ${to}`
        : sql`(published_at is null or published_at between ${from} and ${to})`
  const here = await sql<Omit<Asked, 'id' | 'key'>[]>`
    select platform, published_at, ${print(sql, 'body')} as print from content_created
    where user_id = ${workspace} and status = 'published' and ${when}
      and content_data #>> '{imported,import}' is distinct from ${importId}
      and ${print(sql, 'body')} = any(${asked.map(one => one.print)}::text[])
  `
  const byPrint = Map.groupBy(here, one => `${one.platform} ${one.print}`)
  const isHere = (one: Asked) =>
    (byPrint.get(`${one.platform} ${one.print}`) ?? []).some(({ publishedAt }) =>
      publishedAt && one.publishedAt
        ? Math.abs(publishedAt.getTime() - one.publishedAt.getTime()) <= NEAR_MS
        : publishedAt === one.publishedAt,
    )
  return new Set(asked.filter(one => brought.has(one.key) || isHere(one)).map(({ id }) => id))
}

/** Of some items of an import, those that became stories of an earlier import which are still there. */
export async function listKnownStories(
  sql: Sql,
  { workspace, importId, ids }: OfImport & { ids: readonly string[] },
): Promise<Set<string>> {
  const asked = await sql<Pick<Asked, 'id' | 'key'>[]>`
    select id, key from archive_items where user_id = ${workspace} and id = any(${[...ids]}::uuid[])
  `
  const brought = await listBroughtBefore(sql, {
    workspace,
    importId,
    target: 'stories',
    keys: asked.map(({ key }) => key),
  })
  return new Set(asked.filter(({ key }) => brought.has(key)).map(({ id }) => id))
}

/** Keys under which another import made something that is still there, also because undoing left it. */
async function listBroughtBefore(
  sql: Sql,
  input: OfImport & { target: 'content_created' | 'stories'; keys: readonly string[] },
): Promise<Set<string>> {
  const { workspace, importId, target, keys } = input
  const made = await sql<{ id: string; key: string }[]>`
    select id, key from archive_items
    where user_id = ${workspace} and outcome in ('added', 'kept') and key = any(${[...keys]}::text[])
      and import_id <> ${importId}
  `
  const there = await sql<{ id: string }[]>`
    select id from ${sql(target)} where user_id = ${workspace} and id = any(${made.map(({ id }) => id)}::uuid[])
  `
  const present = new Set(there.map(({ id }) => id))
  return new Set(made.filter(({ id }) => present.has(id)).map(({ key }) => key))
}

/** Ids of the items of an import, in their order. */
export async function listItemIds(sql: Sql, { workspace, importId }: OfImport): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from archive_items where user_id = ${workspace} and import_id = ${importId} order by position
  `
  return rows.map(({ id }) => id)
}

/** Notes what has become of items. */
export async function settleArchiveItems(
  sql: Sql,
  input: OfImport & { ids: readonly string[]; outcome: 'existing' | 'without_room' | 'removed' | 'kept' },
): Promise<void> {
  const { workspace, importId, ids, outcome } = input
  await sql`
    update archive_items set outcome = ${outcome}
    where user_id = ${workspace} and import_id = ${importId} and id = any(${[...ids]}::uuid[])
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
