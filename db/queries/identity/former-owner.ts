import type { Sql } from '../../client.ts'

/**
 * Takes away from an account whatever lets somebody in, and what was its owner's own: sessions, second step, passkeys,
 * Google, mailed links, known devices, API tokens and connected apps, former addresses with their undo links, pushes, the
 * calendar feed, their mail server, the picture, how they were told of things and what they asked support. The password is the caller's to
 * set. System role only.
 */
export async function deleteFormerOwner(
  sql: Sql,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await sql`delete from sessions where user_id = ${userId}`
  await sql`delete from recovery_codes where user_id = ${userId}`
  await sql`delete from two_factor where user_id = ${userId}`
  await sql`delete from passkeys where user_id = ${userId}`
  await sql`delete from passkey_challenges where user_id = ${userId}`
  await sql`delete from identities where user_id = ${userId}`
  await sql`update tokens set consumed_at = ${now} where user_id = ${userId} and consumed_at is null`
  await sql`delete from known_devices where user_id = ${userId}`
  // Made ones too: their undo would bring the former owner back, and their addresses are none of the new one's.
  await sql`delete from email_changes where user_id = ${userId}`
  await sql`update api_tokens set revoked_at = ${now} where member_id = ${userId} and revoked_at is null`
  await sql`update connected_apps set revoked_at = ${now} where member_id = ${userId} and revoked_at is null`
  await sql`update planner_settings set feed_hash = null, feed_sealed = null where user_id = ${userId}`
  // Whom they let see what they pay is for the new owner to say.
  await sql`update team_settings set admins_see_billing = false where user_id = ${userId}`
  await deleteTheirOwn(sql, { userId })
}

async function deleteTheirOwn(sql: Sql, { userId }: { userId: string }): Promise<void> {
  await sql`delete from push_subscriptions where member_id = ${userId}`
  await sql`delete from notifications where member_id = ${userId}`
  await sql`delete from notification_watermarks where member_id = ${userId}`
  await sql`delete from notification_settings where member_id = ${userId}`
  await sql`delete from writing_preferences where member_id = ${userId}`
  await sql`delete from suggestion_states where member_id = ${userId}`
  await sql`delete from approval_deputies where member_id = ${userId} or deputy_id = ${userId}`
  await sql`delete from former_memberships where user_id = ${userId}`
  await sql`delete from tutorial_progress where user_id = ${userId}`
  await sql`delete from support_tickets where user_id = ${userId}`
  await sql`delete from mail_senders where user_id = ${userId}`
  await sql`delete from avatars where user_id = ${userId}`
}

/**
 * What was done in the name of an account so far was done by somebody else than its owner from now on: the activity logs
 * no longer give a name to it. Comments and decisions keep the name that was written down with them. System role only.
 */
export async function wipeFormerOwnersName(sql: Sql, { userId }: { userId: string }): Promise<void> {
  await sql`
    update module_usage set additional_data = additional_data || '{"formerMember": true}'
    where member_id = ${userId} or (user_id = ${userId} and member_id is null)
  `
}

/** Gives an account, whose address is the new owner's already, their name and password. System role only. */
export async function updateOwner(
  sql: Sql,
  owner: { userId: string; fullName: string; passwordHash: string; now: Date },
): Promise<void> {
  const { userId, fullName, passwordHash, now } = owner
  await sql`
    update accounts set full_name = ${fullName}, password_hash = ${passwordHash}, password_changed_at = ${now},
      email_confirmed_at = ${now}, terms_accepted_at = ${now}, registration_browser = null, last_signed_in_at = null,
      referral_code = null, news_read = default, role = 'user'
    where id = ${userId}
  `
  await sql`
    update profiles set full_name = ${fullName}, first_name = default, avatar_url = null, avatar_colour = default
    where id = ${userId}
  `
}
