import type { Span } from '#core/analytics/period.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { day, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const annotationShape = rowShape('annotations', { id: uuid, day, note: text() })

/** What happened on a day. */
export type Annotation = RowOf<typeof annotationShape>

/** Annotations of a period that are read at most. */
const MOST = 200

/** A select of what happened on the days of a span, the earliest first. */
export function annotationsOf(
  sql: Sql,
  { workspace, span }: { workspace: WorkspaceId; span: Span },
): SqlPart {
  return sql`
    select ${sql(annotationShape.names)} from annotations
    where user_id = ${workspace} and day >= ${span.from} and day <= ${span.to}
    order by day, id limit ${MOST}
  `
}

/** How many annotations there are. */
export async function countAnnotations(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from annotations where user_id = ${workspace}
  `
  return row?.count ?? 0
}

/** Whether an annotation is there. */
export async function existsAnnotation(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<boolean> {
  const rows = await sql`select from annotations where user_id = ${workspace} and id = ${id}`
  return rows.count > 0
}

/** Adds an annotation; answers its id. */
export async function insertAnnotation(
  sql: Sql,
  { workspace, ...annotation }: { workspace: WorkspaceId } & Omit<Annotation, 'id'>,
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into annotations (user_id, day, note) values (${workspace}, ${annotation.day}, ${annotation.note})
    returning id
  `
  if (!row) throw new Error('The annotation was not returned')
  return row.id
}

/** Changes an annotation; false when it is gone. */
export async function updateAnnotation(
  sql: Sql,
  { workspace, id, ...annotation }: { workspace: WorkspaceId } & Annotation,
): Promise<boolean> {
  const rows = await sql`
    update annotations set day = ${annotation.day}, note = ${annotation.note}
    where user_id = ${workspace} and id = ${id} returning id
  `
  return rows.length > 0
}
