import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ServiceContext } from '#app/platform/context.ts'
import { listOwnedTables, type OwnedTable } from '#db/queries/settings/owned-rows.ts'
import { type RowOwner, readOwnedRows } from './read-owned-rows.ts'

/** A table as it was read: each of its files in an export is made of the same rows. */
export interface SpooledTable extends Pick<OwnedTable, 'table' | 'columns' | 'withheld'> {
  readonly rows: number
  /** Its rows, read from the disk one after the other. */
  read(): AsyncGenerator<Readonly<Record<string, unknown>>>
}

/**
 * Reads every table of an owner into a folder of this machine, a line for each row, so that neither the memory nor a
 * transaction has to hold all of it.
 */
export async function spoolTables(
  context: Pick<ServiceContext, 'db'>,
  input: { owner: RowOwner; folder: string; onTable: (done: number, total: number) => Promise<void> },
): Promise<SpooledTable[]> {
  const { owner, folder, onTable } = input
  const owned = await context.db.acrossWorkspaces('export', listOwnedTables)
  const spooled: SpooledTable[] = []
  for (const table of owned) {
    const path = join(folder, `${table.table}.ndjson`)
    let rows = 0
    const lines = async function* () {
      for await (const row of readOwnedRows(context, { table, owner })) {
        rows += 1
        // JSON as PostgreSQL writes it has no line breaks of its own.
        yield `${row}\n`
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }))
    const { columns, withheld } = table
    spooled.push({ table: table.table, columns, withheld, rows, read: () => readLines(path) })
    await onTable(spooled.length, owned.length)
  }
  return spooled
}

async function* readLines(path: string): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const lines = createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  for await (const line of lines) yield JSON.parse(line) as Record<string, unknown>
}
