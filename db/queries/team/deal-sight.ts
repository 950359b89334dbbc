import type { Sql, WorkspaceId } from '../../client.ts'

/** Whether all members of a workspace see its deals and money, or only those who edit; and admins what it pays. */
export async function findSight(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ everyoneSeesDeals: boolean; adminsSeeBilling: boolean }> {
  const [row] = await sql<{ everyoneSeesDeals: boolean; adminsSeeBilling: boolean }[]>`
    select everyone_sees_deals, admins_see_billing from team_settings where user_id = ${workspace}
  `
  return row ?? { everyoneSeesDeals: false, adminsSeeBilling: false }
}

/** Shows deals and money to all members, or only to those who edit. */
export async function upsertEveryoneSeesDeals(
  sql: Sql,
  { workspace, isShown }: { workspace: WorkspaceId; isShown: boolean },
): Promise<void> {
  await sql`
    insert into team_settings (user_id, everyone_sees_deals) values (${workspace}, ${isShown})
    on conflict (user_id) do update set everyone_sees_deals = excluded.everyone_sees_deals
  `
}
