import { resolve } from 'node:path'
import type { Command } from 'commander'
import type { Config } from '#app/config.server.ts'
import { type AdminDatabase, openAdminDatabase } from '#db/admin.ts'
import { readMigrations } from '#db/migrate.ts'
import { listMissingSteps } from '#db/roles.ts'
import { readPreparation } from '../database.ts'
import { commandConfig, withDatabase } from '../frame/database.ts'
import { CommandFailure, EXIT } from '../frame/exit.ts'
import { outputOf } from '../frame/output.ts'
import { backUpServer } from './back-up-server.ts'
import { openBackup } from './backup-file.ts'
import { type Checked, checkRestored } from './check-restored.ts'
import { backUpEmbedded, restoreEmbedded } from './embedded-folder.ts'
import type { Manifest } from './manifest.ts'
import { restoreServer } from './restore-server.ts'

/** `backup` and `restore`: one file with everything the database holds, and the way back. */
export function registerBackup(program: Command): void {
  program
    .command('backup')
    .description('write everything the database holds to one file, while the app runs')
    .option('--out <file>', 'the file to write; it must not exist yet (default: brandhearth-DATE.backup)')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async ({ out }: { out?: string }, command: Command) => {
      const config = commandConfig()
      const output = outputOf(command)
      const path = resolve(out ?? `brandhearth-${new Date().toISOString().replace(/:|\.\d+/g, '')}.backup`)
      const startedAt = performance.now()
      const url = serverUrl(config)
      // Migrations that are not applied, and a database that is not there, are said before anything is written.
      await withDatabase(async () => {})
      const { manifest, bytes, sha256 } =
        url === null
          ? await backUpEmbedded(config.dataDir, path, output)
          : await withOwner(url, db => backUpServer(db, url, path, output))
      const rows = manifest.tables.reduce((sum, each) => sum + each.rows, 0)
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10
      output.result({ file: path, bytes, sha256, tables: manifest.tables.length, rows, seconds }, [
        `${rows} rows of ${manifest.tables.length} tables in ${seconds} s, ${bytes} bytes.`,
        `Written to ${path}.`,
        'SESSION_SECRET and ENCRYPTION_KEY are not in it. Keep them somewhere else.',
      ])
    })

  program
    .command('restore')
    .description('restore a backup to an empty database, and pause background work until resume')
    .argument('<file>', 'a file that backup has written')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async (path: string, _flags: object, command: Command) => {
      const config = commandConfig()
      const output = outputOf(command)
      const startedAt = performance.now()
      const file = await openBackup(path, output)
      const { manifest } = file
      const url = serverUrl(config)
      await refuseForeign(manifest, url === null ? 'embedded' : 'server')
      const reason = `the backup of ${manifest.createdAt} was restored`
      let checked: Checked | null = null
      let before: string | null = null
      let isPrepared = true
      if (url === null) {
        before = await restoreEmbedded(config.dataDir, { file, reason }, async db => {
          checked = await checkRestored(db, manifest, output)
        })
      } else {
        checked = await withOwner(url, async db => {
          await restoreServer(db, url, { file, reason }, output)
          const compared = await checkRestored(db, manifest, output)
          isPrepared = (await listMissingSteps(db, await readPreparation(config, db))).length === 0
          return compared
        })
      }
      const done = checked as Checked | null
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10
      output.result({ ...done, createdAt: manifest.createdAt, before, seconds, paused: true, isPrepared }, [
        `${done?.rows} rows of ${done?.tables} tables are as they were at ${manifest.createdAt}. It took ${seconds} s.`,
        `Integrity: ${done?.integrity.users} users, ${done?.integrity.healthy} without faults.`,
        ...(done?.applied ?? []).map(name => `applied ${name}`),
        ...(before === null ? [] : [`The database before is kept in ${before}.`]),
        ...(isPrepared ? [] : ['The app cannot sign in as before yet. Run: npm run cli -- database prepare']),
        'Sessions and passwords are those of that time. To sign everyone out: npm run cli -- sessions revoke-all --yes',
        'Background work is paused, so that nothing is sent twice. See what is waiting: npm run cli -- resume --dry-run',
        'When all is well: npm run cli -- resume',
      ])
    })
}

/** A direct address of the server, or null for the embedded database. */
function serverUrl(config: Config): string | null {
  if (config.databaseEmbedded)
    throw new CommandFailure(
      'DATABASE_URL names an embedded database. Leave it empty, and set DATA_DIR.',
      EXIT.usage,
    )
  return config.databaseOwnerUrl ?? config.databaseDirectUrl ?? config.databaseUrl
}

/** A backup of another kind of database, of a newer version, or of another history cannot be restored here. */
async function refuseForeign(manifest: Manifest, kind: Manifest['kind']): Promise<void> {
  if (manifest.kind !== kind)
    throw new CommandFailure(
      kind === 'server'
        ? 'This is a backup of an embedded database, and DATABASE_URL names a server. Leave DATABASE_URL empty.'
        : 'This is a backup of a server. Set DATABASE_URL to an empty database of one.',
    )
  const ours = new Map((await readMigrations()).map(({ id, checksum }) => [id, checksum]))
  const newer = manifest.migrations.find(({ id }) => !ours.has(id))
  if (newer)
    throw new CommandFailure(
      `The backup is of a newer version of Brandhearth: this one does not know ${newer.name}. Install that version first.`,
    )
  const changed = manifest.migrations.find(({ id, checksum }) => ours.get(id) !== checksum)
  if (changed)
    throw new CommandFailure(`The backup has another ${changed.name} than this version of Brandhearth.`)
}

async function withOwner<T>(url: string, work: (db: AdminDatabase) => Promise<T>): Promise<T> {
  const db = openAdminDatabase({ url, max: 2, statementTimeout: 0, applicationName: 'brandhearth-cli' })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
