import { FORMER_MEMBER } from '#core/team/former-member.ts'
import type { Sql } from '../../client.ts'
import { insertClosedMemberships } from '../team/former-memberships.ts'

/**
 * Deletes an account with everything that hangs on it, by cascade, what was left with its verified address before or
 * beside it, and the mails that were written to it; answers the address it had, null when it was not there. The slugs of
 * its links are remembered as gone. System role only.
 */
export async function deleteAccount(
  sql: Sql,
  { id, now }: { id: string; now: Date },
): Promise<{ email: string } | null> {
  const [account] = await sql<{ email: string; fullName: string; isVerified: boolean }[]>`
    select email, full_name, email_confirmed_at is not null as is_verified from accounts where id = ${id} for update
  `
  if (!account) return null
  const { email } = account
  const formerEmails = await listFormerEmails(sql, { id })
  await sql`
    insert into gone_slugs (slug, gone_at) select slug, ${now} from tracked_links where user_id = ${id}
    on conflict do nothing
  `
  await wipeName(sql, { id, ...account })
  // Whoever visits this workspace just now stays signed in, at home.
  await sql`update sessions set workspace_id = user_id where workspace_id = ${id} and user_id <> ${id}`
  await insertClosedMemberships(sql, { workspace: id })
  await sql`delete from accounts where id = ${id}`
  // The copy that could bring them back into somebody's team names them.
  await sql`
    delete from removed_rows where kind = 'team_members' and data #>> '{rows,team_members,0,member_id}' = ${id}
  `
  const emails = [email, ...formerEmails]
  await sql`delete from mail_outbox where to_address = any(${emails})`
  // Whoever only typed the address has no say over what its owner left with it.
  if (account.isVerified) await deleteVisits(sql, { emails })
  return { email }
}

/** Addresses that an account has had and shown to read, and that nobody else has an account with by now. */
async function listFormerEmails(sql: Sql, { id }: { id: string }): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    select distinct unnest(array[old_email, new_email]) as email from email_changes
    where user_id = ${id} and changed_at is not null
    except select email from accounts
  `
  return rows.map(row => row.email)
}

/** What somebody left as a visitor, with the addresses they had. */
async function deleteVisits(sql: Sql, { emails }: { emails: readonly string[] }): Promise<void> {
  await sql`delete from contact_messages where email = any(${emails})`
  await sql`delete from newsletter_subscribers where email = any(${emails})`
  await sql`delete from quiz_responses where email = any(${emails})`
  await sql`delete from brand_compass_responses where email = any(${emails})`
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
