import type { MachineReason } from '#core/links/visitor.ts'
import type { Sql } from '../../client.ts'

/** Somebody who followed a link. */
export interface Visit {
  readonly linkId: string
  readonly at: Date
  /** 16 bytes that stand for a person on one link and one day. */
  readonly visitor: Buffer
  /** The host of the page before; '' when unsaid. */
  readonly referrer: string
}

/** Machines that followed a link, by day (UTC, YYYY-MM-DD) and reason. */
export interface MachineVisits {
  readonly linkId: string
  readonly day: string
  readonly reason: MachineReason
  readonly visits: number
}

/**
 * Writes what has come in: people once an hour for each link, in the order they came, machines as numbers. Writers of
 * several processes take turns, so that nobody counts twice. Links that went meanwhile are passed over.
 */
export async function insertVisits(
  sql: Sql,
  { people, machines }: { people: readonly Visit[]; machines: readonly MachineVisits[] },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('link visits'))`
  if (people.length > 0)
    await sql`
      with incoming as (
        select * from unnest(
          ${people.map(({ linkId }) => linkId)}::uuid[],
          ${people.map(({ at }) => at.toISOString())}::text[]::timestamptz[],
          ${people.map(({ visitor }) => visitor.toString('hex'))}::text[],
          ${people.map(({ referrer }) => referrer)}::text[]
        ) as i (link_id, visited_at, visitor, referrer)
      ), fresh as (
        insert into link_visits (user_id, link_id, visited_at, visitor, referrer)
        select l.user_id, i.link_id, i.visited_at, decode(i.visitor, 'hex'), i.referrer
        from incoming i join tracked_links l on l.id = i.link_id
        where not exists (
          select from link_visits v
          where v.link_id = i.link_id and v.visitor = decode(i.visitor, 'hex')
            and v.visited_at > i.visited_at - interval '1 hour'
        )
        returning user_id, link_id, visited_at
      )
      insert into link_days as d (user_id, link_id, day, reason, visits)
      select user_id, link_id, (visited_at at time zone 'UTC')::date, '', count(*) from fresh group by 1, 2, 3
      on conflict (user_id, link_id, day, reason) do update set visits = d.visits + excluded.visits
    `
  if (machines.length > 0)
    await sql`
      insert into link_days as d (user_id, link_id, day, reason, visits)
      select l.user_id, i.link_id, i.day, i.reason, i.visits
      from unnest(
        ${machines.map(({ linkId }) => linkId)}::uuid[],
        ${machines.map(({ day }) => day)}::date[],
        ${machines.map(({ reason }) => reason)}::text[],
        ${machines.map(({ visits }) => visits)}::int[]
      ) as i (link_id, day, reason, visits)
      join tracked_links l on l.id = i.link_id
      on conflict (user_id, link_id, day, reason) do update set visits = d.visits + excluded.visits
    `
}

/** The salt of a day, made when it is first asked for; of two processes that make it, one is believed by both. */
export async function findSalt(sql: Sql, { day, fresh }: { day: string; fresh: Buffer }): Promise<Buffer> {
  const [row] = await sql<{ salt: Buffer }[]>`
    with made as (
      insert into link_salts (day, salt) values (${day}, ${fresh}) on conflict (day) do nothing returning salt
    )
    select salt from made union all select salt from link_salts where day = ${day} limit 1
  `
  if (row) return row.salt
  // Somebody else made it in this moment: it is there now.
  const [kept] = await sql<{ salt: Buffer }[]>`select salt from link_salts where day = ${day}`
  if (!kept) throw new Error('There is no salt for the day')
  return kept.salt
}

/** Throws the salts of days before this one away: their hashes cannot be made again. Answers how many went. */
export async function deleteSaltsBefore(sql: Sql, { day }: { day: string }): Promise<number> {
  const rows = await sql`delete from link_salts where day < ${day} returning 1`
  return rows.length
}
