import type { Sql, WorkspaceId } from '../../../client.ts'

/** One thing that somebody did in a workspace. */
export interface ActivityRow {
  readonly id: string
  readonly at: Date
  readonly module: string
  readonly action: string
  /** Null: nobody signed in, such as a customer or a job. */
  readonly who: string | null
  readonly data: Readonly<Record<string, unknown>>
}

/** What was done in a workspace, newest first, without what is a person's own; `before` goes on where a page ended. System role only: it names people. */
export async function listActivity(
  sql: Sql,
  given: { workspace: WorkspaceId; before: Date | null; memberId: string | null; limit: number },
): Promise<ActivityRow[]> {
  return sql<ActivityRow[]>`
    select u.id, u."timestamp" as at, u.module_name as module, u.action_type as action,
      coalesce(nullif(p.full_name, ''), p.email) as who, u.additional_data as data
    from module_usage u left join profiles p on p.id = coalesce(u.member_id, u.user_id)
    where u.user_id = ${given.workspace} and u.module_name not in ('settings', 'support', 'tutorials')
      ${given.before ? sql`and u."timestamp" < ${given.before}` : sql``}
      ${given.memberId ? sql`and coalesce(u.member_id, u.user_id) = ${given.memberId}` : sql``}
    order by u."timestamp" desc, u.id
    limit ${given.limit}
  `
}
