import type { Job, JobResult } from 'pg-boss'
import { record } from '../metrics/registry.ts'
import { inSpan } from '../traces/in-span.ts'

/** Does the jobs of a batch in turn. One that fails is tried again by itself: the others neither wait nor run twice. */
export async function settleEach(
  queue: string,
  jobs: readonly Job<unknown>[],
  work: (payload: unknown) => Promise<void>,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const { id, data } of jobs) {
    const began = performance.now()
    const note = (outcome: 'completed' | 'failed') => {
      const seconds = (performance.now() - began) / 1000
      record(metrics => {
        metrics.jobs.inc({ queue, outcome })
        metrics.jobDurations.observe({ queue }, seconds)
      })
    }
    try {
      await inSpan(`job ${queue}`, { attributes: { 'brandhearth.queue': queue } }, () => work(data))
      note('completed')
      results.push({ id, status: 'completed' })
    } catch (error) {
      note('failed')
      const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) }
      results.push({ id, status: 'failed', output: { name, message } })
    }
  }
  return results
}
