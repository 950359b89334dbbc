import type { AdminDatabase } from '#db/admin.ts'
import { migrate } from '#db/migrate.ts'
import { readAlike } from '#db/queries/platform/backup/contents.ts'
import { CommandFailure } from '../frame/exit.ts'
import type { Output } from '../frame/output.ts'
import { checkAll, type Tally } from '../integrity.ts'
import type { Manifest } from './manifest.ts'
import { readTables } from './read-manifest.ts'

export interface Checked {
  readonly tables: number
  readonly rows: number
  readonly integrity: Tally
  /** Migrations that were newer than the backup. */
  readonly applied: readonly string[]
}

/** The pause that the restore itself has put there. */
const NOT_COMPARED = 'public.work_pause'

/**
 * Holds a restored database against what the backup says of itself, table by table, brings it to the newest state, and looks
 * for contradictions in it. Throws a CommandFailure that names the tables when something differs.
 */
export async function checkRestored(db: AdminDatabase, manifest: Manifest, output: Output): Promise<Checked> {
  const restored = await db.transaction(async sql => {
    await readAlike(sql)
    return readTables(sql, 'tables compared', output)
  })
  const found = new Map(restored.map(each => [`${each.schema}.${each.table}`, each]))
  const wrong = manifest.tables.flatMap(({ schema, table, rows, fingerprint }) => {
    const name = `${schema}.${table}`
    const there = found.get(name)
    if (name === NOT_COMPARED || (there?.rows === rows && there.fingerprint === fingerprint)) return []
    return [`  ${name}: ${rows} rows in the backup, ${there ? `${there.rows} restored` : 'not restored'}`]
  })
  if (wrong.length > 0)
    throw new CommandFailure(
      `What was restored is not what was backed up. Do not use it.\n${wrong.join('\n')}`,
    )
  const { applied } = await migrate(db)
  await db.sql`analyze`
  return {
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    integrity: await checkAll(db, {}, () => {}),
    applied,
  }
}
