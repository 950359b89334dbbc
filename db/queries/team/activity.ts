import type { ActivityPlace } from '#core/team/activity-address.ts'
import { FORMER_MEMBER } from '#core/team/former-member.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** One thing that somebody did in a workspace. */
export interface ActivityRow {
  readonly id: string
  readonly at: Date
  /** `at` to the microsecond, since 1970: with `id` the line's place in the log. */
  readonly micros: number
  readonly module: string
  readonly action: string
  /** Null: nobody signed in, such as a customer or a job. */
  readonly who: string | null
  /** The name of the API token it was done with; null for by hand. */
  readonly madeWith: string | null
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * What was done in a workspace, newest first, without what is a person's own: behind a place, by one person, in some
 * rooms; each null for all. People are named as they are called now; whoever's account is gone has no name. System role
 * only: it names people.
 */
export async function listActivity(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    from: ActivityPlace | null
    memberId: string | null
    modules: readonly string[] | null
    limit: number
  },
): Promise<ActivityRow[]> {
  const { workspace, from, memberId, modules } = input
  return sql<ActivityRow[]>`
    select u.id, u."timestamp" as at, (extract(epoch from u."timestamp") * 1000000)::bigint as micros,
      u.module_name as module, u.action_type as action, u.made_with,
      case when u.additional_data ? 'formerMember' then ${FORMER_MEMBER}
        else coalesce(nullif(p.full_name, ''), p.email) end as who,
      case when u.additional_data ? 'whoId'
        then u.additional_data || jsonb_build_object('who', coalesce(nullif(s.full_name, ''), s.email, ${FORMER_MEMBER}))
        else u.additional_data end as data
    from module_usage u
    left join profiles p on p.id = coalesce(u.member_id, u.user_id)
    left join profiles s on s.id = (u.additional_data ->> 'whoId')::uuid
    where u.user_id = ${workspace} and u.module_name not in ('settings', 'support', 'tutorials')
      ${
        from
          ? sql`and (u."timestamp", u.id)
              < (timestamptz 'epoch' + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::uuid)`
          : sql``
      }
      ${memberId ? sql`and coalesce(u.member_id, u.user_id) = ${memberId}` : sql``}
      ${modules ? sql`and u.module_name = any(${[...modules]})` : sql``}
    order by u."timestamp" desc, u.id desc
    limit ${input.limit}
  `
}
