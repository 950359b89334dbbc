import type { Sql } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, text } from '../../row.ts'

export const batchCursorShape = rowShape('batch_cursors', {
  name: text(),
  cursor: nullable(text()),
  startedAt: instant,
  updatedAt: instant,
})

/** Where a long command stands, and how much it has done. */
export type BatchCursor = RowOf<typeof batchCursorShape> & {
  readonly rowsRead: number
  readonly rowsWritten: number
}

/** Where an unfinished run of this name stands, or null. System role only. */
export async function findBatchCursor(sql: Sql, { name }: { name: string }): Promise<BatchCursor | null> {
  const [row] = await sql<BatchCursor[]>`
    select ${sql(batchCursorShape.names)}, rows_read, rows_written from batch_cursors where name = ${name}
  `
  return row ?? null
}

/** Moves on after a batch, in the batch's transaction. System role only. */
export async function upsertBatchCursor(
  sql: Sql,
  input: { name: string; cursor: string; startedAt: Date; rowsRead: number; rowsWritten: number },
): Promise<void> {
  await sql`
    insert into batch_cursors (name, cursor, started_at, rows_read, rows_written)
    values (${input.name}, ${input.cursor}, ${input.startedAt}, ${input.rowsRead}, ${input.rowsWritten})
    on conflict (name) do update set
      cursor = excluded.cursor, rows_read = excluded.rows_read, rows_written = excluded.rows_written,
      started_at = excluded.started_at, updated_at = now()
  `
}

/** The run has reached the end. System role only. */
export async function deleteBatchCursor(sql: Sql, { name }: { name: string }): Promise<void> {
  await sql`delete from batch_cursors where name = ${name}`
}
