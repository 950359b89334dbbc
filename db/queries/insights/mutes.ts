import type { InsightType } from '#core/insights/insight.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

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
