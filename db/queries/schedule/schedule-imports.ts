import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, nullable, type RowOf, rowShape, uuid } from '../../row.ts'

export const scheduleImportShape = rowShape('schedule_imports', {
  id: uuid,
  total: integer,
  done: integer,
  added: integer,
  createdAt: instant,
  finishedAt: nullable(instant),
})

/** How far a long import into the planner is: `done` of `total` rows were read, `added` of them scheduled. */
export type ScheduleImport = RowOf<typeof scheduleImportShape>

/** Notes an import that is to be done in the background: a file of `total` rows, its times on the clock of a zone. */
export async function insertScheduleImport(
  sql: Sql,
  input: { workspace: WorkspaceId; csv: string; timeZone: string; total: number; now: Date },
): Promise<{ id: string }> {
  const [row] = await sql<{ id: string }[]>`
    insert into schedule_imports (user_id, csv, time_zone, total, created_at)
    values (${input.workspace}, ${input.csv}, ${input.timeZone}, ${input.total}, ${input.now})
    returning id
  `
  if (!row) throw new Error('the import was not inserted')
  return row
}

/** How far an import of this workspace is; null when there is none of that id. */
export async function findScheduleImport(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<ScheduleImport | null> {
  const [row] = await sql<ScheduleImport[]>`
    select ${sql(scheduleImportShape.names)} from schedule_imports where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** What is left of an import, locked until the transaction ends; null when it is finished or not there. */
export async function lockScheduleImport(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<{ csv: string; timeZone: string; done: number; total: number } | null> {
  const [row] = await sql<{ csv: string; timeZone: string; done: number; total: number }[]>`
    select csv, time_zone, done, total from schedule_imports
    where user_id = ${workspace} and id = ${id} and finished_at is null for update
  `
  return row ?? null
}

/** Notes what a batch brought, in its transaction; when all rows were read the import ends and lets go of its file. */
export async function updateScheduleImport(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; done: number; added: number; isLast: boolean; now: Date },
): Promise<void> {
  await sql`
    update schedule_imports set
      done = done + ${input.done}, added = added + ${input.added}, updated_at = ${input.now},
      finished_at = case when ${input.isLast} then ${input.now}::timestamptz end,
      csv = case when ${input.isLast} then '' else csv end
    where user_id = ${input.workspace} and id = ${input.id}
  `
}
