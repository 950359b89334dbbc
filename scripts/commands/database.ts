import type { Command } from 'commander'
import type { Config } from '#app/config.server.ts'
import type { Connection } from '#db/client.ts'
import { databaseFailure } from '#db/errors.ts'
import { listMissingSteps, type Preparation } from '#db/roles.ts'
import { commandConfig, openCommandDatabase } from './frame/database.ts'
import { EXIT } from './frame/exit.ts'
import { outputOf } from './frame/output.ts'

/** `database prepare`: the roles that the app needs on a server, or what an administrator has to run. */
export function registerDatabase(program: Command): void {
  const database = program.command('database').description('the database server itself').exitOverride()
  database
    .command('prepare')
    .description('make the roles the app works as, or print the SQL an administrator has to run')
    .option('--print', 'change nothing; print what is missing')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async ({ print = false }: { print?: boolean }, command: Command) => {
      const config = commandConfig()
      const opened = await openCommandDatabase(config)
      try {
        const preparation = await readPreparation(config, opened.owner)
        const done = print ? [] : await prepare(opened.owner, preparation)
        const missing = (await listMissingSteps(opened.owner, preparation)).map(({ statement }) => statement)
        const lines = [
          ...done.map(statement => `done     ${statement}`),
          ...(missing.length > 0 ? ['An administrator of the server has to run:', '', ...missing, ''] : []),
          ...(missing.length > 0
            ? ['Then run this command again.']
            : ['Everything is prepared. Next: npm run cli -- migrate']),
          ...(preparation.login || config.databaseEmbedded || !config.databaseUrl ? [] : [ALONE]),
        ]
        outputOf(command).result({ ok: missing.length === 0, done, missing }, lines)
        if (missing.length > 0) process.exitCode = EXIT.failed
      } finally {
        await opened.close()
      }
    })
}

const ALONE =
  'The app signs in as the owner of the tables. To part them, set DATABASE_OWNER_URL to what DATABASE_URL is now, give DATABASE_URL a user of its own, and run this command again.'

/** Who there is by the configuration: the owner, and whoever DATABASE_URL signs in as where that is somebody else. */
export async function readPreparation(config: Config, owner: Pick<Connection, 'sql'>): Promise<Preparation> {
  const [row] = await owner.sql<{ owner: string; database: string }[]>`
    select session_user::text as owner, current_database()::text as database
  `
  if (!row) throw new Error('The database did not say who signed in')
  const url = config.databaseUrl && config.databaseOwnerUrl ? new URL(config.databaseUrl) : null
  const user = url ? decodeURIComponent(url.username) : row.owner
  const login = url && user !== row.owner ? { name: user, password: decodeURIComponent(url.password) } : null
  return { ...row, login }
}

/** Does what it may, one statement after the other, and answers what it did; a right that is missing is left for later. */
async function prepare(owner: Connection, preparation: Preparation): Promise<string[]> {
  const done: string[] = []
  for (const { statement, secretStatement = statement } of await listMissingSteps(owner, preparation)) {
    try {
      await owner.sql.unsafe(secretStatement)
      done.push(statement)
    } catch (error) {
      // What needs a role that could not be made fails as well, and is printed with it.
      const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
      if (databaseFailure(error)?.reason !== 'forbidden' && code !== '42704') throw error
    }
  }
  return done
}
