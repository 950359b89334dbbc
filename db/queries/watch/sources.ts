import type { SourceKind, SourceProblem } from '#core/watch/health.ts'
import { MOST_COUNTED } from '#core/watch/item.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { instant, integer, nullable, type RowOf, rowShape, text, textList, uuid } from '../../row.ts'
import { instantIn } from '../platform/lists.ts'

export const sourceShape = rowShape('watch_sources', {
  id: uuid,
  kind: text<SourceKind>(),
  name: text(),
  address: text(),
  site: text(),
  host: text(),
  requiredWords: textList,
  excludedWords: textList,
  pausedAt: nullable(instant),
  nextAt: instant,
  lastTriedAt: nullable(instant),
  lastSuccessAt: nullable(instant),
  misses: integer,
  problem: text<SourceProblem | ''>(),
  createdAt: instant,
})

/** What a workspace follows. */
export type WatchSource = RowOf<typeof sourceShape>

interface OfSource {
  readonly workspace: WorkspaceId
  readonly id: string
}

/** Sources of a list at most: what a workspace may have, and its saved links. */
const MOST = 201

/** All sources of a workspace by name, saved links last. */
export async function listSources(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<WatchSource[]> {
  return sql<WatchSource[]>`
    select ${sql(sourceShape.names)} from watch_sources s where user_id = ${workspace} ${byName(sql)}
  `
}

/** The same with how many items each has brought, counted up to `MOST_COUNTED`. */
export async function listCountedSources(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<(WatchSource & { items: number })[]> {
  return sql<(WatchSource & { items: number })[]>`
    select ${sql(sourceShape.names)}, (
      select count(*)::integer from (
        select from watch_items i where i.user_id = s.user_id and i.source_id = s.id limit ${MOST_COUNTED}
      ) counted
    ) as items
    from watch_sources s where user_id = ${workspace} ${byName(sql)}
  `
}

/** Sources that were missed at their last look and are not paused, with what their health depends on; a part of a larger query. */
export function missedSources(sql: Sql, { workspace }: { workspace: WorkspaceId }): SqlPart {
  return sql`
    select misses, last_success_at, created_at from watch_sources
    where user_id = ${workspace} and misses > 0 and paused_at is null limit ${MOST}
  `
}

/** A source that was missed at its last look, as a list of a larger query brings it. */
export interface ListedMiss {
  readonly misses: number
  readonly lastSuccessAt: string | null
  readonly createdAt: string
}

/** The same as its health is told by. */
export interface MissedSource {
  readonly misses: number
  readonly pausedAt: null
  readonly lastSuccessAt: Date | null
  readonly createdAt: Date
}

/** What `missedSources` brought. */
export function readMissedSources(rows: readonly ListedMiss[]): MissedSource[] {
  return rows.map(({ misses, lastSuccessAt, createdAt }) => ({
    ...{ misses, pausedAt: null },
    lastSuccessAt: instantIn(lastSuccessAt),
    createdAt: new Date(createdAt),
  }))
}

const byName = (sql: Sql) => sql`order by kind = 'saved', lower(name), id limit ${MOST}`

/** One source of the workspace; null when there is none. */
export async function findSource(sql: Sql, { workspace, id }: OfSource): Promise<WatchSource | null> {
  const [row] = await sql<WatchSource[]>`
    select ${sql(sourceShape.names)} from watch_sources where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** How many sources are followed; saved links are none. */
export async function countSources(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from watch_sources where user_id = ${workspace} and kind <> 'saved'
  `
  return row?.count ?? 0
}

/** Adds a source, one that was just read unless `isRead` is false; null when the workspace follows this address already. */
export async function insertSource(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    source: Pick<WatchSource, 'name' | 'address' | 'site' | 'host' | 'nextAt'>
    /** When not a feed. */
    kind?: SourceKind
    marks: { readonly etag: string; readonly lastModified: string }
    isRead?: boolean
    now: Date
  },
): Promise<string | null> {
  const { workspace, source, kind = 'feed', marks, isRead = true, now } = input
  const readAt = isRead ? now : null
  const { name, address, site, host, nextAt } = source
  const [row] = await sql<{ id: string }[]>`
    insert into watch_sources (
      user_id, kind, name, address, site, host, etag, last_modified, next_at, last_tried_at, last_success_at, last_full_at,
      created_at
    ) values (
      ${workspace}, ${kind}, ${name}, ${address}, ${site}, ${host}, ${marks.etag}, ${marks.lastModified}, ${nextAt}, ${readAt},
      ${readAt}, ${readAt}, ${now}
    )
    on conflict (user_id, address) do nothing returning id
  `
  return row?.id ?? null
}

/** The id of the list of saved links, which is made when it is first needed. */
export async function ensureSavedLinks(
  sql: Sql,
  { workspace, name, now }: { workspace: WorkspaceId; name: string; now: Date },
): Promise<string> {
  const address = 'saved links'
  const source = { name, address, site: '', host: 'saved links', nextAt: now }
  const marks = { etag: '', lastModified: '' }
  const made = await insertSource(sql, { workspace, source, kind: 'saved', marks, now })
  return made ?? (await findSourceByAddress(sql, { workspace, address })) ?? ''
}

/** Is there any source at all, saved links among them? */
export async function hasSources(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<boolean> {
  const rows = await sql`select from watch_sources where user_id = ${workspace} limit 1`
  return rows.length > 0
}

/** The source of an address, where the workspace follows it already. */
export async function findSourceByAddress(
  sql: Sql,
  { workspace, address }: { workspace: WorkspaceId; address: string },
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from watch_sources where user_id = ${workspace} and address = ${address}
  `
  return row?.id ?? null
}

/** Changes a source's name and words; false when it is gone. */
export async function updateSource(
  sql: Sql,
  input: OfSource & { name: string; required: readonly string[]; excluded: readonly string[] },
): Promise<boolean> {
  const { workspace, id, name, required, excluded } = input
  const rows = await sql`
    update watch_sources
    set name = ${name}, required_words = ${[...required]}::text[], excluded_words = ${[...excluded]}::text[]
    where user_id = ${workspace} and id = ${id} returning id
  `
  return rows.length > 0
}

/** Pauses a source, or lets it be looked at again at once; false when it is gone. */
export async function updateSourcePaused(
  sql: Sql,
  { workspace, id, isPaused, now }: OfSource & { isPaused: boolean; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update watch_sources set paused_at = case when ${isPaused} then ${now}::timestamptz end,
      misses = case when ${isPaused} then misses else 0 end,
      problem = case when ${isPaused} then problem else '' end,
      next_at = case when ${isPaused} then next_at else ${now}::timestamptz end
    where user_id = ${workspace} and id = ${id} returning id
  `
  return rows.length > 0
}
