import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AdminDatabase } from '#db/admin.ts'
import { TIMEOUTS } from '#db/client.ts'
import { databaseFailure } from '#db/errors.ts'
import { findServerState, listTables, lockRestore } from '#db/queries/platform/backup/contents.ts'
import {
  insertDefaultRights,
  listMissingRoles,
  updateRoleTimeouts,
  updateSchemaOwner,
} from '#db/queries/platform/backup/rights.ts'
import { insertWorkPause } from '#db/queries/platform/work-pause.ts'
import { CommandFailure } from '../frame/exit.ts'
import type { Output } from '../frame/output.ts'
import { startProgress } from '../frame/progress.ts'
import { withTemporary } from '../frame/temporary.ts'
import type { BackupFile } from './backup-file.ts'
import type { Manifest } from './manifest.ts'
import { findPostgresTool, type PostgresTool } from './postgres-tools.ts'
import { countRows, runTool } from './run-tool.ts'

/**
 * Restores into an empty database of a server, with its own pg_restore. Whoever is asked owns everything afterwards but
 * what belonged to a role of ours. Background work is paused before the first row is there.
 */
export async function restoreServer(
  db: AdminDatabase,
  url: string,
  { file, reason }: { file: BackupFile; reason: string },
  output: Output,
): Promise<void> {
  const { manifest } = file
  const database = await refuseUnfit(db, manifest)
  const major = Math.max(Math.floor(manifest.serverVersion / 10_000), manifest.toolVersion ?? 0)
  const tool = await findPostgresTool('pg_restore', major)
  await prepareRoles(db, manifest)
  const folder = await mkdtemp(join(tmpdir(), 'brandhearth-restore-'))
  const progress = startProgress(
    'rows restored',
    manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    output,
  )
  await withTemporary(folder, async () => {
    const list = join(folder, 'list')
    await writeFile(list, await listParts(tool, file))
    const restore = (sections: readonly string[]) =>
      runTool(tool, {
        url,
        input: file.readDatabase(),
        args: [
          `--dbname=${database}`,
          '--no-owner',
          '--exit-on-error',
          '--verbose',
          `--use-list=${list}`,
          ...sections.map(section => `--section=${section}`),
        ],
        onLine: countRows(manifest.tables, progress.update),
      })
    await restore(['pre-data'])
    await insertWorkPause(db.sql, { reason })
    await restore(['data', 'post-data'])
    await db.transaction(async sql => {
      for (const owner of manifest.owners) await updateSchemaOwner(sql, owner)
      for (const rights of manifest.defaults) await insertDefaultRights(sql, rights)
    })
    await limitRole(db)
  })
    .catch((error: unknown) => {
      const what = error instanceof Error ? error.message : String(error)
      throw new CommandFailure(
        `${what}\nThe database is restored in part. Drop it, create an empty one, and try again.`,
      )
    })
    .finally(progress.stop)
}

/** Throws a CommandFailure unless the database is empty, new enough and nobody else's; answers its name. */
async function refuseUnfit({ sql }: AdminDatabase, manifest: Manifest): Promise<string> {
  const { version, database, others } = await findServerState(sql)
  if (Math.floor(version / 10_000) < Math.floor(manifest.serverVersion / 10_000))
    throw new CommandFailure(
      `The backup is of PostgreSQL ${Math.floor(manifest.serverVersion / 10_000)}, and this server is PostgreSQL ${Math.floor(version / 10_000)}. Restore it to the same version or a newer one.`,
    )
  if (!(await lockRestore(sql))) throw new CommandFailure(`Another restore to ${database} is running.`)
  const tables = await listTables(sql)
  if (tables.length > 0)
    throw new CommandFailure(
      `The database ${database} is not empty: it has ${tables.length} tables. Create an empty one, and point DATABASE_URL there.`,
    )
  if (others.length > 0)
    throw new CommandFailure(
      `Something is connected to ${database}: ${others.join(', ')}. Stop the app first.`,
    )
  return database
}

/** Roles belong to the whole server, so that a new one has none of ours; a backup holds no roles. */
async function prepareRoles(db: AdminDatabase, { roles }: Manifest): Promise<void> {
  const missing = await listMissingRoles(db.sql, roles)
  try {
    for (const statement of missing) await db.sql.unsafe(statement)
  } catch (error) {
    if (databaseFailure(error)?.reason !== 'forbidden') throw error
    const left = await listMissingRoles(db.sql, roles)
    throw new CommandFailure(
      `Roles are missing, and this one may not create them. Let an administrator run:\n${left.map(statement => `  ${statement};`).join('\n')}`,
    )
  }
}

/** What is restored: all but rights that are given anew to whoever owns it now, comments on extensions, and an old pause. */
async function listParts(tool: PostgresTool, file: BackupFile): Promise<string> {
  const list = await runTool(tool, { args: ['--list'], input: file.readDatabase() })
  return list
    .split('\n')
    .filter(
      line => !/^\d+; \d+ \d+ (DEFAULT ACL|COMMENT - EXTENSION|TABLE DATA public work_pause) /.test(line),
    )
    .join('\n')
}

async function limitRole(db: AdminDatabase): Promise<void> {
  try {
    await updateRoleTimeouts(db.sql, {
      statement_timeout: `${TIMEOUTS.statement}ms`,
      lock_timeout: `${TIMEOUTS.lock}ms`,
      idle_in_transaction_session_timeout: `${TIMEOUTS.idleInTransaction}ms`,
    })
  } catch (error) {
    // An administrator's to set, as after the first migration; the app's own connections bring theirs.
    if (databaseFailure(error)?.reason !== 'forbidden') throw error
  }
}
