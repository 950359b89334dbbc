import type { Sql } from '../../client.ts'

/** Makes the onboarding record of an account that has none at sign-in. */
export async function insertOnboardingStatus(sql: Sql, { userId }: { userId: string }): Promise<void> {
  await sql`insert into user_onboarding_status (user_id) values (${userId}) on conflict (user_id) do nothing`
}
