import type { Command } from 'commander'
import { verifyAudit } from '#app/identity/services/audit/verify-audit.ts'
import { repairData } from '#app/insights/services/integrity/repair-data.ts'
import { checkIntegrity } from '#core/insights/integrity/check-integrity.ts'
import type { IntegrityReport, Repair } from '#core/insights/integrity/report.ts'
import { type Database, isUuid } from '#db/client.ts'
import { countUsers } from '#db/queries/identity/user-overview.ts'
import { findIntegrityRow, type IntegrityRow, listIntegrityRows } from '#db/queries/insights/integrity.ts'
import { commandConfig, withDatabase } from './frame/database.ts'
import { CommandFailure, EXIT } from './frame/exit.ts'
import { outputOf } from './frame/output.ts'
import { startProgress } from './frame/progress.ts'

const BATCH = 500

/** No program can repair it: `audit verify` says where. */
const BROKEN_TRAIL = 'audit_trail (critical)'

interface Flags {
  user?: string
  fix?: boolean
}

export interface Tally {
  users: number
  healthy: number
  repaired: number
  /** How many users have trouble of this kind. */
  issues: Record<string, number>
}

/** `integrity`: what is missing or contradicts itself, of one user or of all; `--fix` puts right what a program can. */
export function registerIntegrity(program: Command): void {
  program
    .command('integrity')
    .description('look for missing or contradictory data, and for changes to the audit trail')
    .option('--user <id>', 'check one user instead of all')
    .option(
      '--fix',
      'fix what can be fixed: missing profiles, plans that differ from the subscription, counters',
    )
    .option('--json', 'print JSON')
    .action(async (flags: Flags, command: Command) => {
      const { user } = flags
      if (user !== undefined && !isUuid(user))
        throw new CommandFailure('--user takes an id (a uuid).', EXIT.usage)
      const output = outputOf(command)
      const tally = await withDatabase(async db => {
        const total = user === undefined ? await db.acrossWorkspaces('operator', countUsers) : 1
        const progress = startProgress('users', total, output)
        try {
          return await checkAll(db, flags, progress.update)
        } finally {
          progress.stop()
        }
      })
      output.result({ ...tally }, [
        `${tally.users} users, ${tally.healthy} healthy, ${tally.repaired} repairs`,
        ...Object.entries(tally.issues).map(([kind, count]) => `  ${kind.padEnd(32)} ${count}`),
      ])
    })
}

/** Looks at every user, or one; with `fix` it repairs what it can. `onProgress` takes how many are done. */
export async function checkAll(
  db: Database,
  flags: Flags,
  onProgress: (done: number) => void,
): Promise<Tally> {
  const tally: Tally = { users: 0, healthy: 0, repaired: 0, issues: {} }
  const now = new Date()
  const { broken } = await verifyAudit({ db }, { userId: flags.user?.toLowerCase() ?? null })
  const trails = new Set(broken.map(({ userId }) => userId))
  if (trails.has(null)) tally.issues[BROKEN_TRAIL] = 1
  for await (const row of rowsOf(db, { user: flags.user, now })) {
    const report = check(row, now)
    tally.users += 1
    const isBroken = trails.has(row.id)
    if (report.issues.length === 0 && !isBroken) tally.healthy += 1
    if (isBroken) tally.issues[BROKEN_TRAIL] = (tally.issues[BROKEN_TRAIL] ?? 0) + 1
    for (const kind of new Set(report.issues.map(({ type, severity }) => `${type} (${severity})`)))
      tally.issues[kind] = (tally.issues[kind] ?? 0) + 1
    if (flags.fix) {
      for (const repair of repairsOf(report)) {
        await repairData({ db, now: () => now, config: commandConfig() }, { userId: row.id, repair })
        tally.repaired += 1
      }
    }
    onProgress(tally.users)
  }
  return tally
}

async function* rowsOf(
  db: Database,
  { user, now }: { user: string | undefined; now: Date },
): AsyncGenerator<IntegrityRow> {
  if (user !== undefined) {
    const row = await db.acrossWorkspaces('operator', sql => findIntegrityRow(sql, { id: user, now }))
    if (!row) throw new CommandFailure(`There is no user ${user}.`)
    yield row
    return
  }
  for (let after: string | null = null; ; ) {
    const batch: IntegrityRow[] = await db.acrossWorkspaces('operator', sql =>
      listIntegrityRows(sql, { after, limit: BATCH, now }),
    )
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) return
    after = last.id
  }
}

function check({ id, profile, clarify, counted }: IntegrityRow, now: Date): IntegrityReport {
  return checkIntegrity({ userId: id, profile, clarify, counted, now })
}

function repairsOf(report: IntegrityReport): Set<Repair> {
  return new Set(report.issues.flatMap(({ repair }) => (repair ? [repair] : [])))
}
