import type { PostNumbers } from '#core/analytics/networks/post-numbers.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const numberImportShape = rowShape('number_imports', {
  id: uuid,
  network: text(),
  fileName: text(),
  posts: integer,
  unmatched: integer,
  undoneAt: nullable(instant),
  createdAt: instant,
})

/** A file whose numbers were taken over. */
export type NumberImport = RowOf<typeof numberImportShape>

interface OfWorkspace {
  readonly workspace: WorkspaceId
}

/** The last imports of a workspace, the newest first; `isNewest` of its platform's are those that were not undone. */
export async function listNumberImports(
  sql: Sql,
  { workspace }: OfWorkspace,
): Promise<(NumberImport & { isNewest: boolean })[]> {
  return sql<(NumberImport & { isNewest: boolean })[]>`
    select ${sql(numberImportShape.names)}, undone_at is null and not exists (
      select from number_imports later
      where later.user_id = i.user_id and later.network = i.network and later.undone_at is null
        and (later.created_at, later.id) > (i.created_at, i.id)
    ) as is_newest
    from number_imports i where user_id = ${workspace} order by created_at desc, id desc limit 30
  `
}

/** Imports of one platform wait for each other until the transaction ends, so that each sees what the one before wrote. */
export async function lockNumberImports(
  sql: Sql,
  { workspace, network }: OfWorkspace & { network: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('number_imports'), hashtext(${`${workspace} ${network}`}))`
}

/** The imported numbers of a platform, by post. */
export async function listImportedNumbers(
  sql: Sql,
  input: OfWorkspace & { network: string; postIds: readonly string[] },
): Promise<Map<string, PostNumbers>> {
  const { workspace, network, postIds } = input
  const rows = await sql<(PostNumbers & { contentId: string })[]>`
    select content_id, views, likes, replies, shares, saves, clicks from post_numbers
    where user_id = ${workspace} and network = ${network} and source = 'imported'
      and content_id in (select unnest(${[...postIds]}::uuid[]))
  `
  return new Map(rows.map(({ contentId, ...numbers }) => [contentId, numbers]))
}

/**
 * Writes the numbers of an import and keeps with it what they replace; answers its id and how many posts got them. Posts
 * that were deleted meanwhile are passed over.
 */
export async function insertNumberImport(
  sql: Sql,
  input: OfWorkspace & {
    network: string
    fileName: string
    posts: readonly (PostNumbers & { readonly postId: string })[]
    unmatched: number
    measuredOn: string
    now: Date
  },
): Promise<{ id: string; posts: number }> {
  const { workspace, network, fileName, posts, unmatched, measuredOn, now } = input
  const records = posts.map(({ postId, views, likes, replies, shares, saves, clicks }) => ({
    ...{ content_id: postId, views, likes, replies, shares, saves, clicks },
  }))
  const [row] = await sql<{ id: string; posts: number }[]>`
    with incoming as (
      select r.* from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r (
        content_id uuid, views int, likes int, replies int, shares int, saves int, clicks int
      )
      join content_created c on c.user_id = ${workspace} and c.id = r.content_id and c.status = 'published'
    ), before as (
      select n.content_id, n.views, n.likes, n.replies, n.shares, n.saves, n.clicks, n.measured_on, n.import_id
      from post_numbers n join incoming using (content_id)
      where n.user_id = ${workspace} and n.network = ${network} and n.source = 'imported'
    ), begun as (
      insert into number_imports (user_id, network, file_name, posts, unmatched, replaced, created_at)
      select ${workspace}, ${network}, ${fileName.slice(0, 200)}, (select count(*) from incoming), ${unmatched},
        coalesce((select jsonb_agg(to_jsonb(before)) from before), '[]'),
        -- Imports of one millisecond still come one after the other.
        greatest(${now}::timestamptz, (
          select max(created_at) + interval '1 millisecond' from number_imports
          where user_id = ${workspace} and network = ${network}
        ))
      returning id, posts
    ), written as (
      insert into post_numbers (
        user_id, content_id, network, source, views, likes, replies, shares, saves, clicks, measured_on, import_id
      )
      select ${workspace}, content_id, ${network}, 'imported', views, likes, replies, shares, saves, clicks,
        ${measuredOn}, begun.id
      from incoming, begun
      on conflict (user_id, content_id, network, source) do update set
        views = excluded.views, likes = excluded.likes, replies = excluded.replies, shares = excluded.shares,
        saves = excluded.saves, clicks = excluded.clicks, measured_on = excluded.measured_on,
        import_id = excluded.import_id
    )
    select id, posts from begun
  `
  if (!row) throw new Error('The import was not returned')
  return row
}

/** An import of this workspace, locked until the transaction ends where `lock` says so; null when there is none. */
export async function findNumberImport(
  sql: Sql,
  { workspace, id, lock = false }: OfWorkspace & { id: string; lock?: boolean },
): Promise<NumberImport | null> {
  const [row] = await sql<NumberImport[]>`
    select ${sql(numberImportShape.names)} from number_imports
    where user_id = ${workspace} and id = ${id} ${lock ? sql`for update` : sql``}
  `
  return row ?? null
}

/** Whether a later import of the same platform still counts. */
export async function existsLaterImport(
  sql: Sql,
  { workspace, network, id }: OfWorkspace & { network: string; id: string },
): Promise<boolean> {
  const rows = await sql`
    select from number_imports i join number_imports own on own.user_id = i.user_id and own.id = ${id}
    where i.user_id = ${workspace} and i.network = ${network} and i.undone_at is null
      and (i.created_at, i.id) > (own.created_at, own.id)
    limit 1
  `
  return rows.count > 0
}

/** Takes an import back: its numbers go, and what they replaced stands there again. */
export async function updateImportUndone(
  sql: Sql,
  { workspace, id, network, now }: OfWorkspace & { id: string; network: string; now: Date },
): Promise<void> {
  await sql`delete from post_numbers where user_id = ${workspace} and import_id = ${id} and source = 'imported'`
  await sql`
    insert into post_numbers (
      user_id, content_id, network, source, views, likes, replies, shares, saves, clicks, measured_on, import_id
    )
    select ${workspace}, r.content_id, ${network}, 'imported', r.views, r.likes, r.replies, r.shares, r.saves, r.clicks,
      r.measured_on, o.id
    from number_imports i
    cross join jsonb_to_recordset(i.replaced) as r (
      content_id uuid, views int, likes int, replies int, shares int, saves int, clicks int, measured_on date,
      import_id uuid
    )
    join content_created c on c.user_id = i.user_id and c.id = r.content_id
    left join number_imports o on o.user_id = i.user_id and o.id = r.import_id
    where i.user_id = ${workspace} and i.id = ${id}
    on conflict (user_id, content_id, network, source) do nothing
  `
  await sql`
    update number_imports set undone_at = ${now}, replaced = '[]' where user_id = ${workspace} and id = ${id}
  `
}
