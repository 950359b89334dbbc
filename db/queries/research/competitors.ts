import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { instant, integer, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const competitorShape = rowShape('competitors', {
  id: uuid,
  name: text(),
  site: text(),
  promise: text(),
  /** In words, as the founder wrote it. */
  price: text(),
  strengths: text(),
  gaps: text(),
  ourAnswer: text(),
  archivedAt: nullable(instant),
  version: integer,
  createdAt: instant,
  updatedAt: instant,
})

/** A competitor's sheet. */
export type Competitor = RowOf<typeof competitorShape>

const WRITABLE = ['name', 'site', 'promise', 'price', 'strengths', 'gaps', 'ourAnswer'] as const

/** What a founder writes on a sheet. */
export type CompetitorFields = Pick<Competitor, (typeof WRITABLE)[number]>

interface OfCompetitor {
  readonly workspace: WorkspaceId
  readonly id: string
}

/** Competitors of a list at most. */
const MOST = 200

/** A competitor with what stands behind it. */
export interface CompetitorListItem extends Competitor {
  readonly sources: number
  readonly evidence: number
  /** Items that its sources brought since the instant that was asked for. */
  readonly recent: number
}

/** Competitors by name, archived ones last; `since` is from when on their items are counted. At most 200. */
export async function listCompetitors(
  sql: Sql,
  { workspace, since }: { workspace: WorkspaceId; since: Date },
): Promise<CompetitorListItem[]> {
  return sql<CompetitorListItem[]>`
    select ${sql(competitorShape.names.map(name => `c.${name}`))},
      (
        select count(*)::integer from competitor_sources s where s.user_id = c.user_id and s.competitor_id = c.id
      ) as sources,
      (
        select count(*)::integer from competitor_evidence e where e.user_id = c.user_id and e.competitor_id = c.id
      ) as evidence,
      (
        select count(*)::integer
        from competitor_sources s join watch_items i on i.user_id = s.user_id and i.source_id = s.source_id
        where s.user_id = c.user_id and s.competitor_id = c.id and i.published_at >= ${since}
          and i.folded_into is null and not i.is_hidden
      ) as recent
    from competitors c where c.user_id = ${workspace}
    order by c.archived_at is not null, lower(c.name), c.id limit ${MOST}
  `
}

export interface CompetitorChoice {
  readonly id: string
  readonly name: string
}

/** A select of the competitors to choose from in a form, by name, without archived ones. */
export function competitorChoices(sql: Sql, { workspace }: { workspace: WorkspaceId }): SqlPart {
  return sql`
    select id, name from competitors where user_id = ${workspace} and archived_at is null
    order by lower(name), id limit ${MOST}
  `
}

/** Competitors to choose from in a form, by name, without archived ones. */
export async function listCompetitorChoices(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<CompetitorChoice[]> {
  return sql<CompetitorChoice[]>`${competitorChoices(sql, { workspace })}`
}

/** One competitor of the workspace; null when there is none. */
export async function findCompetitor(sql: Sql, { workspace, id }: OfCompetitor): Promise<Competitor | null> {
  const [row] = await sql<Competitor[]>`
    select ${sql(competitorShape.names)} from competitors where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** How many competitors there are, archived ones too. */
export async function countCompetitors(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from competitors where user_id = ${workspace}
  `
  return row?.count ?? 0
}

/** Adds a competitor; answers its id. */
export async function insertCompetitor(
  sql: Sql,
  input: { workspace: WorkspaceId; fields: Partial<CompetitorFields> & { name: string }; now: Date },
): Promise<string> {
  const { workspace, fields, now } = input
  const values: Record<string, string | Date> = { userId: workspace, createdAt: now, updatedAt: now }
  for (const name of WRITABLE) {
    const value = fields[name]
    if (value !== undefined) values[name] = value
  }
  const [row] = await sql<{ id: string }[]>`
    insert into competitors ${sql(values, ...Object.keys(values))} returning id
  `
  if (!row) throw new Error('The competitor was not returned')
  return row.id
}

/** Changes a sheet; null when there is none, or when it is no longer at the version named. */
export async function updateCompetitor(
  sql: Sql,
  input: OfCompetitor & { version: number; fields: CompetitorFields },
): Promise<Competitor | null> {
  const [row] = await sql<Competitor[]>`
    update competitors set ${sql(input.fields, ...WRITABLE)}, version = version + 1
    where user_id = ${input.workspace} and id = ${input.id} and version = ${input.version}
    returning ${sql(competitorShape.names)}
  `
  return row ?? null
}

/** Puts a competitor out of sight (`at`), or back (null); false when there is none. */
export async function updateCompetitorArchived(
  sql: Sql,
  { workspace, id, at }: OfCompetitor & { at: Date | null },
): Promise<boolean> {
  const rows = await sql`
    update competitors set archived_at = ${at} where user_id = ${workspace} and id = ${id} returning id
  `
  return rows.length > 0
}

/** Every source of the workspace by name, with whose it is. */
export async function listSourceOwners(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ id: string; name: string; competitorId: string | null; competitorName: string | null }[]> {
  return sql<{ id: string; name: string; competitorId: string | null; competitorName: string | null }[]>`
    select s.id, s.name, c.id as competitor_id, c.name as competitor_name
    from watch_sources s
    left join competitor_sources o on o.user_id = s.user_id and o.source_id = s.id
    left join competitors c on c.user_id = o.user_id and c.id = o.competitor_id
    where s.user_id = ${workspace} order by lower(s.name), s.id limit ${MOST}
  `
}

/** Makes a source one of a competitor, whosever it was before; false when either is not there. */
export async function upsertSourceOwner(
  sql: Sql,
  { workspace, id, sourceId, now }: OfCompetitor & { sourceId: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into competitor_sources (user_id, source_id, competitor_id, added_at)
    select s.user_id, s.id, c.id, ${now}
    from watch_sources s join competitors c on c.user_id = s.user_id and c.id = ${id}
    where s.user_id = ${workspace} and s.id = ${sourceId}
    on conflict (user_id, source_id) do update
      set competitor_id = excluded.competitor_id, added_at = excluded.added_at
    returning source_id
  `
  return rows.length > 0
}

/** Takes a source from a competitor; the source stays. */
export async function deleteSourceOwner(
  sql: Sql,
  { workspace, id, sourceId }: OfCompetitor & { sourceId: string },
): Promise<void> {
  await sql`
    delete from competitor_sources
    where user_id = ${workspace} and competitor_id = ${id} and source_id = ${sourceId}
  `
}
