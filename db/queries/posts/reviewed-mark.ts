import type { Sql, WorkspaceId } from '../../client.ts'

/**
 * SHA-256, hexadecimal, of a post’s text in all its versions and its pictures; null when it is not there. `lock` keeps the
 * text as it is until the transaction ends.
 */
export async function findReviewedMark(
  sql: Sql,
  { workspace, postId, lock = false }: { workspace: WorkspaceId; postId: string; lock?: boolean },
): Promise<string | null> {
  const [row] = await sql<{ mark: string }[]>`
    select reviewed_mark(user_id, id, title, body, content_data) as mark
    from content_created where user_id = ${workspace} and id = ${postId} ${lock ? sql`for update` : sql``}
  `
  return row?.mark ?? null
}
