import type { Sql } from '../../client.ts'

/** Remembers that somebody was taken out of a workspace, so that they can be told. System role only. */
export async function insertFormerMembership(
  sql: Sql,
  { userId, workspace, now }: { userId: string; workspace: string; now: Date },
): Promise<void> {
  await sql`
    insert into former_memberships (user_id, workspace_id, ended_at) values (${userId}, ${workspace}, ${now})
    on conflict (user_id, workspace_id) do update set ended_at = excluded.ended_at, seen_at = null
  `
}

/** The same for every member of a workspace that is being closed; it has no name any more. System role only. */
export async function insertClosedMemberships(sql: Sql, { workspace }: { workspace: string }): Promise<void> {
  await sql`
    insert into former_memberships (user_id, workspace_id)
    select member_id, null from team_members where owner_id = ${workspace} and status = 'active'
  `
}

/** Forgets it, because they are back. System role only. */
export async function deleteFormerMembership(
  sql: Sql,
  { userId, workspace }: { userId: string; workspace: string },
): Promise<void> {
  await sql`delete from former_memberships where user_id = ${userId} and workspace_id = ${workspace}`
}

/** Records that they were told and went on. System role only. */
export async function updateFormerMembershipSeen(
  sql: Sql,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<void> {
  await sql`update former_memberships set seen_at = ${now} where id = ${id} and user_id = ${userId} and seen_at is null`
}
