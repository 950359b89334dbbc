import type { Tier } from '#core/billing/tiers.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { boolean, instant, json, nullable, type RowOf, rowShape, text, textList, uuid } from '../../row.ts'

/**
 * How far somebody is. `setup`: the snapshot is saved and the first post is open; `results`: it was handed in but could
 * not be saved yet; `done`: over. `video` and `tier-setup` stand in older records only.
 */
export type OnboardingProgress =
  | ('welcome' | 'kickstart' | 'setup' | 'results' | 'done')
  | ('video' | 'tier-setup')

export const onboardingStatusShape = rowShape('user_onboarding_status', {
  userId: uuid,
  sampleDataCreated: boolean,
  onboardingCompleted: boolean,
  kickstartCompleted: boolean,
  smartDashboardSetupComplete: boolean,
  step: text<OnboardingProgress>(),
  kickstartData: json<Record<string, unknown>>(),
  welcomeSeen: textList,
  completedTier: nullable(text<Tier>()),
  completedAt: nullable(instant),
  completedFeatures: textList,
  updatedAt: instant,
})

export type OnboardingStatus = RowOf<typeof onboardingStatusShape>

export type OnboardingChanges = Partial<Omit<OnboardingStatus, 'userId' | 'updatedAt'>>

/** Where a founder stands in onboarding; null before the first visit. */
export async function findOnboardingStatus(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<OnboardingStatus | null> {
  const [row] = await sql<OnboardingStatus[]>`
    select ${sql(onboardingStatusShape.names)} from user_onboarding_status where user_id = ${workspace}
  `
  return row ?? null
}

/** Creates the record if it is missing and changes only the given fields; answers the record as it now is. */
export async function upsertOnboardingStatus(
  sql: Sql,
  { workspace, changes }: { workspace: WorkspaceId; changes: OnboardingChanges },
): Promise<OnboardingStatus> {
  const kickstart = changes.kickstartData === undefined ? null : jsonb(sql, changes.kickstartData)
  const [row] = await sql<OnboardingStatus[]>`
    insert into user_onboarding_status as s (
      user_id, sample_data_created, onboarding_completed, kickstart_completed, smart_dashboard_setup_complete, step,
      kickstart_data, welcome_seen, completed_tier, completed_at, completed_features
    ) values (
      ${workspace}, ${changes.sampleDataCreated ?? false}, ${changes.onboardingCompleted ?? false},
      ${changes.kickstartCompleted ?? false}, ${changes.smartDashboardSetupComplete ?? false},
      ${changes.step ?? 'welcome'}, coalesce(${kickstart}::jsonb, '{}'), ${changes.welcomeSeen ?? []}::text[],
      ${changes.completedTier ?? null}, ${changes.completedAt ?? null}, ${changes.completedFeatures ?? []}::text[]
    )
    on conflict (user_id) do update set
      sample_data_created = coalesce(${changes.sampleDataCreated ?? null}, s.sample_data_created),
      onboarding_completed = coalesce(${changes.onboardingCompleted ?? null}, s.onboarding_completed),
      kickstart_completed = coalesce(${changes.kickstartCompleted ?? null}, s.kickstart_completed),
      smart_dashboard_setup_complete =
        coalesce(${changes.smartDashboardSetupComplete ?? null}, s.smart_dashboard_setup_complete),
      step = coalesce(${changes.step ?? null}, s.step),
      kickstart_data = coalesce(${kickstart}::jsonb, s.kickstart_data),
      -- Two devices may each have seen a different welcome: neither may forget the other's.
      welcome_seen = array(select distinct unnest(s.welcome_seen || ${changes.welcomeSeen ?? []}::text[]) order by 1),
      completed_tier = coalesce(${changes.completedTier ?? null}, s.completed_tier),
      completed_at = coalesce(${changes.completedAt ?? null}, s.completed_at),
      completed_features = coalesce(${changes.completedFeatures ?? null}::text[], s.completed_features)
    returning ${sql(onboardingStatusShape.names)}
  `
  if (!row) throw new Error('The onboarding status was not returned')
  return row
}

/**
 * Adds answers to the kickstart's record in one statement, so that two devices never undo each other's steps; other
 * answers stay. Creates the record if it is missing, and holds its row until the transaction ends.
 */
export async function updateKickstartData(
  sql: Sql,
  input: { workspace: WorkspaceId; answers: object; step?: OnboardingProgress },
): Promise<OnboardingStatus> {
  const [row] = await sql<OnboardingStatus[]>`
    insert into user_onboarding_status as s (user_id, kickstart_data, step)
    values (${input.workspace}, ${jsonb(sql, input.answers)}, ${input.step ?? 'kickstart'})
    on conflict (user_id) do update set
      kickstart_data = s.kickstart_data || excluded.kickstart_data,
      step = coalesce(${input.step ?? null}, s.step)
    returning ${sql(onboardingStatusShape.names)}
  `
  if (!row) throw new Error('The onboarding status was not returned')
  return row
}
