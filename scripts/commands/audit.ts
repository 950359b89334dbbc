import type { Command } from 'commander'
import { type BrokenChain, verifyAudit } from '#app/identity/services/audit/verify-audit.ts'
import { isUuid } from '#db/client.ts'
import { withDatabase } from './frame/database.ts'
import { CommandFailure, EXIT } from './frame/exit.ts'
import { outputOf } from './frame/output.ts'

const FAULTS: Readonly<Record<BrokenChain['fault'], string>> = {
  gap: 'an event is missing or doubled',
  changed: 'an event was changed',
  broken: 'an event does not follow from the one before',
  cut: 'the end was taken off or rewritten',
}

/** `audit verify`: makes the hashes of the audit trail anew and names every chain that does not hold. */
export function registerAudit(program: Command): void {
  const audit = program.command('audit').description('the audit trail').exitOverride()
  audit
    .command('verify', { isDefault: true })
    .description('check that no event of the audit trail was changed, removed or added')
    .option('--user <id>', 'check the trail of one user instead of all')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async ({ user }: { user?: string }, command: Command) => {
      if (user !== undefined && !isUuid(user))
        throw new CommandFailure('--user takes an id (a uuid).', EXIT.usage)
      const report = await withDatabase(db => verifyAudit({ db }, { userId: user?.toLowerCase() ?? null }))
      const { events, chains, broken } = report
      outputOf(command).result({ ...report }, [
        `${events} events in ${chains} trails, ${broken.length} broken`,
        ...broken.map(one => `  ${one.userId ?? 'no one’s'}  from event ${one.seq}: ${FAULTS[one.fault]}`),
      ])
      if (broken.length > 0) process.exitCode = EXIT.failed
    })
}
