import { type Config, config } from '#app/config.server.ts'
import { type Database, openDatabase } from '#db/client.ts'
import { connectOrOpenEmbedded } from '#db/embedded/connect.ts'
import { countPendingMigrations } from '#db/migrate.ts'
import { CommandFailure, EXIT } from './exit.ts'

export interface CommandDatabase {
  readonly db: Database
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
  if (config.databaseUrl) {
    const db = openDatabase({
      ...common,
      url: config.databaseUrl,
      max: config.databaseEmbedded ? 1 : 4,
      prepare: config.databasePrepare,
    })
    return { db, where: 'the database in DATABASE_URL', close: db.close }
  }
  const embedded = await connectOrOpenEmbedded(config.dataDir)
  const db = openDatabase({ ...common, url: embedded.url, max: 1 })
  const where = embedded.holder
    ? `the embedded database of process ${embedded.holder.pid}`
    : `the embedded database in ${config.dataDir}`
  return {
    db,
    where,
    close: async () => {
      await db.close()
      await embedded.close()
    },
  }
}

/** Runs a command's work on a migrated database and closes it whatever happens. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openCommandDatabase(commandConfig())
  try {
    const pending = await countPendingMigrations(database.db)
    if (pending > 0)
      throw new CommandFailure(`${pending} migrations are not applied. Run: npm run cli -- migrate`)
    return await work(database.db)
  } finally {
    await database.close()
  }
}
