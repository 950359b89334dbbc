import type { GivenRole } from '#core/team/roles.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** An offer to take a workspace over, as its owner sees it. */
export interface Handover {
  readonly email: string
  /** What the former owner is invited as afterwards; null for nothing. */
  readonly formerRole: GivenRole | null
  readonly note: string
  readonly requestedAt: Date
  readonly expiresAt: Date
}

/** The same as whoever has the link sees it. */
export interface OfferedHandover extends Handover {
  readonly workspaceId: string
  readonly ownerName: string
  readonly ownerEmail: string
}

/** The offer of a workspace, over or not; null when there is none. */
export async function findHandover(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Handover | null> {
  const [row] = await sql<Handover[]>`
    select email, former_role, note, requested_at, expires_at from workspace_handovers where user_id = ${workspace}
  `
  return row ?? null
}

/** Makes an offer in the place of the one before, whose link ends. System role only. */
export async function upsertHandover(
  sql: Sql,
  offer: Handover & { readonly workspace: WorkspaceId; readonly linkHash: Uint8Array },
): Promise<void> {
  await sql`
    insert into workspace_handovers (user_id, email, link_hash, former_role, note, requested_at, expires_at)
    values (
      ${offer.workspace}, ${offer.email}, ${offer.linkHash}, ${offer.formerRole}, ${offer.note},
      ${offer.requestedAt}, ${offer.expiresAt}
    )
    on conflict (user_id) do update set
      email = excluded.email, link_hash = excluded.link_hash, former_role = excluded.former_role,
      note = excluded.note, requested_at = excluded.requested_at, expires_at = excluded.expires_at
  `
}

/** The open offer behind a link; null when it was taken, withdrawn, sent anew or is over. System role only. */
export async function findHandoverByLink(
  sql: Sql,
  { linkHash, now }: { linkHash: Uint8Array; now: Date },
): Promise<OfferedHandover | null> {
  const [row] = await sql<OfferedHandover[]>`
    select h.user_id as workspace_id, h.email, h.former_role, h.note, h.requested_at, h.expires_at,
      coalesce(nullif(p.full_name, ''), p.email) as owner_name, p.email as owner_email
    from workspace_handovers h join profiles p on p.id = h.user_id
    where h.link_hash = ${linkHash} and h.expires_at > ${now}
  `
  return row ?? null
}

/** Withdraws an offer; null when there is none. System role only. */
export async function deleteHandover(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ email: string } | null> {
  const [row] = await sql<{ email: string }[]>`
    delete from workspace_handovers where user_id = ${workspace} returning email
  `
  return row ?? null
}

/** Spends the link of an open offer. Of any number at once exactly one is answered true. System role only. */
export async function consumeHandover(
  sql: Sql,
  { linkHash, now }: { linkHash: Uint8Array; now: Date },
): Promise<boolean> {
  const { count } = await sql`
    delete from workspace_handovers where link_hash = ${linkHash} and expires_at > ${now}
  `
  return count === 1
}

/** What goes along with a workspace and may be somebody's own: accounts, and what runs by itself. */
export interface HandedOver {
  /** Connected accounts on networks. */
  readonly connections: number
  /** Scheduled posts that are still to come. */
  readonly scheduled: number
  readonly webhooks: number
  /** API tokens and connected apps of members, which go on. */
  readonly programs: number
}

/** Counts it, of one workspace. System role only: programs are seen by whose they are. */
export async function countHandedOver(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<HandedOver> {
  const [row] = await sql<HandedOver[]>`
    select
      (select count(*) from connections where user_id = ${workspace} and status <> 'disconnected')::int as connections,
      (select count(*) from content_planner where user_id = ${workspace} and status in ('scheduled', 'due'))::int
        as scheduled,
      (select count(*) from webhook_endpoints where user_id = ${workspace})::int as webhooks,
      (select count(*) from api_tokens where user_id = ${workspace} and member_id <> ${workspace}
        and revoked_at is null and expires_at > ${now})::int
      + (select count(*) from connected_apps where user_id = ${workspace} and member_id <> ${workspace}
        and revoked_at is null)::int as programs
  `
  return row ?? { connections: 0, scheduled: 0, webhooks: 0, programs: 0 }
}
