import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import type { Sql } from '../../client.ts'
import type { Looker } from './notifications.ts'

/** A browser that somebody gets messages in, as its owner sees it. */
export interface PushBrowser {
  readonly id: string
  readonly endpointHash: Uint8Array
  readonly device: string
  readonly createdAt: Date
  readonly succeededAt: Date | null
}

/** A browser with its sealed address. */
export interface SealedPushBrowser {
  readonly id: string
  readonly workspace: string
  readonly memberId: string
  readonly sealed: Uint8Array
}

/** Where somebody gets messages of this workspace, the newest first. */
export async function listPushBrowsers(sql: Sql, { workspace, memberId }: Looker): Promise<PushBrowser[]> {
  return sql<PushBrowser[]>`
    select id, endpoint_hash, device, created_at, succeeded_at from push_subscriptions
    where user_id = ${workspace} and member_id = ${memberId} order by created_at desc, id limit 20
  `
}

/** The sealed addresses of somebody's browsers. */
export async function listSealedPushBrowsers(
  sql: Sql,
  { workspace, memberId }: Looker,
): Promise<SealedPushBrowser[]> {
  return sql<SealedPushBrowser[]>`
    select id, user_id as workspace, member_id, sealed from push_subscriptions
    where user_id = ${workspace} and member_id = ${memberId} order by created_at desc, id limit 20
  `
}

/** Adds a browser, or renews the keys of one that is there; of more than `most` the oldest go. */
export async function upsertPushBrowser(
  sql: Sql,
  input: Looker & {
    id: string
    endpointHash: Uint8Array
    sealed: Uint8Array
    device: string
    most: number
    now: Date
  },
): Promise<void> {
  const { workspace, memberId } = input
  await sql`
    delete from push_subscriptions
    where user_id = ${workspace} and member_id = ${memberId} and endpoint_hash = ${input.endpointHash}
  `
  await sql`
    insert into push_subscriptions (id, user_id, member_id, endpoint_hash, sealed, device, created_at)
    values (
      ${input.id}, ${workspace}, ${memberId}, ${input.endpointHash}, ${input.sealed}, ${input.device}, ${input.now}
    ) on conflict do nothing
  `
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${workspace} and member_id = ${memberId}
      order by created_at desc, id offset ${input.most}
    ) and user_id = ${workspace}
  `
}

/** Forgets one browser of somebody's. */
export async function deletePushBrowser(
  sql: Sql,
  { workspace, memberId, id }: Looker & { id: string },
): Promise<void> {
  await sql`
    delete from push_subscriptions where user_id = ${workspace} and member_id = ${memberId} and id = ${id}
  `
}

/** Forgets a browser for all who used it before: it is another person's now. System role only. */
export async function deleteOthersPushBrowser(
  sql: Sql,
  { endpointHash, memberId }: { endpointHash: Uint8Array; memberId: string },
): Promise<void> {
  await sql`
    delete from push_subscriptions where endpoint_hash = ${endpointHash} and member_id <> ${memberId}
  `
}

/** A notification that waits to be sent to browsers. */
export interface WaitingPush {
  readonly id: string
  readonly workspace: string
  readonly memberId: string
  readonly event: string
  readonly details: Readonly<Record<string, unknown>>
  readonly path: string
  readonly scheduledPostId: string | null
  /** Of the scheduled post it is about; null where it is about none, or that is gone. */
  readonly postStatus: ScheduledPostStatus | null
}

/**
 * Notifications that wait to be sent to browsers, the oldest first, locked until the transaction ends; what another worker
 * holds is left to it. Nothing waits for people who are no longer in the workspace. System role only.
 */
export async function lockWaitingPushes(sql: Sql, { limit }: { limit: number }): Promise<WaitingPush[]> {
  await sql`
    update notifications n set push = 'off'
    where n.push = 'waiting' and n.member_id <> n.user_id and not exists (
      select from team_members t
      where t.owner_id = n.user_id and t.member_id = n.member_id and t.status = 'active'
    )
  `
  return sql<WaitingPush[]>`
    select n.id, n.user_id as workspace, n.member_id, n.event, n.details, n.path, n.scheduled_post_id,
      p.status as post_status
    from notifications n
    left join content_planner p on p.user_id = n.user_id and p.id = n.scheduled_post_id
    where n.push = 'waiting' order by n.created_at limit ${limit} for update of n skip locked
  `
}

/** The browsers of the people to whom these notifications go. System role only. */
export async function listBrowsersOf(
  sql: Sql,
  { ids }: { ids: readonly string[] },
): Promise<SealedPushBrowser[]> {
  return sql<SealedPushBrowser[]>`
    select distinct s.id, s.user_id as workspace, s.member_id, s.sealed
    from notifications n join push_subscriptions s on s.user_id = n.user_id and s.member_id = n.member_id
    where n.id = any(${sql.array([...ids])}::uuid[])
  `
}

/** Notes that notifications were looked at for browsers; the caller holds their rows. System role only. */
export async function updatePushed(
  sql: Sql,
  { sent, off }: { sent: readonly string[]; off: readonly string[] },
): Promise<void> {
  await sql`
    update notifications set push = case when id = any(${sql.array([...sent])}::uuid[]) then 'sent' else 'off' end
    where id = any(${sql.array([...sent, ...off])}::uuid[])
  `
}

/** What came of messages: browsers that took one, and browsers that are gone. System role only. */
export async function updatePushOutcome(
  sql: Sql,
  { took, gone, now }: { took: readonly string[]; gone: readonly string[]; now: Date },
): Promise<void> {
  await sql`update push_subscriptions set succeeded_at = ${now} where id = any(${sql.array([...took])}::uuid[])`
  await sql`delete from push_subscriptions where id = any(${sql.array([...gone])}::uuid[])`
}
