import type { ServiceContext } from '#app/platform/context.ts'
import { pollSources } from '#app/watch/services/polling/poll-sources.ts'

/** Looks at the sources that are due; a run beside it takes others. */
export async function poll(context: ServiceContext): Promise<void> {
  await pollSources(context)
}
