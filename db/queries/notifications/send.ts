import type { MediaMime } from '#core/media/picture-kind.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import type { Sql } from '../../client.ts'

/** A notification that waits to be mailed, with whom it goes to. */
export interface WaitingNotification {
  readonly id: string
  readonly workspace: string
  readonly memberId: string
  readonly email: string
  readonly event: string
  readonly details: Readonly<Record<string, unknown>>
  readonly path: string
  /** Of the scheduled post it is about; null where it is about none, or that is gone. */
  readonly postStatus: ScheduledPostStatus | null
  readonly postPlatform: string | null
  readonly postBody: string | null
  /** Texts of its own for single platforms, of any shape. */
  readonly postVariants: unknown
  readonly postPictures: readonly {
    readonly id: string
    readonly mime: MediaMime
    readonly bytes: number
  }[]
}

/** Whose place in the workspace still stands; everybody else is told nothing more. */
const isThere = (sql: Sql) => sql`
  (n.member_id = n.user_id or exists (
    select from team_members t
    where t.owner_id = n.user_id and t.member_id = n.member_id and t.status = 'active'
  ))
`

/** Turns off the emails that wait for people who are no longer in the workspace. System role only. */
export async function updateFormerMembersUnmailed(sql: Sql): Promise<void> {
  await sql`
    update notifications n set mail = 'off'
    where n.mail = 'at_once' and not ${isThere(sql)}
  `
}

/** Workspaces of the oldest notifications whose email comes at once, `limit` of these at most. System role only. */
export async function listWorkspacesToMail(sql: Sql, { limit }: { limit: number }): Promise<string[]> {
  const rows = await sql<{ workspace: string }[]>`
    select distinct workspace from (
      select user_id as workspace from notifications where mail = 'at_once' order by created_at limit ${limit}
    ) waiting
  `
  return rows.map(({ workspace }) => workspace)
}

/**
 * Notifications whose email comes at once, the oldest first, locked until the transaction ends; what another worker holds
 * is left to it. System role only.
 */
export async function lockMailsAtOnce(
  sql: Sql,
  { limit }: { limit: number },
): Promise<WaitingNotification[]> {
  return sql<WaitingNotification[]>`
    select n.id, n.user_id as workspace, n.member_id, a.email, n.event, n.details, n.path,
      p.status as post_status, p.platform as post_platform, c.body as post_body,
      c.content_data -> 'variants' as post_variants,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', m.id, 'mime', m.mime, 'bytes', m.bytes) order by m.position, m.created_at, m.id)
        from media m where m.user_id = c.user_id and m.post_id = c.id
      ), '[]') as post_pictures
    from notifications n join accounts a on a.id = n.member_id
    left join content_planner p on p.user_id = n.user_id and p.id = n.scheduled_post_id
    left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where n.mail = 'at_once' and ${isThere(sql)}
    order by n.created_at limit ${limit} for update of n skip locked
  `
}

/** Notes what became of emails that waited; the caller holds their rows. System role only. */
export async function updateMailed(
  sql: Sql,
  { ids, mail }: { ids: readonly string[]; mail: 'sent' | 'off' },
): Promise<void> {
  if (ids.length > 0)
    await sql`update notifications set mail = ${mail} where id = any(${sql.array([...ids])}::uuid[])`
}
