import type { Sql, WorkspaceId } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertIdea } from '#db/queries/schedule/ideas.ts'

/** Keeps an idea of one line in the caller's transaction; answers its id. */
export async function keepIdea(
  sql: Sql,
  { workspace, title, now }: { workspace: WorkspaceId; title: string; now: Date },
): Promise<string> {
  const id = await insertIdea(sql, { workspace, title, now })
  await insertModuleUsage(sql, { userId: workspace, moduleName: 'content', actionType: 'idea_added' })
  return id
}
