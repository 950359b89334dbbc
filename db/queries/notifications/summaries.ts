import type { TeamRole } from '#core/team/roles.ts'
import type { Sql } from '../../client.ts'

/** Somebody who wants the weekly letter of a workspace, with their clock and what they are there. */
export interface SummaryReader {
  readonly workspace: string
  readonly memberId: string
  readonly role: TeamRole
  readonly email: string
  readonly timeZone: string
  readonly hour: number
  readonly since: Date
  /** The latest that was dealt with. */
  readonly latestAt: Date | null
  /** Whose workspace it is; '' in one's own. */
  readonly host: string
  /** By whose clock the days of the workspace run. */
  readonly workspaceTimeZone: string
}

/**
 * Everybody who wants a weekly letter and still is in the workspace, in order, behind `after`. Workspaces that are about to be
 * deleted are left out. System role only.
 */
export async function listSummaryReaders(
  sql: Sql,
  { after, limit }: { after: Pick<SummaryReader, 'workspace' | 'memberId'> | null; limit: number },
): Promise<SummaryReader[]> {
  return sql<SummaryReader[]>`
    select s.user_id as workspace, s.member_id, m.role, a.email, r.time_zone, s.hour, s.summary_since as since,
      w.window_at as latest_at, o.time_zone as workspace_time_zone,
      case when s.user_id = s.member_id then '' else coalesce(nullif(o.full_name, ''), o.email) end as host
    from notification_settings s
    join accounts a on a.id = s.member_id
    join profiles r on r.id = s.member_id
    join profiles o on o.id = s.user_id
    cross join lateral (
      select 'owner' as role where s.member_id = s.user_id
      union all select t.role from team_members t
      where t.owner_id = s.user_id and t.member_id = s.member_id and t.status = 'active'
    ) m
    left join notification_watermarks w
      on w.user_id = s.user_id and w.member_id = s.member_id and w.kind = 'summary'
    where s.summary_since is not null
      and not exists (select from account_deletions g where g.user_id = s.user_id)
      ${after ? sql`and (s.user_id, s.member_id) > (${after.workspace}::uuid, ${after.memberId}::uuid)` : sql``}
    order by s.user_id, s.member_id limit ${limit}
  `
}
