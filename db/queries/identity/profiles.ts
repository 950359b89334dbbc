import type { SubscriptionStatus } from '#core/billing/subscription.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { AvatarColour } from '#core/identity/account/avatar.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const profileShape = rowShape('profiles', {
  id: uuid,
  fullName: text(),
  firstName: text(),
  email: text(),
  avatarUrl: nullable(text()),
  avatarColour: text<AvatarColour>(),
  businessType: nullable(text()),
  industry: nullable(text()),
  timeZone: text(),
  subscriptionTier: nullable(text<Tier>()),
  subscriptionStatus: nullable(text<SubscriptionStatus>()),
  subscriptionStartDate: nullable(instant),
  subscriptionEndDate: nullable(instant),
  storiesCount: integer,
  postsCount: integer,
  strategiesCount: integer,
  campaignsCount: integer,
  aiGenerationsCount: integer,
  lastActivityAt: nullable(instant),
  updatedAt: instant,
})

export type Profile = RowOf<typeof profileShape>

/** What a founder may change about themselves. */
export type ProfileChanges = Partial<
  Pick<
    Profile,
    'fullName' | 'firstName' | 'avatarUrl' | 'avatarColour' | 'businessType' | 'industry' | 'timeZone'
  >
>

/** The profile of a workspace; null when there is none, which no page may break on. */
export async function findProfile(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Profile | null> {
  const [row] = await sql<Profile[]>`select ${sql(profileShape.names)} from profiles where id = ${workspace}`
  return row ?? null
}

/** The profile, locked until the transaction ends: counts read from it cannot grow meanwhile. System role only. */
export async function lockProfile(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Profile | null> {
  const [row] = await sql<Profile[]>`
    select ${sql(profileShape.names)} from profiles where id = ${workspace} for update
  `
  return row ?? null
}

/** Creates the profile of a new account, unless it is there. System role only. */
export async function insertProfile(
  sql: Sql,
  profile: { id: string; email: string; fullName: string; timeZone?: string },
): Promise<void> {
  await sql`
    insert into profiles (id, email, full_name, time_zone)
    values (${profile.id}, ${profile.email}, ${profile.fullName}, ${profile.timeZone ?? 'Europe/London'})
    on conflict (id) do nothing
  `
}

/** Changes the given fields and no other; answers false when there is no profile or nothing to change. */
export async function updateProfile(
  sql: Sql,
  { workspace, changes }: { workspace: WorkspaceId; changes: ProfileChanges },
): Promise<boolean> {
  const allowed = [
    ...(['fullName', 'firstName', 'avatarUrl', 'avatarColour'] as const),
    ...(['businessType', 'industry', 'timeZone'] as const),
  ]
  const changedNames = allowed.filter(name => changes[name] !== undefined)
  if (changedNames.length === 0) return false
  const rows = await sql`update profiles set ${sql(changes, ...changedNames)} where id = ${workspace}`
  return rows.count === 1
}

/** Mirrors the subscription into the profile, where clients of the older API read it. System role only. */
export async function updateProfileSubscription(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    tier: Tier | null
    status: SubscriptionStatus
    startDate: Date | null
    endDate: Date | null
  },
): Promise<void> {
  await sql`
    update profiles
    set subscription_tier = ${input.tier}, subscription_status = ${input.status},
        subscription_start_date = ${input.startDate}, subscription_end_date = ${input.endDate}
    where id = ${input.workspace}
  `
}
