import type { TrashKind } from '#core/settings/trash-kind.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import { UNDO_TABLES } from '../platform/undo.ts'

/** Something that was deleted and can be restored. */
export interface TrashRow {
  readonly kind: TrashKind
  readonly id: string
  /** Its title, its name, or how its text begins; '' when it has none. */
  readonly name: string
  /** Of a payment: pence. */
  readonly amountPence: number | null
  readonly removedAt: Date
  /** Null: an account that is gone. */
  readonly removedBy: string | null
}

/** What was deleted since an instant, the last first: `by` one person alone, `withMembers` removed members, too. */
export async function listTrash(
  sql: Sql,
  input: PageRequest & { workspace: WorkspaceId; since: Date; by: string | null; withMembers: boolean },
): Promise<Page<TrashRow>> {
  const { workspace, since, by, withMembers } = input
  const { limit, offset } = readPage(input)
  const { member, ...things } = UNDO_TABLES
  const tables = withMembers ? { ...things, member } : things
  const rows = await sql<(TrashRow & { total: number })[]>`
    with page as (
      select kind, id, removed_at, removed_by, count(*) over ()::integer as total from removed_rows
      where user_id = ${workspace} and kind = any(${Object.values(tables)}) and removed_at > ${since}
        and (${by}::uuid is null or removed_by = ${by})
      order by removed_at desc, id desc limit ${limit} offset ${offset}
    )
    select k.kind, p.id, p.removed_at, p.removed_by, p.total,
      left(coalesce(
        nullif(d.row ->> 'title', ''), nullif(d.row ->> 'name', ''), nullif(d.row ->> 'note', ''),
        nullif(d.row ->> 'alt', ''), nullif(d.row ->> 'email', ''), d.row ->> 'body', ''
      ), 200) as name,
      (d.row ->> 'amount_pence')::integer as amount_pence
    from page p
      join jsonb_each_text(${sql.json(tables)}) as k (kind, name) on k.name = p.kind
      join removed_rows r on r.user_id = ${workspace} and r.kind = p.kind and r.id = p.id
      cross join lateral (select r.data #> array['rows', p.kind, '0'] as row) d
    order by p.removed_at desc, p.id desc
  `
  return pageOf(rows, input)
}

/** Who deleted a thing, and of a picture the post or story it belongs to. */
export interface TrashedPlace {
  readonly removedBy: string | null
  readonly postId: string | null
  readonly storyId: string | null
}

/** One of them, or null. */
export async function findTrash(
  sql: Sql,
  input: { workspace: WorkspaceId; kind: TrashKind; id: string; since: Date },
): Promise<TrashedPlace | null> {
  const { workspace, kind, id, since } = input
  const [row] = await sql<TrashedPlace[]>`
    select removed_by, data #>> array['rows', kind, '0', 'post_id'] as post_id,
      data #>> array['rows', kind, '0', 'story_id'] as story_id
    from removed_rows
    where user_id = ${workspace} and kind = ${UNDO_TABLES[kind]} and id = ${id} and removed_at > ${since}
  `
  return row ?? null
}

/** Is a thing where it was, and not in the trash? */
export async function existsKept(
  sql: Sql,
  { workspace, kind, id }: { workspace: WorkspaceId; kind: TrashKind; id: string },
): Promise<boolean> {
  const [row] = await sql`select 1 from ${sql(UNDO_TABLES[kind])} where user_id = ${workspace} and id = ${id}`
  return row !== undefined
}

/** Forgets one thing that was deleted, for good; answers whether it was there. */
export async function deleteTrash(
  sql: Sql,
  { workspace, kind, id }: { workspace: WorkspaceId; kind: TrashKind; id: string },
): Promise<boolean> {
  const rows = await sql`
    delete from removed_rows where user_id = ${workspace} and kind = ${UNDO_TABLES[kind]} and id = ${id}
  `
  return rows.count === 1
}

/** Forgets everything that was deleted up to an instant, for good; answers how much it was. */
export async function deleteAllTrash(
  sql: Sql,
  { workspace, until }: { workspace: WorkspaceId; until: Date },
): Promise<number> {
  const rows = await sql`delete from removed_rows where user_id = ${workspace} and removed_at <= ${until}`
  return rows.count
}
