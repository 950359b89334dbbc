import { type Config, config } from '#app/config.server.ts'
import { directDatabase } from '#app/platform/direct-database.ts'
import { type Connection, type Database, openConnection, openDatabase } from '#db/client.ts'
import { connectOrOpenEmbedded } from '#db/embedded/connect.ts'
import { countPendingMigrations } from '#db/migrate.ts'
import { CommandFailure, EXIT } from './exit.ts'

export interface CommandDatabase {
  readonly db: Database
  /** The job queue’s own way in. */
  readonly jobs: Database
  /** With the rights of whoever DATABASE_URL signs in as. */
  readonly signedIn: Connection
  /** With the rights of whom the tables belong to: migrations, and looking after tables. */
  readonly owner: Connection
  /** In words: a server, the running app's embedded database, or the folder opened by ourselves. */
  readonly where: string
  close(): Promise<void>
}

/** The configuration; a wrong one ends the command with code 2 and every problem listed. */
export function commandConfig(): Config {
  try {
    return config()
  } catch (error) {
    throw new CommandFailure(error instanceof Error ? error.message : String(error), EXIT.usage)
  }
}

/**
 * Opens the database the configuration names: a server, or the embedded one, through the running app if there is one.
 * Commands may take their time, so no statement timeout.
 */
export async function openCommandDatabase(config: Config): Promise<CommandDatabase> {
  const common = { statementTimeout: 0, applicationName: 'brandhearth-cli' }
  const { databaseUrl: url, databaseOwnerUrl, databasePrepare: prepare } = config
  const direct = directDatabase(config)
  if (url && direct) {
    const max = config.databaseEmbedded ? 1 : 4
    const owner = databaseOwnerUrl ? { url: databaseOwnerUrl } : direct
    // A pooler passes on no limit of one's own, and commands may need more time than pages.
    return opened({
      db: openDatabase({ ...common, ...direct, max }),
      jobs: openDatabase({ ...common, ...direct, max: 1, role: 'app_jobs' }),
      signedIn: openConnection({ ...common, url, max: 1, prepare }),
      owner: openConnection({ ...common, ...owner, max: 1 }),
      where: 'the database in DATABASE_URL',
    })
  }
  const embedded = await connectOrOpenEmbedded(config.dataDir)
  const one = { ...common, url: embedded.url, max: 1 }
  const where = embedded.holder
    ? `the embedded database of process ${embedded.holder.pid}`
    : `the embedded database in ${config.dataDir}`
  const database = opened({
    db: openDatabase(one),
    jobs: openDatabase({ ...one, role: 'app_jobs' }),
    signedIn: openConnection(one),
    owner: openConnection(one),
    where,
  })
  return {
    ...database,
    close: async () => {
      await database.close()
      await embedded.close()
    },
  }
}

function opened(database: Omit<CommandDatabase, 'close'>): CommandDatabase {
  const { db, jobs, signedIn, owner } = database
  return {
    ...database,
    close: async () => void (await Promise.all([db, jobs, signedIn, owner].map(each => each.close()))),
  }
}

/** Runs a command's work on a migrated database and closes it whatever happens. */
export async function withDatabase<T>(
  work: (db: Database, database: CommandDatabase) => Promise<T>,
): Promise<T> {
  const database = await openCommandDatabase(commandConfig())
  try {
    const pending = await countPendingMigrations(database.signedIn.sql)
    if (pending > 0)
      throw new CommandFailure(`${pending} migrations are not applied. Run: npm run cli -- migrate`)
    return await work(database.db, database)
  } finally {
    await database.close()
  }
}
