import type { ServiceContext } from '../context.ts'
import type { JobName, JobPayloads } from './catalog.ts'

/** What does each job; `app/jobs.ts` names them all. */
export type JobHandlers = {
  readonly [Name in JobName]: (context: ServiceContext, payload: JobPayloads[Name]) => Promise<void>
}
