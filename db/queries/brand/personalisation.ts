import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { instant, json, type RowOf, rowShape, uuid } from '../../row.ts'

export const personalisationShape = rowShape('user_dashboard_personalization', {
  userId: uuid,
  personalizationData: json<Record<string, unknown>>(),
  updatedAt: instant,
})

export type PersonalisationRow = RowOf<typeof personalisationShape>

/** What the dashboard was personalised with; null when that has not happened. */
export async function findPersonalisation(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<PersonalisationRow | null> {
  const [row] = await sql<PersonalisationRow[]>`
    select ${sql(personalisationShape.names)} from user_dashboard_personalization where user_id = ${workspace}
  `
  return row ?? null
}

/** Replaces what the dashboard is personalised with. */
export async function upsertPersonalisation(
  sql: Sql,
  { workspace, data }: { workspace: WorkspaceId; data: object },
): Promise<void> {
  await sql`
    insert into user_dashboard_personalization (user_id, personalization_data)
    values (${workspace}, ${jsonb(sql, data)})
    on conflict (user_id) do update set personalization_data = excluded.personalization_data
  `
}
