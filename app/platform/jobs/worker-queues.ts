import { JOBS, type JobName } from './catalog.ts'

/** The queues that a process works, and how many jobs of each at once. */
export type WorkerQueues = ReadonlyMap<JobName, number>

/** More at once than this would only wait for the database. */
const MOST_AT_ONCE = 20

/** Every queue, one job of each at a time. */
export const EVERY_QUEUE: WorkerQueues = new Map(namesOf().map(name => [name, 1]))

/**
 * Reads `mail.send:4,publishing`: queues by name, or all of a room by what stands before the dot, each with how many jobs
 * at once (1 to 20, 1 without a number). A queue's own name weighs more than its room's. All problems come back together.
 */
export function readWorkerQueues(
  text: string,
): { ok: true; queues: WorkerQueues } | { ok: false; problems: string[] } {
  const problems: string[] = []
  const named = new Map<string, number>()
  for (const entry of text.split(',').map(part => part.trim())) {
    const [name = '', atOnce = '1', ...rest] = entry.split(':')
    const count = /^\d{1,2}$/.test(atOnce) ? Number(atOnce) : 0
    if (queuesOf(name).length === 0)
      problems.push(`names “${name}”, which is no queue. There are: ${namesOf().join(', ')}`)
    else if (rest.length > 0 || count < 1 || count > MOST_AT_ONCE)
      problems.push(`must give ${name} a number of jobs at once, 1 to ${MOST_AT_ONCE}, such as ${name}:2`)
    else if (named.has(name)) problems.push(`names ${name} twice`)
    named.set(name, count)
  }
  if (problems.length > 0) return { ok: false, problems }
  const roomsFirst = [...named].sort(([a], [b]) => Number(a.includes('.')) - Number(b.includes('.')))
  return {
    ok: true,
    queues: new Map(
      roomsFirst.flatMap(([name, count]) => queuesOf(name).map(queue => [queue, count] as const)),
    ),
  }
}

function queuesOf(name: string): JobName[] {
  return namesOf().filter(queue => queue === name || queue.split('.')[0] === name)
}

function namesOf(): JobName[] {
  return Object.keys(JOBS) as JobName[]
}
