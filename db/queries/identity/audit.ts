import type { Sql } from '../../client.ts'

/** The chain of what belongs to nobody we know. */
export const NOBODYS_CHAIN = '00000000-0000-0000-0000-000000000000'

/** Where a chain stands and where it begins. */
export interface AuditHead {
  readonly chain: string
  readonly seq: number
  readonly hash: Uint8Array
  readonly baseSeq: number
  readonly baseHash: Uint8Array
}

/** An event as the chain has it, with the head of the chain at that moment. */
export interface AuditLinkRow {
  readonly chain: string
  readonly seq: number
  readonly prevHash: Uint8Array
  readonly hash: Uint8Array
  /** What was hashed. */
  readonly text: string
  /** Null where the chain has lost its head. */
  readonly headSeq: number | null
  readonly headHash: Uint8Array | null
  readonly baseSeq: number | null
  readonly baseHash: Uint8Array | null
}

/** The events of one chain, or of all, in their order, behind a place; `limit` at most. System role only. */
export async function listAuditLinks(
  sql: Sql,
  input: { chain: string | null; after: { chain: string; seq: number }; limit: number },
): Promise<AuditLinkRow[]> {
  const { chain, after } = input
  return sql<AuditLinkRow[]>`
    select e.chain, e.seq, e.prev_hash, e.hash, security_event_text(e) as text,
      h.seq as head_seq, h.hash as head_hash, h.base_seq, h.base_hash
    from security_events e left join audit_heads h on h.chain = e.chain
    where e.chain is not null and (e.chain, e.seq) > (${after.chain}::uuid, ${after.seq}::bigint)
      ${chain ? sql`and e.chain = ${chain}` : sql``}
    order by e.chain, e.seq limit ${input.limit}
  `
}

/** The heads of some chains. System role only. */
export async function listAuditHeads(
  sql: Sql,
  { chains }: { chains: readonly string[] },
): Promise<AuditHead[]> {
  return sql<AuditHead[]>`
    select chain, seq, hash, base_seq, base_hash from audit_heads where chain = any(${[...chains]}::uuid[])
  `
}

/** Chains that should hold events and hold none; a thousand at most. System role only. */
export async function listEmptiedChains(sql: Sql, { chain }: { chain: string | null }): Promise<string[]> {
  const rows = await sql<{ chain: string }[]>`
    select h.chain from audit_heads h
    where h.seq > h.base_seq and not exists (select from security_events e where e.chain = h.chain)
      ${chain ? sql`and h.chain = ${chain}` : sql``}
    order by h.chain limit 1000
  `
  return rows.map(row => row.chain)
}

/** One event of an account's trail, in words as far as it has them. */
export interface AuditEntry {
  readonly id: string
  readonly at: Date
  readonly type: string
  /** Null: the owner, or nobody we know. */
  readonly actorId: string | null
  /** Null once that person's account is gone. */
  readonly actorName: string | null
  readonly data: Readonly<Record<string, unknown>>
  readonly ip: string
  readonly userAgent: string
  /** Null in events from before there was a chain. */
  readonly seq: number | null
  readonly prevHash: string | null
  readonly hash: string | null
  readonly text: string
}

/** The trail of an account, newest first, behind an entry; `limit` at most. System role only: it names people. */
export async function listAuditEntries(
  sql: Sql,
  input: { userId: string; before: { seq: number | null; at: Date; id: string } | null; limit: number },
): Promise<AuditEntry[]> {
  const { userId, before } = input
  return sql<AuditEntry[]>`
    select e.id, e.created_at as at, e.event_type as type, a.id as actor_id,
      coalesce(nullif(p.full_name, ''), p.email) as actor_name,
      e.event_data as data, e.ip, e.user_agent, e.seq, encode(e.prev_hash, 'hex') as prev_hash,
      encode(e.hash, 'hex') as hash, security_event_text(e) as text
    from security_events e
    cross join lateral (
      select case when e.event_data ->> 'actor' ~ '^[0-9a-f-]{36}$' then (e.event_data ->> 'actor')::uuid end as id
    ) a
    left join profiles p on p.id = a.id
    where e.user_id = ${userId}
      ${
        before
          ? sql`and (coalesce(e.seq, 0), date_trunc('milliseconds', e.created_at), e.id)
              < (${before.seq ?? 0}::bigint, ${before.at}::timestamptz, ${before.id}::uuid)`
          : sql``
      }
    order by coalesce(e.seq, 0) desc, date_trunc('milliseconds', e.created_at) desc, e.id desc
    limit ${input.limit}
  `
}
