import type { GivenRole } from '#core/team/roles.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** An invitation as whoever is invited sees it. */
export interface InvitationRow {
  readonly id: string
  readonly ownerId: string
  readonly ownerName: string
  readonly ownerEmail: string
  readonly email: string
  readonly role: GivenRole
  readonly invitedAt: Date
  /** Who pressed the button; the owner or an admin. */
  readonly inviterEmail: string | null
}

/** Offers a place; null when this address has one here already, taken or offered. System role only. */
export async function insertInvitation(
  sql: Sql,
  input: { workspace: WorkspaceId; email: string; role: GivenRole; invitedBy: string; now: Date },
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    insert into team_members (owner_id, email, role, invited_by, invited_at)
    values (${input.workspace}, ${input.email}, ${input.role}, ${input.invitedBy}, ${input.now})
    on conflict (owner_id, email) do nothing
    returning id
  `
  return row?.id ?? null
}

/** Keeps the link of an invitation and ends the one before: a new link kills the old. System role only. */
export async function insertInvitationToken(
  sql: Sql,
  token: { hash: Uint8Array; invitationId: string; email: string; expiresAt: Date; now: Date },
): Promise<void> {
  await updateInvitationTokensSpent(sql, token)
  await sql`
    insert into tokens (hash, purpose, email, payload, expires_at)
    values (
      ${token.hash}, 'team_invite', ${token.email}, ${sql.json({ invitation: token.invitationId })}, ${token.expiresAt}
    )
  `
}

/** Ends every link of an invitation. System role only. */
export async function updateInvitationTokensSpent(
  sql: Sql,
  { invitationId, now }: { invitationId: string; now: Date },
): Promise<void> {
  await sql`
    update tokens set consumed_at = ${now}
    where purpose = 'team_invite' and consumed_at is null and payload ->> 'invitation' = ${invitationId}
  `
}

const columns = (sql: Sql) => sql`
  t.id, t.owner_id, coalesce(nullif(o.full_name, ''), o.email) as owner_name, o.email as owner_email, t.email, t.role,
  t.invited_at, (select email from accounts where id = t.invited_by) as inviter_email
  from team_members t join profiles o on o.id = t.owner_id
`

/** The open invitation behind a link; null when it was answered, taken back or is over. System role only. */
export async function findInvitationByLink(
  sql: Sql,
  { hash, now }: { hash: Uint8Array; now: Date },
): Promise<InvitationRow | null> {
  const [row] = await sql<InvitationRow[]>`
    select ${columns(sql)}
    join tokens k on k.purpose = 'team_invite' and k.payload ->> 'invitation' = t.id::text and k.email = t.email
    where k.hash = ${hash} and k.consumed_at is null and k.expires_at > ${now} and t.status = 'invited'
  `
  return row ?? null
}

/** The open invitations of an address whose owner is verified; five at most are shown at once. System role only. */
export async function listInvitations(
  sql: Sql,
  { email, since }: { email: string; since: Date },
): Promise<InvitationRow[]> {
  return sql<InvitationRow[]>`
    select ${columns(sql)}
    where t.email = ${email} and t.status = 'invited' and t.invited_at > ${since}
    order by t.invited_at desc, t.id limit 5
  `
}

/** One open invitation of an address, locked until the transaction ends. System role only. */
export async function lockInvitation(
  sql: Sql,
  { id, email, since }: { id: string; email: string; since: Date },
): Promise<InvitationRow | null> {
  const [row] = await sql<InvitationRow[]>`
    select ${columns(sql)}
    where t.id = ${id} and t.email = ${email} and t.status = 'invited' and t.invited_at > ${since}
    for update of t
  `
  return row ?? null
}

/** An invitation begins anew: its week counts from now. */
export async function updateInvitationSent(sql: Sql, { id, now }: { id: string; now: Date }): Promise<void> {
  await sql`update team_members set invited_at = ${now} where id = ${id} and status = 'invited'`
}

/** Takes the place that was offered; false when somebody was quicker, or has a place here already. */
export async function updateInvitationAccepted(
  sql: Sql,
  { id, memberId, now }: { id: string; memberId: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update team_members t set status = 'active', member_id = ${memberId}, joined_at = ${now}
    where t.id = ${id} and t.status = 'invited' and not exists (
      select from team_members o where o.owner_id = t.owner_id and o.member_id = ${memberId}
    )
  `
  return rows.count === 1
}
