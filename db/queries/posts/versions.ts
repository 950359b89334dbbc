import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, json, nullable, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'
import type { VersionKind } from './content.ts'

export const contentVersionShape = rowShape('content_versions', {
  id: uuid,
  contentId: uuid,
  version: integer,
  title: text(),
  body: text(),
  contentData: json<Record<string, unknown>>(),
  alignmentOverall: nullable(smallint),
  kind: text<VersionKind>(),
  createdAt: instant,
})

export type ContentVersion = RowOf<typeof contentVersionShape>

/** Earlier states of one piece, newest first, at most 100. */
export async function listContentVersions(
  sql: Sql,
  { workspace, contentId, limit = 20 }: { workspace: WorkspaceId; contentId: string; limit?: number },
): Promise<ContentVersion[]> {
  return sql<ContentVersion[]>`
    select ${sql(contentVersionShape.names)} from content_versions
    where user_id = ${workspace} and content_id = ${contentId}
    order by version desc limit ${Math.min(limit, 100)}
  `
}

/** One earlier state, or null. */
export async function findContentVersion(
  sql: Sql,
  { workspace, contentId, version }: { workspace: WorkspaceId; contentId: string; version: number },
): Promise<ContentVersion | null> {
  const [row] = await sql<ContentVersion[]>`
    select ${sql(contentVersionShape.names)} from content_versions
    where user_id = ${workspace} and content_id = ${contentId} and version = ${version}
  `
  return row ?? null
}
