import { hash } from '@node-rs/argon2'
import type { Command } from 'commander'
import { asWorkspaceId } from '#db/client.ts'
import { makeUser } from '#db/seed/rows.ts'
import { seedUsers } from '#db/seed/users.ts'
import { commandConfig, withDatabase } from '../frame/database.ts'
import { wholeNumber } from '../frame/numbers.ts'
import { outputOf } from '../frame/output.ts'
import { startProgress } from '../frame/progress.ts'
import { liveIn } from './live-in.ts'
import { reviewLastMonth } from './review-last-month.ts'

interface SeedFlags {
  users: number
  days: number
  seed: number
  password?: string
}

/** `seed`: made-up founders with a history, always the same for the same numbers. */
export function registerSeed(program: Command): void {
  program
    .command('seed')
    .description(
      'add made-up founders with foundations, stories, posts and check-ins; a single founder gets a full workspace',
    )
    .requiredOption('--users <n>', 'how many founders', wholeNumber(1, 10_000_000))
    .option('--days <n>', 'how many days of history they have', wholeNumber(1, 3650), 90)
    .option('--seed <n>', 'a different number gives different founders', wholeNumber(0, 2 ** 31), 1)
    .option(
      '--password <text>',
      'the password of every founder (without it no one can sign in with a password)',
    )
    .option('--json', 'print JSON')
    .action(async (flags: SeedFlags, command: Command) => {
      const output = outputOf(command)
      const passwordHash = flags.password === undefined ? undefined : await hashForSeed(flags.password)
      const added = await withDatabase(async (db, { owner }) => {
        const now = new Date()
        const progress = startProgress('seeding', flags.users, output)
        try {
          const count = await seedUsers(db, {
            ...flags,
            now,
            onProgress: progress.update,
            ...(passwordHash === undefined ? {} : { passwordHash }),
          })
          if (flags.users === 1 && count === 1) {
            const { id } = makeUser(0, { ...flags, now })
            const lived = { workspace: asWorkspaceId(id), now, config: commandConfig() }
            await liveIn(db, lived)
            await reviewLastMonth(db, lived)
          }
          // Fresh statistics and visibility, without which the first big read takes the slow way.
          for (const table of TABLES) await owner.sql`vacuum (analyze) ${owner.sql(table)}`
          return count
        } finally {
          progress.stop()
        }
      })
      const present = flags.users - added
      outputOf(command).result({ added, present, ...flags, password: undefined }, [
        `added ${added} founders${present > 0 ? `, ${present} already existed` : ''}`,
      ])
    })
}

const TABLES = [
  'accounts',
  'profiles',
  'user_clarify_data',
  'stories',
  'content_created',
  'post_alignment_scores',
  'brand_checkins',
  'content_planner',
  'campaigns',
]

/** One hash for all of them: argon2id as the app uses it (19 MiB, 2 passes, 1 lane). */
function hashForSeed(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
}
