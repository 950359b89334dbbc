import { FORMER_MEMBER } from '#core/team/former-member.ts'
import type { Sql } from '../../client.ts'
import { insertClosedMemberships } from '../team/former-memberships.ts'

/**
 * Deletes an account with everything that hangs on it, by cascade, and the mails that were written to it; answers
 * whether it was there. System role only.
 */
export async function deleteAccount(sql: Sql, { id }: { id: string }): Promise<boolean> {
  const [account] = await sql<{ email: string; fullName: string }[]>`
    select email, full_name from accounts where id = ${id} for update
  `
  if (!account) return false
  await wipeName(sql, { id, ...account })
  // Whoever visits this workspace just now stays signed in, at home.
  await sql`update sessions set workspace_id = user_id where workspace_id = ${id} and user_id <> ${id}`
  await insertClosedMemberships(sql, { workspace: id })
  await sql`delete from accounts where id = ${id}`
  // The copy that could bring them back into somebody's team names them.
  await sql`
    delete from removed_rows where kind = 'team_members' and data #>> '{rows,team_members,0,member_id}' = ${id}
  `
  await sql`delete from mail_outbox where to_address = ${account.email}`
  return true
}

/** What others' workspaces keep of somebody stays theirs, without the name: what they did, wrote and decided there. */
async function wipeName(
  sql: Sql,
  { id, email, fullName }: { id: string; email: string; fullName: string },
): Promise<void> {
  await sql`
    update module_usage set additional_data = additional_data || '{"formerMember": true}'
    where member_id = ${id} and user_id <> ${id}
  `
  // Names as they were written down before people were named by their ids; an email stands in invitations.
  await sql`
    update module_usage set additional_data = additional_data || jsonb_build_object('who', ${FORMER_MEMBER}::text)
    where additional_data ? 'who' and user_id <> ${id} and (
      additional_data ->> 'who' = ${email}
      or (additional_data ->> 'who' = ${fullName} and ${fullName} <> '' and user_id in (
        select owner_id from team_members where member_id = ${id}
        union select workspace_id from former_memberships where user_id = ${id}
        union select user_id from module_usage where member_id = ${id}
      ))
    )
  `
  await sql`update post_comments set author_name = ${FORMER_MEMBER} where author_id = ${id} and user_id <> ${id}`
  await sql`update post_reviews set decided_name = ${FORMER_MEMBER} where decided_by = ${id} and user_id <> ${id}`
  await sql`
    update post_reviews set deputy_for_name = ${FORMER_MEMBER} where deputy_for = ${id} and user_id <> ${id}
  `
}
