import type { TrashKind } from '#core/settings/trash-kind.ts'
import type { GivenRole } from '#core/team/roles.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'

/** What can be taken back after it was removed: the table of its row, and the columns that say what it was. */
const UNDO_KINDS = {
  story: { table: 'stories', shown: ['id', 'title'] },
  post: { table: 'content_created', shown: ['id', 'title', 'body'] },
  template: { table: 'post_templates', shown: ['id', 'name'] },
  hashtag_set: { table: 'hashtag_sets', shown: ['id', 'name'] },
  campaign: { table: 'campaigns', shown: ['id', 'name', 'created_at'] },
  offer: { table: 'offers', shown: ['id', 'name'] },
  lead: { table: 'leads', shown: ['id', 'name', 'email'] },
  lead_form: { table: 'lead_forms', shown: ['id', 'name'] },
  deal: { table: 'deals', shown: ['id', 'title'] },
  payment: { table: 'deal_payments', shown: ['id', 'deal_id', 'amount_pence'] },
  proposal: { table: 'proposals', shown: ['id', 'title'] },
  lead_file: { table: 'lead_files', shown: ['id', 'lead_id', 'name'] },
  reply_template: { table: 'reply_templates', shown: ['id', 'name'] },
  watch_source: { table: 'watch_sources', shown: ['id', 'name'] },
  competitor: { table: 'competitors', shown: ['id', 'name'] },
  evidence: { table: 'competitor_evidence', shown: ['id', 'title'] },
  research_note: { table: 'research_notes', shown: ['id', 'title'] },
  citation: { table: 'note_citations', shown: ['id', 'title'] },
  annotation: { table: 'annotations', shown: ['id', 'note'] },
  picture: { table: 'media', shown: ['id', 'kind', 'bytes', 'duration_ms'] },
  member: { table: 'team_members', shown: ['id', 'member_id', 'email', 'role'] },
} as const satisfies Readonly<Record<TrashKind, { table: string; shown: readonly string[] }>>

/** What can be taken back after it was removed. */
export type UndoKind = TrashKind

/** The table of each. */
export const UNDO_TABLES = Object.fromEntries(
  Object.entries(UNDO_KINDS).map(([kind, { table }]) => [kind, table]),
) as { readonly [Kind in UndoKind]: string }

/** What is shown of a removed thing that can still be put back. */
interface Removed {
  story: { readonly id: string; readonly title: string }
  post: { readonly id: string; readonly title: string; readonly body: string }
  template: { readonly id: string; readonly name: string }
  hashtag_set: { readonly id: string; readonly name: string }
  campaign: { readonly id: string; readonly name: string; readonly createdAt: Date }
  offer: { readonly id: string; readonly name: string }
  lead: { readonly id: string; readonly name: string; readonly email: string }
  lead_form: { readonly id: string; readonly name: string }
  deal: { readonly id: string; readonly title: string }
  payment: { readonly id: string; readonly dealId: string; readonly amountPence: number }
  proposal: { readonly id: string; readonly title: string }
  lead_file: { readonly id: string; readonly leadId: string; readonly name: string }
  reply_template: { readonly id: string; readonly name: string }
  watch_source: { readonly id: string; readonly name: string }
  competitor: { readonly id: string; readonly name: string }
  evidence: { readonly id: string; readonly title: string }
  research_note: { readonly id: string; readonly title: string }
  citation: { readonly id: string; readonly title: string }
  annotation: { readonly id: string; readonly note: string }
  picture: {
    readonly id: string
    readonly kind: 'picture' | 'video' | 'audio'
    readonly bytes: number
    readonly durationMs: number | null
  }
  member: {
    readonly id: string
    readonly memberId: string
    readonly email: string
    readonly role: GivenRole
  }
}

/**
 * Tables whose rows go with a removed thing and are deliberately not brought back, each with the reason. Whatever else
 * goes with it is copied, because `remove_for_undo` (db/migrations/0100_undo_whole.sql) follows the foreign keys.
 */
export const NOT_BROUGHT_BACK: Readonly<Record<string, string>> = {}

/**
 * Removes something of a workspace and keeps a copy of it and of all that goes with it for 30 days; `remover` is the account
 * that did it. True also where it lies in the trash already, so that a second press on “Delete” ends as the first did;
 * false when it was never there. Throws `forbidden` where the acting role may not remove it.
 */
export async function deleteForUndo(
  sql: Sql,
  input: { workspace: WorkspaceId; kind: UndoKind; id: string; remover: string; now: Date },
): Promise<boolean> {
  const { workspace, kind, id, remover, now } = input
  const [row] = await sql<{ isRemoved: boolean }[]>`
    select remove_for_undo(
      ${workspace}, ${UNDO_KINDS[kind].table}::text::regclass, ${id}, ${remover}, ${now},
      ${Object.keys(NOT_BROUGHT_BACK)}::text[]
    ) as is_removed
  `
  return row?.isRemoved || (await findRemoved(sql, { workspace, kind, id })) !== null
}

/**
 * Remembers with a copy that rows which named one account in a column were handed over to another, so that they are handed
 * back with it. Call it in the transaction of `deleteForUndo`.
 */
export async function updateUndoHandedOver(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    kind: UndoKind
    id: string
    column: string
    from: string
    to: string
    rows: readonly { readonly table: string; readonly ids: readonly string[] }[]
  },
): Promise<void> {
  const { workspace, kind, id, column, from, to } = input
  const links = input.rows.map(({ table, ids }) => ({
    table,
    columns: [column],
    became: { [column]: to },
    rows: ids.map(each => ({ user_id: workspace, id: each, [column]: from })),
  }))
  await sql`
    update removed_rows set data = jsonb_set(data, '{links}', data -> 'links' || ${jsonb(sql, links)})
    where user_id = ${workspace} and kind = ${UNDO_KINDS[kind].table} and id = ${id}
  `
}

/** What something was that can still be put back, removed after `since` where that is given; null when there is none. */
export async function findRemoved<Kind extends UndoKind>(
  sql: Sql,
  input: { workspace: WorkspaceId; kind: Kind; id: string; since?: Date },
): Promise<Removed[Kind] | null> {
  const { workspace, id, since = null } = input
  const { table, shown } = UNDO_KINDS[input.kind]
  const [row] = await sql<Removed[Kind][]>`
    select ${sql(shown)} from jsonb_populate_record(null::${sql(table)}, (
      select data #> array['rows', ${table}, '0'] from removed_rows
      where user_id = ${workspace} and kind = ${table} and id = ${id}
        and (${since}::timestamptz is null or removed_at > ${since})
    ))
    where id is not null
  `
  return row ?? null
}

/** What became of putting something back. */
export type PutBack = 'restored' | 'not_found' | 'already_there' | 'not_allowed'

/**
 * Puts back what was removed as it was, once, with all that went with it: the same ids, every column, and the links of
 * what stayed, where nothing else was put there meanwhile. 'already_there' when another row has taken its place,
 * 'not_allowed' when the acting role may not have such a row; both leave the copy.
 */
export async function insertRemoved(
  sql: Sql,
  { workspace, kind, id }: { workspace: WorkspaceId; kind: UndoKind; id: string },
): Promise<PutBack> {
  const [row] = await sql<{ putBack: PutBack }[]>`
    with noted as materialized (select set_config('app.putting_back', 'on', true) as is_on)
    select undo_removal(${workspace}, ${UNDO_KINDS[kind].table}::text::regclass, ${id}) as put_back
    from noted where is_on = 'on'
  `
  await sql`select set_config('app.putting_back', '', true)`
  return row?.putBack ?? 'not_found'
}
