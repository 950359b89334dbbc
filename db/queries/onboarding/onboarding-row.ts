import type { Sql } from '../../client.ts'

/**
 * Makes the onboarding record of an account that has none at sign-in, where nobody may read that table yet: so the
 * conflict names no column.
 */
export async function insertOnboardingStatus(sql: Sql, { userId }: { userId: string }): Promise<void> {
  await sql`insert into user_onboarding_status (user_id) values (${userId}) on conflict do nothing`
}
