import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'
import { endLeftTokens } from '#app/publishing/services/connections/end-left-tokens.ts'

/** Gives back what let us post for a deleted workspace. Throws while the server does not answer, so that the queue tries again. */
export async function endLeftTokensJob(
  context: ServiceContext,
  payload: JobPayloads['publishing.end-tokens'],
): Promise<void> {
  await endLeftTokens(context, payload)
}
