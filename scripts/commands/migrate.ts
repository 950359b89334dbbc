import type { Command } from 'commander'
import { migrate } from '#db/migrate.ts'
import { commandConfig, openCommandDatabase } from './frame/database.ts'
import { outputOf } from './frame/output.ts'

/** `migrate`: brings the database to the newest state. */
export function registerMigrate(program: Command): void {
  program
    .command('migrate')
    .description('apply missing migrations; safe to run twice and at the same time')
    .option('--json', 'print JSON')
    .action(async (_options, command: Command) => {
      const database = await openCommandDatabase(commandConfig())
      try {
        const { applied, total } = await migrate(database.owner)
        const lines =
          applied.length > 0 ? applied.map(name => `applied ${name}`) : [`nothing to do, ${total} applied`]
        outputOf(command).result({ applied, total, where: database.where }, lines)
      } finally {
        await database.close()
      }
    })
}
