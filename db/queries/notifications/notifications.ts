import type { Channels, NotificationEvent } from '#core/notifications/events.ts'
import type { TeamRole } from '#core/team/roles.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'

/** Who is looking, in whose workspace. */
export interface Looker {
  readonly workspace: WorkspaceId
  readonly memberId: string
}

export interface NewNotification {
  readonly event: NotificationEvent
  /** Names what happened: nobody is told of the same thing twice. */
  readonly key: string
  readonly details: Readonly<Record<string, string>>
  readonly path: string
  readonly scheduledPostId?: string
  /** Who is told: everybody in these roles, and these people, as far as they are in the workspace. */
  readonly roles?: readonly TeamRole[]
  readonly people?: readonly string[]
  /** Who did it, and so knows. */
  readonly except?: string | null
}

/**
 * Tells everybody whom it concerns, as each has chosen; answers how many of them are to be sent something at once. Callable by the
 * role `app`.
 */
export async function insertNotifications(
  sql: Sql,
  input: {
    workspace: string
    notification: NewNotification
    defaults: Channels & { locked: boolean }
    now: Date
  },
): Promise<number> {
  const { workspace, notification, defaults, now } = input
  const { event, roles = [], people = [] } = notification
  const rows = await sql`
    with told as (
      select m.id,
        coalesce(c.choice ->> 'email', ${defaults.email}) as mail,
        coalesce((c.choice ->> 'page')::boolean, ${defaults.page}) as on_page,
        coalesce((c.choice ->> 'push')::boolean, ${defaults.push}) as on_push
      from (
        select ${workspace}::uuid as id
        where 'owner' = any(${[...roles]}::text[]) or ${workspace} = any(${[...people]}::text[])
        union
        select member_id from team_members
        where owner_id = ${workspace} and status = 'active'
          and (role = any(${[...roles]}::text[]) or member_id::text = any(${[...people]}::text[]))
      ) m
      left join notification_settings s on s.user_id = ${workspace} and s.member_id = m.id
      cross join lateral (select case when ${defaults.locked} then null else s.choices -> ${event}::text end as choice) c
      where m.id::text is distinct from ${notification.except ?? null}
    ), inserted as (
      insert into notifications (
        user_id, member_id, event, key, details, scheduled_post_id, path, on_page, mail, push, created_at
      )
      select ${workspace}::uuid, id, ${event}, ${notification.key}, ${jsonb(sql, notification.details)}::jsonb,
        ${notification.scheduledPostId ?? null}::uuid, ${notification.path}, on_page, mail,
        case when on_push then 'waiting' else 'off' end, ${now}::timestamptz
      from told where on_page or mail <> 'off' or on_push
      on conflict do nothing
    )
    select from told where mail = 'at_once' or on_push
  `
  return rows.length
}

/** Notifications that have not been read, a hundred at most. */
export async function countUnread(sql: Sql, { workspace, memberId }: Looker): Promise<number> {
  const [row] = await sql<{ unread: number }[]>`
    select count(*)::int as unread from (
      select from notifications
      where user_id = ${workspace} and member_id = ${memberId} and on_page and read_at is null limit 100
    ) n
  `
  return row?.unread ?? 0
}

export interface NotificationRow {
  readonly id: string
  readonly event: string
  readonly details: Readonly<Record<string, unknown>>
  readonly path: string
  readonly createdAt: Date
  readonly readAt: Date | null
}

/** What somebody was told, the newest first. */
export async function listNotifications(
  sql: Sql,
  { workspace, memberId, unread, page }: Looker & { unread: boolean; page: PageRequest },
): Promise<Page<NotificationRow>> {
  const { limit, offset } = readPage(page)
  const rows = await sql<(NotificationRow & { total: number })[]>`
    select id, event, details, path, created_at, read_at, count(*) over ()::int as total
    from notifications
    where user_id = ${workspace} and member_id = ${memberId} and on_page ${unread ? sql`and read_at is null` : sql``}
    order by created_at desc, id desc limit ${limit} offset ${offset}
  `
  return pageOf(rows, page)
}

/** Notes that one was read, or with null all of them. */
export async function updateRead(
  sql: Sql,
  { workspace, memberId, id, now }: Looker & { id: string | null; now: Date },
): Promise<void> {
  await sql`
    update notifications set read_at = ${now}
    where user_id = ${workspace} and member_id = ${memberId} and on_page and read_at is null
      ${id === null ? sql`` : sql`and id = ${id}`}
  `
}
