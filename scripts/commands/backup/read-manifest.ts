import type { Sql } from '#db/client.ts'
import {
  findServerState,
  listAppliedMigrations,
  listHiddenTables,
  listTables,
  readContents,
  type TableContents,
} from '#db/queries/platform/backup/contents.ts'
import { listDefaultRights, listNeededRoles, listSchemaOwners } from '#db/queries/platform/backup/rights.ts'
import { CommandFailure } from '../frame/exit.ts'
import type { Output } from '../frame/output.ts'
import { startProgress } from '../frame/progress.ts'
import type { Manifest } from './manifest.ts'

/**
 * Reads every table once, in a transaction that `readAlike` has begun. Throws a CommandFailure for a role that is not
 * shown every row.
 */
export async function readTables(sql: Sql, label: string, output: Output): Promise<TableContents[]> {
  await refuseHidden(sql)
  const tables = await listTables(sql)
  const progress = startProgress(label, tables.length, output)
  const contents: TableContents[] = []
  try {
    for (const table of tables) {
      contents.push(await readContents(sql, table))
      progress.update(contents.length)
    }
  } finally {
    progress.stop()
  }
  return contents
}

async function refuseHidden(sql: Sql): Promise<void> {
  const hidden = await listHiddenTables(sql)
  if (hidden.length === 0) return
  const { role } = await findServerState(sql)
  throw new CommandFailure(
    `${role} is not shown every row of ${hidden.length} tables, such as ${hidden[0]}. Set DATABASE_OWNER_URL to the role the tables belong to.`,
  )
}

/** What a backup says about the database as this transaction sees it. */
export async function readManifest(
  sql: Sql,
  kind: Manifest['kind'],
  toolVersion: number | null,
  output: Output,
): Promise<Manifest> {
  const { version } = await findServerState(sql)
  return {
    kind,
    createdAt: new Date().toISOString(),
    serverVersion: version,
    toolVersion,
    migrations: await listAppliedMigrations(sql),
    tables: await readTables(sql, 'tables read', output),
    roles: (await listNeededRoles(sql)).map(({ name, memberOf }) => ({ name, memberOf: [...memberOf] })),
    owners: [...(await listSchemaOwners(sql))],
    defaults: (await listDefaultRights(sql)).map(each => ({ ...each, rights: [...each.rights] })),
  }
}
