import type { DealStage } from '#core/deals/stages.ts'
import type { OfferStatus } from '#core/offers/status.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { findPeopleSearch, withWords } from '../leads/words.ts'
import { type Found, foundOf } from '../workspace/found.ts'

/** The most that one search brings of each kind. */
const MOST_FOUND = 50
/** People found whose deals are looked at. */
const MOST_PEOPLE = 500

interface Wanted {
  readonly workspace: WorkspaceId
  /** A text search in PostgreSQL's own words, as `prefixQuery` of core makes it. */
  readonly query: string
  readonly limit: number
}

interface WantedPeople {
  readonly workspace: WorkspaceId
  /** Words as they were typed. */
  readonly search: string
  readonly limit: number
}

export interface FoundPerson {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly company: string
}

/** People whose name, email or company holds the words, the last one perhaps as a beginning; those active last first. */
export async function searchPeople(sql: Sql, input: WantedPeople): Promise<Found<FoundPerson>> {
  const { workspace, limit } = input
  const search = await findPeopleSearch(sql, input)
  const rows = await sql<(FoundPerson & { total: number })[]>`
    select id, name, email, company, count(*) over () as total
    from leads l where user_id = ${workspace} and merged_into is null ${withWords(sql, workspace, search)}
    order by active_at desc, id
    limit ${Math.min(limit, MOST_FOUND)}
  `
  return foundOf(rows)
}

export interface FoundDeal {
  readonly id: string
  readonly title: string
  readonly stage: DealStage
  readonly valuePence: number
  /** The person's name, or their email. */
  readonly person: string
}

/**
 * Deals whose title or reference holds the words, or whose person is found by them; those that moved last first. Where
 * very many people are found, the deals of those active last are looked at.
 */
export async function searchDeals(
  sql: Sql,
  { workspace, search, query, limit }: Wanted & WantedPeople,
): Promise<Found<FoundDeal>> {
  const people = await findPeopleSearch(sql, { workspace, search })
  const rows = await sql<(FoundDeal & { total: number })[]>`
    with found as (
      select id from deals where user_id = ${workspace} and (
        search @@ to_tsquery('simple', ${query})
        or has_accents(title) and to_tsvector('simple', fold_text(title)) @@ to_tsquery('simple', ${query})
      )
      union
      select d.id
      from (
        select id from leads l where user_id = ${workspace} and merged_into is null ${withWords(sql, workspace, people)}
        order by active_at desc, id limit ${MOST_PEOPLE}
      ) l
      join deals d on d.user_id = ${workspace} and d.lead_id = l.id
    )
    select d.id, d.title, d.stage, d.value_pence, coalesce(nullif(l.name, ''), l.email) as person,
      count(*) over () as total
    from found f
    join deals d on d.user_id = ${workspace} and d.id = f.id
    join leads l on l.user_id = d.user_id and l.id = d.lead_id
    order by d.stage_since desc, d.id
    limit ${Math.min(limit, MOST_FOUND)}
  `
  return foundOf(rows)
}

export interface FoundOffer {
  readonly id: string
  readonly name: string
  readonly status: OfferStatus
  readonly promise: string
}

/** Offers that hold the words, the newest first. A workspace has few, so they are read as they stand. */
export async function searchOffers(
  sql: Sql,
  { workspace, query, limit }: Wanted,
): Promise<Found<FoundOffer>> {
  const rows = await sql<(FoundOffer & { total: number })[]>`
    select id, name, status, promise, count(*) over () as total
    from offers where user_id = ${workspace}
      and to_tsvector('english', fold_text(name || ' ' || promise || ' ' || audience)) @@ to_tsquery('english', ${query})
    order by created_at desc, id
    limit ${Math.min(limit, MOST_FOUND)}
  `
  return foundOf(rows)
}
