import type { AvatarColour } from '#core/identity/account/avatar.ts'
import type { Sql } from '../../client.ts'

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
  readonly email: string
  readonly fullName: string
  /** '' where none was given. */
  readonly firstName: string
  readonly avatarUrl: string | null
  readonly avatarColour: AvatarColour
  readonly timeZone: string
  readonly profileTier: string | null
  readonly profileStatus: string | null
  readonly subscription: {
    readonly tier: string
    readonly status: string
    readonly trialEnd: string | null
    readonly currentPeriodEnd: string | null
    readonly pastDueSince: string | null
    readonly cancelAtPeriodEnd: boolean
  } | null
  readonly onboardingCompleted: boolean
}

/** The session with its account, profile, subscription and onboarding state; null when unknown or expired. */
export async function findSession(
  sql: Sql,
  { idHash, now }: { idHash: Uint8Array; now: Date },
): Promise<SessionRow | null> {
  const [row] = await sql<SessionRow[]>`
    select
      s.id, s.created_at, s.user_id, s.workspace_id, s.last_seen_at, s.expires_at, s.remember,
      a.email, p.full_name, p.first_name, p.avatar_url, p.avatar_colour, p.time_zone,
      w.subscription_tier as profile_tier, w.subscription_status as profile_status,
      case when sub.user_id is null then null else json_build_object(
        'tier', sub.tier, 'status', sub.status, 'trialEnd', sub.trial_end,
        'currentPeriodEnd', sub.current_period_end, 'pastDueSince', sub.past_due_since,
        'cancelAtPeriodEnd', sub.cancel_at_period_end
      ) end as subscription,
      coalesce(o.onboarding_completed, false) as onboarding_completed
    from sessions s
    join accounts a on a.id = s.user_id
    join profiles p on p.id = s.user_id
    join profiles w on w.id = s.workspace_id
    left join subscriptions sub on sub.user_id = s.workspace_id
    left join user_onboarding_status o on o.user_id = s.workspace_id
    where s.id_hash = ${idHash} and s.expires_at > ${now}
  `
  return row ?? null
}

/** Opens a session. */
export async function insertSession(
  sql: Sql,
  session: {
    idHash: Uint8Array
    userId: string
    workspaceId: string
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
      ${session.idHash}, ${session.userId}, ${session.workspaceId}, ${session.remember}, ${session.now}, ${session.now},
      ${session.expiresAt}, ${session.ip}, ${session.userAgent.slice(0, 400)}
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

/** Ends every session of an account: signing out is global (spec, section 7). */
export async function deleteSessionsOfUser(sql: Sql, { userId }: { userId: string }): Promise<number> {
  const rows = await sql`delete from sessions where user_id = ${userId}`
  return rows.count
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
    order by last_seen_at desc
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
