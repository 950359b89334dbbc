import type { Certainty } from '#core/brand/alignment/types.ts'
import type { VersionKind } from '#core/posts/versions.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, json, nullable, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

export const postVersionShape = rowShape('content_versions', {
  id: uuid,
  contentId: uuid,
  version: integer,
  title: text(),
  body: text(),
  contentData: json<Record<string, unknown>>(),
  alignmentOverall: nullable(smallint),
  alignmentCertainty: nullable(text<Certainty>()),
  kind: text<VersionKind>(),
  authorId: nullable(uuid),
  createdAt: instant,
})

export type PostVersion = RowOf<typeof postVersionShape>

/** Earlier states of one post, newest first, at most 100. */
export async function listPostVersions(
  sql: Sql,
  { workspace, postId, limit = 20 }: { workspace: WorkspaceId; postId: string; limit?: number },
): Promise<PostVersion[]> {
  return sql<PostVersion[]>`
    select ${sql(postVersionShape.names)} from content_versions
    where user_id = ${workspace} and content_id = ${postId}
    order by version desc limit ${Math.min(limit, 100)}
  `
}

/** One earlier state, or null. */
export async function findPostVersion(
  sql: Sql,
  { workspace, postId, version }: { workspace: WorkspaceId; postId: string; version: number },
): Promise<PostVersion | null> {
  const [row] = await sql<PostVersion[]>`
    select ${sql(postVersionShape.names)} from content_versions
    where user_id = ${workspace} and content_id = ${postId} and version = ${version}
  `
  return row ?? null
}
