import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'
import { writeDown } from '#app/stories/services/voice/write-down.ts'

/** Has a recording of a story written down. */
export async function transcribeJob(
  context: ServiceContext,
  payload: JobPayloads['stories.transcribe'],
): Promise<void> {
  await writeDown(context, payload)
}
