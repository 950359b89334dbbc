import type { SourceKind, SourceProblem } from '#core/watch/health.ts'
import type { Sql, SqlPart } from '../../client.ts'

/** A source that a worker has to itself. */
export interface ClaimedSource {
  readonly id: string
  readonly kind: SourceKind
  readonly name: string
  readonly userId: string
  readonly address: string
  readonly host: string
  readonly requiredWords: readonly string[]
  readonly excludedWords: readonly string[]
  readonly etag: string
  readonly lastModified: string
  readonly movedTo: string
  readonly movedTimes: number
  readonly lastFullAt: Date | null
  readonly misses: number
  /** When its hub is asked again to tell us of news; null where there is none. */
  readonly hubAskAt: Date | null
}

/** What a worker is given of a claimed source `s`; a part of a larger statement. */
function claimedColumns(sql: Sql): SqlPart {
  return sql`
    s.id, s.kind, s.name, s.user_id, s.address, s.host, s.required_words, s.excluded_words, s.etag, s.last_modified,
    s.moved_to, s.moved_times, s.last_full_at, s.misses,
    (select h.ask_at from watch_hubs h where h.user_id = s.user_id and h.source_id = s.id) as hub_ask_at
  `
}

/**
 * Gives one source to itself until an instant, whenever it is due; null when it is paused, or when its host is asked just
 * now, was asked since `quietSince`, or has us wait.
 */
export async function claimSource(
  sql: Sql,
  input: { id: string; now: Date; until: Date; quietSince: Date },
): Promise<ClaimedSource | null> {
  const { id, now, until, quietSince } = input
  await sql`select pg_advisory_xact_lock(hashtext('watch_sources.claim'))`
  const [row] = await sql<ClaimedSource[]>`
    update watch_sources s set claimed_until = ${until}
    where id = ${id} and paused_at is null and kind <> 'saved' and not exists (
      select from watch_sources other
      where other.host = s.host and (
        other.claimed_until >= ${now} or other.last_tried_at > ${quietSince}
        or (other.problem = 'limited' and other.next_at > ${now})
      )
    )
    returning ${claimedColumns(sql)}
  `
  return row ?? null
}

/**
 * Gives a worker sources that are due, one of each host, to itself until an instant. A host that another worker is at, or
 * that was asked since `quietSince` (`slowSince` for the hosts named), has no turn, and nor has a source of a workspace that
 * is about to be deleted. One worker claims at a time.
 */
export async function claimSources(
  sql: Sql,
  input: { now: Date; until: Date; quietSince: Date; slowHosts: string; slowSince: Date; limit: number },
): Promise<ClaimedSource[]> {
  const { now, until, quietSince, slowHosts, slowSince, limit } = input
  await sql`select pg_advisory_xact_lock(hashtext('watch_sources.claim'))`
  return sql<ClaimedSource[]>`
    with due as (
      select id, host, next_at from watch_sources w
      where paused_at is null and kind <> 'saved' and next_at <= ${now} and (claimed_until is null or claimed_until < ${now})
        and not exists (select from account_deletions g where g.user_id = w.user_id)
      order by next_at limit 2000
    ), turns as (
      select distinct on (host) id, host, next_at from due d
      where not exists (
        select from watch_sources other
        where other.host = d.host and (
          other.claimed_until >= ${now}
          or other.last_tried_at > case when other.host like ${slowHosts} then ${slowSince}::timestamptz else ${quietSince} end
        )
      )
      order by host, next_at
    )
    update watch_sources s set claimed_until = ${until}
    where s.id in (select id from turns order by next_at limit ${limit})
    returning ${claimedColumns(sql)}
  `
}

/** Writes down what a look came to, and gives the source back. A move to an address that is followed already is not made. */
export async function updateSourceLooked(
  sql: Sql,
  input: {
    id: string
    address: string
    host: string
    movedTo: string
    movedTimes: number
    etag: string
    lastModified: string
    isSuccess: boolean
    isFull: boolean
    isGone: boolean
    problem: SourceProblem | ''
    nextAt: Date
    now: Date
  },
): Promise<void> {
  const { id, address, host, now, isSuccess, isFull, isGone } = input
  await sql`
    with moved as (
      select not exists (
        select from watch_sources o
        where o.user_id = s.user_id and o.id <> s.id and o.address = ${address}
      ) as may
      from watch_sources s where s.id = ${id}
    )
    update watch_sources set
      address = case when moved.may then ${address} else address end,
      host = case when moved.may then ${host} else host end,
      moved_to = ${input.movedTo}, moved_times = ${input.movedTimes}, etag = ${input.etag},
      last_modified = ${input.lastModified}, claimed_until = null, last_tried_at = ${now},
      last_success_at = case when ${isSuccess} then ${now}::timestamptz else last_success_at end,
      last_full_at = case when ${isFull} then ${now}::timestamptz else last_full_at end,
      misses = case when ${isSuccess} then 0 else misses + 1 end,
      paused_at = case when ${isGone} then coalesce(paused_at, ${now}::timestamptz) else paused_at end,
      problem = ${input.problem}, next_at = ${input.nextAt}
    from moved where watch_sources.id = ${id}
  `
}

/** Leaves all sources of a host alone until an instant: it limits us. */
export async function updateHostLimited(
  sql: Sql,
  { host, until }: { host: string; until: Date },
): Promise<void> {
  await sql`
    update watch_sources set next_at = ${until}, problem = 'limited'
    where host = ${host} and paused_at is null and next_at < ${until}
  `
}

/** Puts a source off without a look. */
export async function updateSourcePutOff(
  sql: Sql,
  { id, until }: { id: string; until: Date },
): Promise<void> {
  await sql`update watch_sources set next_at = ${until}, claimed_until = null where id = ${id}`
}
