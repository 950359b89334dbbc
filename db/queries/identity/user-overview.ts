import { isUuid, type Sql } from '../../client.ts'

/** What an operator sees of a user; nothing secret. */
export interface UserOverview {
  readonly id: string
  readonly email: string
  readonly fullName: string
  readonly hasPassword: boolean
  readonly emailConfirmedAt: Date | null
  readonly createdAt: Date
  readonly lastSignedInAt: Date | null
  readonly tier: string | null
  readonly profileStatus: string | null
  readonly subscriptionStatus: string | null
  readonly trialEnd: Date | null
  readonly onboardingCompleted: boolean
  readonly stories: number
  readonly posts: number
  readonly campaigns: number
  readonly brandScore: number | null
  readonly sessions: number
  readonly lastActivityAt: Date | null
}

/** One user by id or by e-mail (in any case); null when there is none. System role only. */
export async function findUserOverview(
  sql: Sql,
  { emailOrId }: { emailOrId: string },
): Promise<UserOverview | null> {
  const key = emailOrId.trim().normalize('NFKC').toLowerCase()
  const [row] = await sql<UserOverview[]>`
    select
      a.id, a.email, a.full_name, a.password_hash is not null as has_password, a.email_confirmed_at, a.created_at,
      a.last_signed_in_at, coalesce(s.tier, p.subscription_tier) as tier, p.subscription_status as profile_status,
      s.status as subscription_status, s.trial_end, coalesce(o.onboarding_completed, false) as onboarding_completed,
      coalesce(p.stories_count, 0) as stories, coalesce(p.posts_count, 0) as posts,
      coalesce(p.campaigns_count, 0) as campaigns, b.overall as brand_score,
      (select count(*) from sessions where user_id = a.id and expires_at > now()) as sessions, p.last_activity_at
    from accounts a
    left join profiles p on p.id = a.id
    left join subscriptions s on s.user_id = a.id
    left join user_onboarding_status o on o.user_id = a.id
    left join brand_scores b on b.user_id = a.id
    where ${isUuid(key) ? sql`a.id = ${key}` : sql`a.email = ${key}`}
  `
  return row ?? null
}

/** How many users there are. System role only. */
export async function countUsers(sql: Sql): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select count(*) as n from profiles`
  return row?.n ?? 0
}
