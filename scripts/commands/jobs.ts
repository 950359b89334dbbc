import type { Command } from 'commander'
import { openBoss } from '#app/platform/jobs/boss.ts'
import { JOBS, type JobName } from '#app/platform/jobs/catalog.ts'
import { type Database, isUuid } from '#db/client.ts'
import {
  hasJobQueue,
  listFailedJobs,
  listQueueCounts,
  type QueueCounts,
} from '#db/queries/platform/queues.ts'
import { withDatabase } from './frame/database.ts'
import { CommandFailure, EXIT } from './frame/exit.ts'
import { wholeNumber } from './frame/numbers.ts'
import { outputOf } from './frame/output.ts'

const NEVER_STARTED = 'No job has run on this database yet. The app creates its queues when it starts.'

/** `jobs`: what the background work has before it, what gave up and why, and another try for that. */
export function registerJobs(program: Command): void {
  const jobs = program
    .command('jobs')
    .description('background jobs: queues, failures and retries')
    .exitOverride()

  jobs
    .command('status', { isDefault: true })
    .description('how many jobs in each queue are waiting, running or failed')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async (_flags: object, command: Command) => {
      const queues = await withQueue(db => db.acrossWorkspaces('operator', sql => listQueueCounts(sql)))
      outputOf(command).result({ queues }, describe(queues))
    })

  jobs
    .command('failed')
    .description('the latest failed jobs, with their errors')
    .option('--queue <name>', 'only this queue', queueName)
    .option('--limit <number>', 'how many to show at most', wholeNumber(1, 1000), 20)
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async ({ queue, limit }: { queue?: JobName; limit: number }, command: Command) => {
      const failed = await withQueue(db =>
        db.acrossWorkspaces('operator', sql => listFailedJobs(sql, { queue: queue ?? null, limit })),
      )
      const lines = failed.map(
        job => `${job.failedAt.toISOString()}  ${job.queue}  ${job.id}  try ${job.tries}: ${job.message}`,
      )
      outputOf(command).result({ failed }, lines.length > 0 ? lines : ['No failed jobs.'])
    })

  jobs
    .command('retry')
    .description('put failed jobs back into their queue; it is safe to run a job twice')
    .argument('[id]', 'one job; without it, all of --queue')
    .option('--queue <name>', 'every failed job of this queue, 1,000 at most', queueName)
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async (id: string | undefined, { queue }: { queue?: JobName }, command: Command) => {
      if ((id === undefined) === (queue === undefined))
        throw new CommandFailure('Name one job by its id, or a queue with --queue.', EXIT.usage)
      if (id !== undefined && !isUuid(id)) throw new CommandFailure('A job id is a uuid.', EXIT.usage)
      const retried = await withQueue((db, jobs) => retry(db, jobs, { id, queue: queue ?? null }))
      if (id !== undefined && retried === 0) throw new CommandFailure(`There is no failed job ${id}.`)
      outputOf(command).result({ retried }, [`${retried} ${retried === 1 ? 'job' : 'jobs'} will be retried.`])
    })
}

async function retry(
  db: Database,
  jobs: Database,
  filter: { id: string | undefined; queue: string | null },
): Promise<number> {
  const failed = await db.acrossWorkspaces('operator', sql =>
    listFailedJobs(sql, { queue: filter.queue, limit: 1000 }),
  )
  const chosen = failed.filter(job => filter.id === undefined || job.id === filter.id)
  const boss = openBoss(jobs, { supervise: false, schedule: false, migrate: false })
  await boss.start()
  try {
    for (const { queue, id } of chosen) await boss.retry(queue, id)
  } finally {
    await boss.stop({ graceful: false })
  }
  return chosen.length
}

function withQueue<T>(work: (db: Database, jobs: Database) => Promise<T>): Promise<T> {
  return withDatabase(async (db, { jobs }) => {
    if (!(await db.acrossWorkspaces('operator', sql => hasJobQueue(sql))))
      throw new CommandFailure(NEVER_STARTED)
    return work(db, jobs)
  })
}

function queueName(value: string): JobName {
  if (Object.hasOwn(JOBS, value)) return value as JobName
  throw new CommandFailure(
    `There is no queue ${value}. There are: ${Object.keys(JOBS).join(', ')}.`,
    EXIT.usage,
  )
}

function describe(queues: readonly QueueCounts[]): string[] {
  const cell = (value: number | string) => String(value).padStart(9)
  return [
    `${'queue'.padEnd(24)}${['waiting', 'later', 'active', 'failed'].map(cell).join('')}  oldest waits since`,
    ...queues.map(
      ({ queue, waiting, later, active, failed, waitingSince }) =>
        `${queue.padEnd(24)}${[waiting, later, active, failed].map(cell).join('')}  ${waitingSince?.toISOString() ?? '-'}`,
    ),
  ]
}
