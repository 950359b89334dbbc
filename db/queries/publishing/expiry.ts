import type { Network } from '#core/publishing/networks.ts'
import type { Sql } from '../../client.ts'

/** A connection that ends, or has ended. */
export interface EndingConnection {
  readonly id: string
  readonly userId: string
  readonly network: Network
  readonly handle: string
  readonly expiresAt: Date
  readonly timeZone: string
  /** Names this end of this account. */
  readonly key: string
}

const endKey = (sql: Sql) => sql`c.id || ':' || extract(epoch from c.expires_at)::bigint`

/** Connections that end by `until` and that nobody has been told of, the first to end first. System role only. */
export async function listEndingConnections(
  sql: Sql,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<EndingConnection[]> {
  return sql<EndingConnection[]>`
    select c.id, c.user_id, c.network, c.handle, c.expires_at, p.time_zone, 'ending:' || ${endKey(sql)} as key
    from connections c join profiles p on p.id = c.user_id
    where c.status = 'connected' and c.expires_at > ${now} and c.expires_at <= ${until}
      and not exists (
        select from notifications n
        where n.user_id = c.user_id and n.event = 'connection_expiring' and n.key = 'ending:' || ${endKey(sql)}
      )
    order by c.expires_at, c.id limit ${limit}
  `
}

/** Ends connections whose time is over; answers them. System role only. */
export async function updateExpired(
  sql: Sql,
  { now, reason, limit }: { now: Date; reason: string; limit: number },
): Promise<EndingConnection[]> {
  return sql<EndingConnection[]>`
    update connections c set status = 'needs_reconnecting', reason = ${reason}
    from profiles p
    where p.id = c.user_id and c.id in (
      select id from connections where status = 'connected' and expires_at <= ${now}
      order by expires_at, id limit ${limit} for update skip locked
    )
    returning c.id, c.user_id, c.network, c.handle, c.expires_at, p.time_zone, 'over:' || ${endKey(sql)} as key
  `
}
