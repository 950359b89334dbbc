import type { Sql, WorkspaceId } from '../../client.ts'

/** A post with its whole text, to be scored anew. */
export interface PostText {
  readonly id: string
  readonly title: string
  readonly body: string
}

/** The newest posts that say something, newest first, at most 50. */
export async function listPostTexts(
  sql: Sql,
  { workspace, limit }: { workspace: WorkspaceId; limit: number },
): Promise<PostText[]> {
  return sql<PostText[]>`
    select id, title, body from content_created where user_id = ${workspace} and body <> ''
    order by created_at desc, id desc limit ${Math.min(limit, 50)}
  `
}
