import type { TeamRole } from '#core/team/roles.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** What members of a workspace are called, its owner among them; '' for who gave no name. In the scope of teams only. */
export async function listMemberNames(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ key: string; name: string }[]> {
  return sql<{ key: string; name: string }[]>`
    select id::text as key, full_name as name from profiles where id = ${workspace}
    union all (
      select t.member_id::text, coalesce(nullif(p.full_name, ''), t.email)
      from team_members t left join profiles p on p.id = t.member_id
      where t.owner_id = ${workspace} and t.status in ('invited', 'active') and t.member_id is not null limit 100
    )
  `
}

/** A member of a workspace, or its owner, with what they are called; '' for who gave no name. */
export interface NamedMember {
  readonly id: string
  readonly name: string
  readonly role: TeamRole
}

/** The owner of a workspace first, then who has joined, the longest first. In the scope of teams only. */
export async function listNamedMembers(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<NamedMember[]> {
  return sql<NamedMember[]>`
    select id, full_name as name, 'owner' as role from profiles where id = ${workspace}
    union all (
      select t.member_id, coalesce(nullif(p.full_name, ''), t.email), t.role
      from team_members t left join profiles p on p.id = t.member_id
      where t.owner_id = ${workspace} and t.status = 'active' and t.member_id is not null
      order by t.joined_at, t.id limit 100
    )
  `
}
