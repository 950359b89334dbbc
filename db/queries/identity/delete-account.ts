import type { Sql } from '../../client.ts'
import { insertClosedMemberships } from '../team/former-memberships.ts'

/**
 * Deletes an account with everything that hangs on it, by cascade, and the mails that were written to it; answers
 * whether it was there. System role only.
 */
export async function deleteAccount(sql: Sql, { id }: { id: string }): Promise<boolean> {
  // Whoever visits this workspace just now stays signed in, at home.
  await sql`update sessions set workspace_id = user_id where workspace_id = ${id} and user_id <> ${id}`
  await insertClosedMemberships(sql, { workspace: id })
  const [gone] = await sql<{ email: string }[]>`delete from accounts where id = ${id} returning email`
  if (!gone) return false
  // The copy that could bring them back into somebody's team names them.
  await sql`
    delete from removed_rows where kind = 'team_members' and data #>> '{rows,team_members,0,member_id}' = ${id}
  `
  await sql`delete from mail_outbox where to_address = ${gone.email}`
  return true
}
