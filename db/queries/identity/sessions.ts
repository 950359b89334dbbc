import type { AvatarColour } from '#core/identity/account/avatar.ts'
import type { Sql } from '../../client.ts'
import type { StoredSubscription } from '../billing/subscriptions.ts'

/** A place in somebody's workspace. */
export interface MembershipRow {
  readonly ownerId: string
  readonly ownerName: string
  readonly role: string
  /** Counted from 1, the owner's: who joined earlier sits before. */
  readonly seat: number
}

/** Everything a request wants to know about who is asking, read in one query. */
export interface SessionRow {
  /** Names the session without saying its secret. */
  readonly id: string
  readonly createdAt: Date
  readonly userId: string
  readonly workspaceId: string
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  readonly remember: boolean
  /** When its owner last showed that it is them; null since they signed in. */
  readonly verifiedAt: Date | null
  readonly email: string
  /** When their account was made. */
  readonly joinedAt: Date
  /** The release whose news they have seen; '' before the first. */
  readonly newsRead: string
  /** When their account is deleted for good; null when they did not ask for that. */
  readonly deletionDueAt: Date | null
  readonly fullName: string
  /** '' where none was given. */
  readonly firstName: string
  readonly avatarUrl: string | null
  readonly avatarColour: AvatarColour
  readonly timeZone: string
  /** Of the workspace one acts in, which may be somebody else's. */
  readonly workspaceTimeZone: string
  /** Where else one may go, by the name of whose it is. */
  readonly memberships: readonly MembershipRow[]
  readonly profileTier: string | null
  readonly profileStatus: string | null
  readonly subscription: (StoredSubscription & { readonly hasCard: boolean }) | null
  readonly onboardingCompleted: boolean
  /** What was committed when this was read: a snapshot of PostgreSQL's, as text. */
  readonly asOf: string
  /** Nothing was written in their own workspace, or where they act, since the snapshot that was asked about. */
  readonly isUnwritten: boolean
  /** The workspace they were taken out of, the newest that they were not told of first; null for none. */
  readonly removedFrom: {
    readonly id: string
    /** Whose it is; null once it is closed. */
    readonly owner: string | null
    readonly at: string
    readonly isSeen: boolean
  } | null
}

/**
 * The session with its account, profile, subscription and onboarding state; null when unknown, expired, or begun at
 * `overSince` or before. The workspace
 * it names counts only while one is its owner or a member; else one is back in one's own. `since` is the snapshot of an
 * earlier answer, where one asks whether anything was written after it.
 */
export async function findSession(
  sql: Sql,
  {
    idHash,
    now,
    overSince,
    since = null,
  }: { idHash: Uint8Array; now: Date; overSince: Date; since?: string | null },
): Promise<SessionRow | null> {
  const [row] = await sql<SessionRow[]>`
    select s.id, s.created_at, s.user_id, s.last_seen_at, s.expires_at, s.remember, s.verified_at, a.email,
      a.created_at as joined_at, a.news_read, place.*,
      pg_current_snapshot()::text as as_of,
      ${since}::text is not null and not written_since(array[s.user_id, place.workspace_id], ${since}::text::pg_snapshot)
        as is_unwritten,
      (select due_at from account_deletions d where d.user_id = s.user_id) as deletion_due_at
    from sessions s
    join accounts a on a.id = s.user_id
    cross join read_place(s.user_id, s.workspace_id) place
    where s.id_hash = ${idHash} and s.expires_at > ${now} and s.created_at > ${overSince}
  `
  return row ?? null
}

/**
 * Opens a session, in one's own workspace; whoever has no plan of their own begins where they were invited to last.
 */
export async function insertSession(
  sql: Sql,
  session: {
    idHash: Uint8Array
    userId: string
    remember: boolean
    expiresAt: Date
    now: Date
    ip: string
    userAgent: string
  },
): Promise<void> {
  await sql`
    insert into sessions (id_hash, user_id, workspace_id, remember, created_at, last_seen_at, expires_at, ip, user_agent)
    values (
      ${session.idHash}, ${session.userId},
      home_workspace(${session.userId}), ${session.remember}, ${session.now}, ${session.now}, ${session.expiresAt},
      ${session.ip}, ${session.userAgent.slice(0, 400)}
    )
  `
}

/** Moves the end of a session on, because it is in use. */
export async function updateSessionSeen(
  sql: Sql,
  session: { idHash: Uint8Array; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    update sessions set last_seen_at = ${session.now}, expires_at = ${session.expiresAt}
    where id_hash = ${session.idHash} and last_seen_at < ${session.now}
  `
}

/**
 * Notes that the owner showed again that it is them, and gives the session another secret: a copy of the old one is worth
 * nothing from now on. Null when the session is over.
 */
export async function updateSessionVerified(
  sql: Sql,
  session: { id: string; userId: string; idHash: Uint8Array; now: Date },
): Promise<{ remember: boolean } | null> {
  const [row] = await sql<{ remember: boolean }[]>`
    update sessions set verified_at = ${session.now}, id_hash = ${session.idHash}
    where id = ${session.id} and user_id = ${session.userId} and expires_at > ${session.now}
    returning remember
  `
  return row ?? null
}

/** Goes to a workspace with this session: one's own, or one where one is a member. False when neither. */
export async function updateSessionWorkspace(
  sql: Sql,
  session: { id: string; userId: string; workspace: string },
): Promise<boolean> {
  const rows = await sql`
    update sessions set workspace_id = ${session.workspace}
    where id = ${session.id} and user_id = ${session.userId} and may_enter(user_id, ${session.workspace})
  `
  return rows.count === 1
}

/** Takes somebody's sessions out of a workspace they have no place in any more, back to their own. */
export async function updateSessionsOut(
  sql: Sql,
  { userId, workspace }: { userId: string; workspace: string },
): Promise<void> {
  await sql`update sessions set workspace_id = user_id where user_id = ${userId} and workspace_id = ${workspace}`
}

/** Ends every session of an account: signing out is global. */
export async function deleteSessionsOfUser(sql: Sql, { userId }: { userId: string }): Promise<number> {
  const rows = await sql`delete from sessions where user_id = ${userId}`
  return rows.count
}

/**
 * Ends up to `limit` sessions that were open before an instant, whoever's they are, and writes that down for each of their
 * accounts; answers how many. System role only.
 */
export async function deleteSessionsBefore(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const rows = await sql`
    with ended as (
      delete from sessions
      where id_hash in (select id_hash from sessions where created_at <= ${before} limit ${limit})
      returning user_id
    ), noted as materialized (
      select log_security_event('session_revoked', jsonb_build_object('user_id', user_id, 'by', 'operator'))
      from (select distinct user_id from ended) people
    )
    select (select count(*) from noted) from ended
  `
  return rows.count
}

/** Open sessions that began before an instant, whoever's they are. System role only. */
export async function countSessionsBefore(sql: Sql, { before }: { before: Date }): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from sessions where created_at <= ${before}`
  return row?.count ?? 0
}

/** Ends one session, the one that signing in again replaces. */
export async function deleteSession(sql: Sql, { idHash }: { idHash: Uint8Array }): Promise<void> {
  await sql`delete from sessions where id_hash = ${idHash}`
}

/** One line of the list of devices. */
export interface SessionEntry {
  readonly id: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly remember: boolean
  readonly ip: string
  readonly userAgent: string
}

/** The open sessions of an account, the most recently used first; fifty at most. */
export async function listSessionsOfUser(
  sql: Sql,
  { userId, now }: { userId: string; now: Date },
): Promise<SessionEntry[]> {
  return sql<SessionEntry[]>`
    select id, created_at, last_seen_at, remember, ip, user_agent from sessions
    where user_id = ${userId} and expires_at > ${now}
    order by last_seen_at desc, id
    limit 50
  `
}

/** Ends one session of this account by its name; answers whether it was there. */
export async function deleteSessionById(
  sql: Sql,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const rows = await sql`delete from sessions where user_id = ${userId} and id = ${id}`
  return rows.count === 1
}

/** Ends every session of this account but the one named; answers how many went. */
export async function deleteOtherSessions(
  sql: Sql,
  { userId, keep }: { userId: string; keep: string },
): Promise<number> {
  const rows = await sql`delete from sessions where user_id = ${userId} and id <> ${keep}`
  return rows.count
}
