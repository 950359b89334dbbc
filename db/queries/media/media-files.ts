import type { Sql, WorkspaceId } from '../../client.ts'

/** A file of the store. */
export interface StoredFile {
  readonly id: string
  readonly workspace: string
}

/** Notes a file before it is put into the store, so that it is found again whatever happens next. */
export async function insertFile(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<void> {
  await sql`insert into media_files (id, workspace, stored_at) values (${id}, ${workspace}, ${now})`
}

/** The same for a file that may be there already: it counts as stored now, and as used. */
export async function upsertFile(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<void> {
  await sql`
    insert into media_files (id, workspace, stored_at) values (${id}, ${workspace}, ${now})
    on conflict (id) do update set stored_at = excluded.stored_at, unused_since = null
  `
}

/** The same, false where the id is another workspace's, of which row security shows nothing. */
export async function claimFile(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<boolean> {
  await sql`
    insert into media_files (id, workspace, stored_at) values (${id}, ${workspace}, ${now}) on conflict do nothing
  `
  const { count } = await sql`
    update media_files set stored_at = ${now}, unused_since = null where workspace = ${workspace} and id = ${id}
  `
  return count > 0
}

/**
 * Files that are used without being anybody's picture: those frozen with a post on its way, which must be the same in every
 * send, those that wait with what was shared or emailed, and the parts of a workspace's export, made or sent.
 */
const frozenFiles = (sql: Sql) => sql`
  select (f ->> 'id')::uuid from publish_parts p
  join publish_targets t on t.user_id = p.user_id and t.id = p.target_id
  cross join jsonb_array_elements(p.media) f
  where t.state in ('prepared', 'sending', 'may_be_published')
  union all select id from pending_pictures
  union all select id from workspace_export_parts
  union all select id from workspace_import_parts
`

/**
 * Notes which files no picture uses, from an hour after they were stored, and which are used again because their picture
 * was restored. What is on its way to a network is in use.
 */
export async function updateUnusedFiles(sql: Sql, { now }: { now: Date }): Promise<void> {
  await sql`
    update media_files f set unused_since = ${now}
    where unused_since is null and stored_at < ${now}::timestamptz - interval '1 hour'
      and not exists (select from media m where m.id = f.id) and id not in (${frozenFiles(sql)})
  `
  await sql`
    update media_files f set unused_since = null
    where unused_since is not null
      and (exists (select from media m where m.id = f.id) or id in (${frozenFiles(sql)}))
  `
}

/**
 * Of the `limit` files that no picture has used for longest, a day at least, those that nothing in a trash needs either.
 * What lies in a trash counts as looked at now, so that it is looked at once a day and not each time.
 */
export async function listFilesToRemove(
  sql: Sql,
  { now, limit }: { now: Date; limit: number },
): Promise<StoredFile[]> {
  return sql<StoredFile[]>`
    with unused as materialized (
      select id, workspace, unused_since from media_files
      where unused_since < ${now}::timestamptz - interval '26 hours' and id not in (${frozenFiles(sql)})
      order by unused_since limit ${limit}
    ), in_trash as materialized (
      select (f.file ->> 'id')::uuid as id from removed_rows r
      cross join lateral (
        select jsonb_path_query(r.data, '$.rows.media[*]') as file
        union all select jsonb_path_query(r.data, '$.rows.publish_parts[*].media[*]')
      ) f
      where r.user_id in (select workspace from unused)
    ), kept as (
      update media_files set unused_since = ${now}
      where id in (select id from unused) and id in (select id from in_trash) returning id
    )
    select id, workspace from unused where id not in (select id from kept) order by unused_since
  `
}

/** Forgets files that are gone from the store. */
export async function deleteFiles(sql: Sql, { ids }: { ids: readonly string[] }): Promise<void> {
  await sql`delete from media_files where id = any(${[...ids]}::uuid[])`
}
