import type { WorkspaceContext } from '#app/platform/context.ts'
import { updateNewsRead } from '#db/queries/support/news.ts'

/** Notes that a person has seen what a release changed. Done twice, it is done once. */
export async function markNewsRead(
  { db, userId }: Pick<WorkspaceContext, 'db' | 'userId'>,
  { version }: { version: string },
): Promise<void> {
  await updateNewsRead(db.unscoped.sql, { userId, version })
}
