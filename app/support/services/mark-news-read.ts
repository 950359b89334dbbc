import type { WorkspaceContext } from '#app/platform/context.ts'
import { updateNewsRead } from '#db/queries/support/news.ts'
import { RELEASES } from './read-news.ts'

/** Notes that a person has seen what the newest release changed. Done twice, it is done once. */
export async function markNewsRead({ db, userId }: WorkspaceContext): Promise<void> {
  const [newest] = RELEASES
  if (newest) await updateNewsRead(db.unscoped.sql, { userId, version: newest.version })
}
