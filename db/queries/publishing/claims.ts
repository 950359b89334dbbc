import type { Sql, WorkspaceId } from '../../client.ts'

/** An account that one worker serves alone until `until`, unless it says that it still lives. */
interface Claim {
  readonly workspace: WorkspaceId
  readonly connectionId: string
  readonly worker: string
}

/**
 * Takes an account that has something to do and no living worker, but for those in `skip`; null when there is none.
 * System role only.
 */
export async function claimConnection(
  sql: Sql,
  input: { worker: string; now: Date; until: Date; skip: readonly string[] },
): Promise<{ id: string; userId: string } | null> {
  const [row] = await sql<{ id: string; userId: string }[]>`
    update connections set worker = ${input.worker}, worker_until = ${input.until}
    where id = (
      select c.id from connections c
      where (c.worker_until is null or c.worker_until <= ${input.now})
        and (c.resting_until is null or c.resting_until <= ${input.now})
        and c.id <> all(${[...input.skip]}::uuid[])
        and c.id in (
          select connection_id from publish_targets where next_try_at <= ${input.now}
          union all select connection_id from publish_targets where next_read_at <= ${input.now}
        )
      order by c.id limit 1 for update skip locked
    )
    returning id, user_id
  `
  return row ?? null
}

/** Says that the worker lives; false when another has taken its account. */
export async function extendClaim(sql: Sql, claim: Claim & { until: Date }): Promise<boolean> {
  const rows = await sql`
    update connections set worker_until = ${claim.until}
    where user_id = ${claim.workspace} and id = ${claim.connectionId} and worker = ${claim.worker}
  `
  return rows.count > 0
}

/** Lets an account go. */
export async function releaseClaim(sql: Sql, claim: Claim): Promise<void> {
  await sql`
    update connections set worker = null, worker_until = null
    where user_id = ${claim.workspace} and id = ${claim.connectionId} and worker = ${claim.worker}
  `
}

/**
 * The target of an account that has waited longest, but for those in `skip`; null when none is due. `needsGround`: whether
 * something has to be known or made before it can be frozen.
 */
export async function findDueTarget(
  sql: Sql,
  input: { workspace: WorkspaceId; connectionId: string; now: Date; skip: readonly string[] },
): Promise<{ id: string; needsGround: boolean } | null> {
  const [row] = await sql<{ id: string; needsGround: boolean }[]>`
    select t.id, t.frozen_at is null and (p.as_thread or exists (
        select from media m where m.user_id = p.user_id and m.post_id = p.content_id
      )) as needs_ground
    from publish_targets t
    join connections c on c.user_id = t.user_id and c.id = t.connection_id
    join content_planner p on p.user_id = t.user_id and p.id = t.scheduled_post_id
    where t.user_id = ${input.workspace} and t.connection_id = ${input.connectionId} and t.next_try_at <= ${input.now}
      and t.id <> all(${[...input.skip]}::uuid[]) and (c.resting_until is null or c.resting_until <= ${input.now})
    order by t.next_try_at, t.id limit 1
  `
  return row ?? null
}

/** A published post of an account that is due to be read back; null when there is none. */
export async function findDueRead(
  sql: Sql,
  input: { workspace: WorkspaceId; connectionId: string; now: Date },
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select t.id from publish_targets t join connections c on c.user_id = t.user_id and c.id = t.connection_id
    where t.user_id = ${input.workspace} and t.connection_id = ${input.connectionId} and t.next_read_at <= ${input.now}
      and (c.resting_until is null or c.resting_until <= ${input.now})
    order by t.next_read_at, t.id limit 1
  `
  return row?.id ?? null
}

/** Leaves an account alone until its network allows more. */
export async function updateRest(
  sql: Sql,
  input: { workspace: WorkspaceId; connectionId: string; until: Date },
): Promise<void> {
  await sql`
    update connections set resting_until = ${input.until}
    where user_id = ${input.workspace} and id = ${input.connectionId}
  `
}

/** Notes that an account has to be connected again, and why. */
export async function updateNeedsReconnecting(
  sql: Sql,
  input: { workspace: WorkspaceId; connectionId: string; reason: string },
): Promise<void> {
  await sql`
    update connections set status = 'needs_reconnecting', reason = ${input.reason}
    where user_id = ${input.workspace} and id = ${input.connectionId} and status = 'connected'
  `
}
