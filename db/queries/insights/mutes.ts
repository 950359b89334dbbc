import type { InsightType } from '#core/insights/insight.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** Kinds of insight that the workspace has muted, in the order of their names. */
export async function listInsightMutes(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<InsightType[]> {
  const rows = await sql<{ insightType: InsightType }[]>`
    select insight_type from insight_mutes where user_id = ${workspace} order by insight_type
  `
  return rows.map(row => row.insightType)
}

/** Mutes a kind; a repeat changes nothing. */
export async function insertInsightMute(
  sql: Sql,
  { workspace, type }: { workspace: WorkspaceId; type: InsightType },
): Promise<void> {
  await sql`
    insert into insight_mutes (user_id, insight_type) values (${workspace}, ${type}) on conflict do nothing
  `
}

/** Lets a kind be told again. */
export async function deleteInsightMute(
  sql: Sql,
  { workspace, type }: { workspace: WorkspaceId; type: InsightType },
): Promise<void> {
  await sql`delete from insight_mutes where user_id = ${workspace} and insight_type = ${type}`
}
