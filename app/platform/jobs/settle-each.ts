import type { Job, JobResult } from 'pg-boss'

/** Does the jobs of a batch in turn. One that fails is tried again by itself: the others neither wait nor run twice. */
export async function settleEach(
  jobs: readonly Job<unknown>[],
  work: (payload: unknown) => Promise<void>,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const { id, data } of jobs) {
    try {
      await work(data)
      results.push({ id, status: 'completed' })
    } catch (error) {
      const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) }
      results.push({ id, status: 'failed', output: { name, message } })
    }
  }
  return results
}
