import type { Config } from '#app/config.server.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { directDatabase } from '#app/platform/direct-database.ts'
import { logger } from '#app/platform/log/logger.ts'
import { JOB_DEADLINE_MS } from '#app/platform/outage/database-deadline.ts'
import { type Database, openDatabase } from '#db/client.ts'
import { isMissingTable } from '#db/errors.ts'
import { findWorkPause } from '#db/queries/platform/work-pause.ts'
import { openBoss } from './boss.ts'
import { JOBS, type JobName, LOOK_AFTER_SECONDS } from './catalog.ts'
import type { JobHandlers } from './handlers.ts'
import { relayOutbox } from './relay-outbox.ts'
import { settleEach } from './settle-each.ts'

export interface JobRunner {
  /** Lets running jobs finish, ten seconds at most. */
  stop(): Promise<void>
}

/** How often the outbox is looked at, in milliseconds: the delay one waits for a mail at most. */
const RELAY_MS = 500

/**
 * How often each queue is asked by itself, in seconds. What this process relays wakes its queue at once, so this is the
 * delay of what comes another way: the clock, a retry, and what another process relayed while its own worker is busy. Some
 * thirty queues asked twice a second kept a tenth of a processor busy with nothing to do.
 */
const POLL_SECONDS = 4

/** How often it is asked whether work is paused, in milliseconds. */
const PAUSE_LOOK_MS = 2_000

/**
 * Runs the background jobs of this process: relays the outbox to pg-boss, keeps the clock, and works its queues
 * (`workerQueues`). Any number of processes may do so on one database: pg-boss lets each time of a schedule be sent once,
 * whoever's clock saw it. It gets a connection of its own, so that jobs never wait for pages.
 * Nothing runs while an operator has paused the work (`cli pause`, and every `cli restore`), or before its tables are there.
 */
export async function startJobs(
  context: ServiceContext,
  handlers: JobHandlers,
  { pollSeconds = POLL_SECONDS }: { pollSeconds?: number } = {},
): Promise<JobRunner> {
  const own = openJobsDatabase(context.config)
  let workers: JobRunner | null = null
  const followPause = async () => {
    const isPaused = await readPause(own)
    if (!isPaused) workers ??= await openWorkers(own, context, handlers, pollSeconds)
    else if (workers) {
      logger().warn('background work is paused')
      const open = workers
      workers = null
      await open.stop()
    }
  }
  await followPause()
  const watch = repeat(PAUSE_LOOK_MS, followPause, 'whether background work is paused could not be read')
  return {
    async stop() {
      await watch.stop()
      await workers?.stop()
      await own.close()
    },
  }
}

async function readPause(own: Database): Promise<boolean> {
  try {
    return (await findWorkPause(own.unscoped.sql)) !== null
  } catch (error) {
    if (!isMissingTable(error)) throw error
    logger().warn('migrations are not applied, so background work waits')
    return true
  }
}

async function openWorkers(
  own: Database,
  context: ServiceContext,
  handlers: JobHandlers,
  pollSeconds: number,
): Promise<JobRunner> {
  const boss = openBoss(own, {
    superviseIntervalSeconds: LOOK_AFTER_SECONDS,
    monitorIntervalSeconds: LOOK_AFTER_SECONDS,
  })
  boss.on('error', error => logger().error({ err: error }, 'job queue error'))
  await boss.start()

  const workers = new Map<string, string[]>()
  const options = {
    pollingIntervalSeconds: pollSeconds,
    batchSize: 5,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const
  for (const name of Object.keys(JOBS) as JobName[]) {
    const { cron, heartbeatSeconds: _, ...settings } = JOBS[name]
    await boss.createQueue(name, { ...settings, retryBackoff: true })
    // A queue that was there keeps its settings of old otherwise.
    await boss.updateQueue(name, { ...settings, retryBackoff: true })
    if (cron) await boss.schedule(name, cron)
    const handle = handlers[name] as (context: ServiceContext, payload: unknown) => Promise<void>
    const ids: string[] = []
    // One by one, since only those that are known by name can be woken.
    for (let left = context.config.workerQueues.get(name) ?? 0; left > 0; left -= 1)
      ids.push(
        await boss.work(name, options, jobs => settleEach(name, jobs, payload => handle(context, payload))),
      )
    workers.set(name, ids)
  }

  const relayAndWake = async () => {
    for (const queue of await relayOutbox(own, boss))
      for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker)
  }
  const relay = repeat(RELAY_MS, relayAndWake, 'the outbox could not be relayed')
  return {
    async stop() {
      await relay.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

function openJobsDatabase(config: Config): Database {
  const direct = directDatabase(config)
  if (!direct) throw new Error('Jobs need a database address')
  return openDatabase({
    ...direct,
    max: 1,
    role: 'app_jobs',
    applicationName: 'brandhearth-jobs',
    ...(config.databaseEmbedded ? {} : { deadlineMs: JOB_DEADLINE_MS }),
  })
}

/** Runs a task again and again with a pause between, never twice at once; a failure is logged and tried next time. */
function repeat(pauseMs: number, task: () => Promise<unknown>, failure: string) {
  let stopped = false
  let wake = () => {}
  const loop = (async () => {
    while (!stopped) {
      try {
        await task()
      } catch (error) {
        logger().warn({ err: error }, `${failure}; trying again`)
      }
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, pauseMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  })()
  return {
    async stop() {
      stopped = true
      wake()
      await loop
    },
  }
}
