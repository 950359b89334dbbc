import type { LeadFacts } from '#core/leads/score.ts'
import type { LeadEventKind, LeadSource } from '#core/leads/sources.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, readPage } from '../platform/page.ts'
import type { Lead } from './leads.ts'
import { findPeopleSearch, type PeopleSearch, withWords } from './words.ts'

/** What a list shows of a person. */
export interface LeadItem
  extends Pick<
    Lead,
    | 'id'
    | 'name'
    | 'email'
    | 'company'
    | 'tags'
    | 'firstSource'
    | 'firstNetwork'
    | 'activeAt'
    | 'reachedOutAt'
    | 'answeredAt'
  > {
  /** Of the story that brought them; null when none did. */
  readonly firstStory: string | null
  readonly facts: LeadFacts
}

export interface LeadFilter {
  readonly workspace: WorkspaceId
  /** Words of a name, an email or a company, or their beginnings; '' for all. */
  readonly search: string
  readonly tag: string | null
  readonly source: LeadSource | null
  /** Only those who wait for a reply. */
  readonly isWaiting: boolean
}

/** People are counted up to here; beyond it the list says “more than”. */
export const LEADS_COUNTED = 1_000

/** A filter whose words were looked up. */
type ReadyFilter = Omit<LeadFilter, 'search'> & { readonly search: PeopleSearch | 'none' | null }

async function readyFilter(sql: Sql, filter: LeadFilter): Promise<ReadyFilter> {
  return { ...filter, search: await findPeopleSearch(sql, filter) }
}

function matching(sql: Sql, { workspace, search, tag, source, isWaiting }: ReadyFilter) {
  return sql`
    l.user_id = ${workspace} and l.merged_into is null
    ${withWords(sql, workspace, search)}
    ${tag ? sql`and l.tags @> array[${tag}]::text[]` : sql``}
    ${source ? sql`and l.first_source = ${source}` : sql``}
    ${
      isWaiting
        ? sql`and l.reached_out_at is not null and (l.answered_at is null or l.answered_at < l.reached_out_at)`
        : sql``
    }
  `
}

/** The facts that a score is made of, as one JSON column beside a person. */
export function leadFacts(sql: Sql, since: Date) {
  return sql`
    (
      select jsonb_build_object(
        'events', coalesce((
          select jsonb_object_agg(kind, n) from (
            select e.kind, count(*) as n from lead_events e
            where e.user_id = l.user_id and e.lead_id = l.id and e.happened_at > ${since} group by e.kind
          ) kinds
        ), '{}'),
        'mayEmail', coalesce((
          select c.state = 'given' from lead_consents c
          where c.user_id = l.user_id and c.lead_id = l.id and c.channel = 'email'
          order by c.happened_at desc, c.created_at desc limit 1
        ), false),
        'openDeals', (select count(*) from deals d where d.user_id = l.user_id and d.lead_id = l.id and d.stage not in ('won', 'lost')),
        'wonDeals', (select count(*) from deals d where d.user_id = l.user_id and d.lead_id = l.id and d.stage = 'won')
      )
    )
  `
}

/** What `leadFacts` brings. */
export interface CountedFacts {
  readonly events: Partial<Record<LeadEventKind, number>>
  readonly mayEmail: boolean
  readonly openDeals: number
  readonly wonDeals: number
}

/** A person's row and what was counted of them, together as a score takes them. */
export function factsOf(
  lead: Pick<Lead, 'email' | 'phone' | 'reachedOutAt'>,
  counted: CountedFacts,
): LeadFacts {
  return { email: lead.email, phone: lead.phone, reachedOutAt: lead.reachedOutAt, ...counted }
}

/** People that fit, those active last first. The total is counted up to `LEADS_COUNTED`. */
export async function listLeads(
  sql: Sql,
  { filter, page, since }: { filter: LeadFilter; page: PageRequest; since: Date },
): Promise<Page<LeadItem>> {
  const { limit, offset } = readPage(page)
  const ready = await readyFilter(sql, filter)
  const [rows, [counted]] = await Promise.all([
    sql<(Omit<LeadItem, 'facts'> & { phone: string; counted: CountedFacts })[]>`
      select l.id, l.name, l.email, l.company, l.tags, l.first_source, l.first_network, l.active_at, l.reached_out_at,
        l.answered_at, l.phone, s.title as first_story, ${leadFacts(sql, since)} as counted
      from (
        select * from leads l where ${matching(sql, ready)}
        order by l.active_at desc, l.id limit ${limit} offset ${offset}
      ) l
      left join stories s on s.user_id = l.user_id and s.id = l.first_story_id
      order by l.active_at desc, l.id
    `,
    sql<{ total: number }[]>`
      select count(*) as total from (select from leads l where ${matching(sql, ready)} limit ${LEADS_COUNTED + 1}) as matched
    `,
  ])
  const total = counted?.total ?? 0
  return {
    rows: rows.map(({ counted: facts, phone, ...row }) => ({
      ...row,
      facts: factsOf({ ...row, phone }, facts),
    })),
    page: page.page,
    size: limit,
    total,
    pages: Math.ceil(total / limit),
  }
}

/** Tags that are in use, those of most people among the last thousand active first. */
export async function listTags(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<string[]> {
  const rows = await sql<{ tag: string }[]>`
    select tag from (
      select unnest(tags) as tag from (
        select tags from leads where user_id = ${workspace} and merged_into is null order by active_at desc limit 1000
      ) newest
    ) used
    group by tag order by count(*) desc, tag limit 30
  `
  return rows.map(({ tag }) => tag)
}

/** What an export says of a person. */
export interface LeadForExport extends Omit<LeadItem, 'facts'> {
  readonly phone: string
  readonly notes: string
  readonly toldText: string
  readonly firstAt: Date
  readonly createdAt: Date
}

/** People that fit after one of them, for reading all of them piece by piece; by id. */
export async function listLeadsForExport(
  sql: Sql,
  { filter, after, limit }: { filter: LeadFilter; after: string | null; limit: number },
): Promise<LeadForExport[]> {
  const ready = await readyFilter(sql, filter)
  return sql<LeadForExport[]>`
    select l.id, l.name, l.email, l.phone, l.company, l.tags, l.notes, l.told_text, l.first_source, l.first_network,
      l.first_at, l.active_at, l.reached_out_at, l.answered_at, l.created_at, s.title as first_story
    from leads l left join stories s on s.user_id = l.user_id and s.id = l.first_story_id
    where ${matching(sql, ready)} ${after ? sql`and l.id > ${after}` : sql``}
    order by l.id limit ${limit}
  `
}
