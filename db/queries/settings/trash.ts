import type { TrashKind } from '#core/settings/trash-kind.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { UNDO_TABLES } from '../platform/undo.ts'

/** Something that was deleted and can be restored. */
export interface TrashRow {
  readonly kind: TrashKind
  readonly id: string
  /** Its title, its name, or how its text begins; '' when it has none. */
  readonly name: string
  /** Of a payment: pence. */
  readonly amountPence: number | null
  /** Of a picture: the post or story it belongs to. */
  readonly postId: string | null
  readonly storyId: string | null
  readonly removedAt: Date
  /** Null: an account that is gone. */
  readonly removedBy: string | null
}

interface Place {
  readonly removedAt: Date
  readonly id: string
}

/** What was deleted since an instant, the last first: `after` is the last of the page before; `by` one person alone. */
export async function listTrash(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    since: Date
    by: string | null
    /** Removed members, too. */
    withMembers: boolean
    after: Place | null
    limit: number
  },
): Promise<TrashRow[]> {
  const { workspace, since, by, withMembers, after, limit } = input
  const { member, ...things } = UNDO_TABLES
  const tables = withMembers ? { ...things, member } : things
  return sql<TrashRow[]>`
    with page as (
      select kind, id, removed_at, removed_by from removed_rows
      where user_id = ${workspace} and kind = any(${Object.values(tables)}) and removed_at > ${since}
        and (${by}::uuid is null or removed_by = ${by})
        and (${after === null} or (removed_at, id) < (${after?.removedAt ?? since}, ${after?.id ?? null}::uuid))
      order by removed_at desc, id desc limit ${limit}
    )
    select k.kind, p.id, p.removed_at, p.removed_by,
      left(coalesce(
        nullif(d.row ->> 'title', ''), nullif(d.row ->> 'name', ''), nullif(d.row ->> 'note', ''),
        nullif(d.row ->> 'alt', ''), nullif(d.row ->> 'email', ''), d.row ->> 'body', ''
      ), 200) as name,
      (d.row ->> 'amount_pence')::integer as amount_pence, d.row ->> 'post_id' as post_id,
      d.row ->> 'story_id' as story_id
    from page p
      join jsonb_each_text(${sql.json(tables)}) as k (kind, name) on k.name = p.kind
      join removed_rows r on r.user_id = ${workspace} and r.kind = p.kind and r.id = p.id
      cross join lateral (select r.data #> array['rows', p.kind, '0'] as row) d
    order by p.removed_at desc, p.id desc
  `
}

/** One of them, or null. */
export async function findTrash(
  sql: Sql,
  input: { workspace: WorkspaceId; kind: TrashKind; id: string; since: Date },
): Promise<Pick<TrashRow, 'postId' | 'storyId' | 'removedBy'> | null> {
  const { workspace, kind, id, since } = input
  const [row] = await sql<Pick<TrashRow, 'postId' | 'storyId' | 'removedBy'>[]>`
    select removed_by, data #>> array['rows', kind, '0', 'post_id'] as post_id,
      data #>> array['rows', kind, '0', 'story_id'] as story_id
    from removed_rows
    where user_id = ${workspace} and kind = ${UNDO_TABLES[kind]} and id = ${id} and removed_at > ${since}
  `
  return row ?? null
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
