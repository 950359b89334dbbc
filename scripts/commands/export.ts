import { writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { exportWorkspace } from '#app/settings/services/export-workspace.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { findUserOverview } from '#db/queries/identity/user-overview.ts'
import { withDatabase } from './frame/database.ts'
import { CommandFailure } from './frame/exit.ts'
import { outputOf } from './frame/output.ts'

/** `export --user`: everything of one account as one JSON document, without secrets. */
export function registerExport(program: Command): void {
  program
    .command('export')
    .description('everything stored about one user as one JSON document, without secrets')
    .requiredOption('--user <email-or-id>', 'email or account id')
    .option('--out <file>', 'write to this file, which only you can read, instead of printing')
    .option('--json', 'print a JSON summary of what was written')
    .exitOverride()
    .action(async ({ user, out }: { user: string; out?: string }, command: Command) => {
      const exported = await withDatabase(async db => {
        const overview = await db.acrossWorkspaces('operator', sql =>
          findUserOverview(sql, { emailOrId: user }),
        )
        const exported =
          overview && (await exportWorkspace({ db, now: () => new Date() }, { userId: overview.id }))
        const data = { what: 'everything', by: 'operator' }
        if (overview && exported)
          await insertSecurityEvent(db.unscoped.sql, { userId: overview.id, type: 'data_exported', data })
        return exported
      })
      if (!exported) throw new CommandFailure(`There is no user ${user}.`)
      const text = `${JSON.stringify(exported, null, 2)}\n`
      if (out === undefined) {
        console.log(text.trimEnd())
        return
      }
      await writeFile(out, text, { mode: 0o600 })
      const counts = Object.entries(exported.tables).map(([table, rows]) => [table, rows.length] as const)
      outputOf(command).result({ file: out, rows: Object.fromEntries(counts) }, [
        ...counts
          .filter(([, count]) => count > 0)
          .map(([table, count]) => `${String(count).padStart(7)} ${table}`),
        `Written to ${out}.`,
      ])
    })
}
