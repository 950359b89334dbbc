import type { Sql, WorkspaceId } from '../../client.ts'

/** A subscription at a hub, as it is called for or asked about. */
export interface HubRow {
  readonly id: string
  readonly userId: string
  /** Null once the source is gone. */
  readonly sourceId: string | null
  readonly hub: string
  readonly topic: string
  readonly sealed: Uint8Array
  readonly status: 'asked' | 'active' | 'refused'
  readonly askAt: Date
}

const COLUMNS = ['id', 'userId', 'sourceId', 'hub', 'topic', 'sealed', 'status', 'askAt']
const LEFT_COLUMNS = [...COLUMNS, 'leftAt']

/** The subscription of a source; null when there is none. */
export async function findHubOf(
  sql: Sql,
  { workspace, sourceId }: { workspace: WorkspaceId; sourceId: string },
): Promise<HubRow | null> {
  const [row] = await sql<HubRow[]>`
    select ${sql(COLUMNS)} from watch_hubs where user_id = ${workspace} and source_id = ${sourceId}
  `
  return row ?? null
}

/** Stores that a hub is asked for a source, in place of what was asked before; false when the source is gone. */
export async function upsertHub(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    sourceId: string
    hub: string
    topic: string
    tokenHash: Uint8Array
    sealed: Uint8Array
    askAt: Date
  },
): Promise<boolean> {
  const { workspace, id, sourceId, hub, topic, tokenHash, sealed, askAt } = input
  const rows = await sql`
    insert into watch_hubs (id, user_id, source_id, hub, topic, token_hash, sealed, ask_at)
    select ${id}, ${workspace}, s.id, ${hub}, ${topic}, ${Buffer.from(tokenHash)}, ${Buffer.from(sealed)}, ${askAt}
    from watch_sources s where s.user_id = ${workspace} and s.id = ${sourceId}
    on conflict (user_id, source_id) do update set id = excluded.id, hub = excluded.hub, topic = excluded.topic,
      token_hash = excluded.token_hash, sealed = excluded.sealed, status = 'asked', ask_at = excluded.ask_at,
      lease_until = null
    returning id
  `
  return rows.length > 0
}

/** When a hub is asked again. System role or the workspace. */
export async function updateHubAsked(sql: Sql, { id, askAt }: { id: string; askAt: Date }): Promise<void> {
  await sql`update watch_hubs set ask_at = ${askAt} where id = ${id}`
}

/** The subscription that an address of ours names. System role only. */
export async function findHubByToken(
  sql: Sql,
  { tokenHash }: { tokenHash: Uint8Array },
): Promise<HubRow | null> {
  const [row] = await sql<HubRow[]>`
    select ${sql(COLUMNS)} from watch_hubs where token_hash = ${Buffer.from(tokenHash)}
  `
  return row ?? null
}

/** Notes that a hub tells us until an instant, or that it will not. System role only. */
export async function updateHubAnswered(
  sql: Sql,
  input: { id: string; status: 'active' | 'refused'; leaseUntil: Date | null; askAt: Date },
): Promise<void> {
  const { id, status, leaseUntil, askAt } = input
  await sql`
    update watch_hubs set status = ${status}, lease_until = ${leaseUntil}, ask_at = ${askAt} where id = ${id}
  `
}

/** Subscriptions whose source is gone and whose hub is to be told, 20 at most. System role only. */
export async function listLeftHubs(
  sql: Sql,
  { now }: { now: Date },
): Promise<(HubRow & { leftAt: Date | null })[]> {
  return sql<(HubRow & { leftAt: Date | null })[]>`
    select ${sql(LEFT_COLUMNS)} from watch_hubs
    where source_id is null and ask_at <= ${now} order by ask_at limit 20 for update skip locked
  `
}

/** Forgets a subscription. System role only. */
export async function deleteHub(sql: Sql, { id }: { id: string }): Promise<void> {
  await sql`delete from watch_hubs where id = ${id}`
}

/** Notes that a source is about to be removed, so that its hub is told. */
export async function updateHubLeft(
  sql: Sql,
  { workspace, sourceId, now }: { workspace: WorkspaceId; sourceId: string; now: Date },
): Promise<void> {
  await sql`
    update watch_hubs set ask_at = ${now}, left_at = ${now} where user_id = ${workspace} and source_id = ${sourceId}
  `
}

/** Makes a source due at once, or a minute after its last look: a hub says that it has something new. System role only. */
export async function updateSourceHinted(
  sql: Sql,
  { id, now, gapMs }: { id: string; now: Date; gapMs: number },
): Promise<boolean> {
  const rows = await sql`
    update watch_sources
    set next_at = greatest(${now}::timestamptz, last_tried_at + make_interval(secs => ${gapMs / 1000}::double precision))
    where id = ${id} and paused_at is null and problem <> 'limited'
      and next_at > greatest(${now}::timestamptz, last_tried_at + make_interval(secs => ${gapMs / 1000}::double precision))
    returning id
  `
  return rows.length > 0
}
