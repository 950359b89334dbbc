import type { ServiceContext } from '#app/platform/context.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { ThreadUnavailable } from '#app/platform/threads/thread-unavailable.ts'
import { type Fetched, fetchSource } from '#app/watch/integrations/fetch-source.ts'
import type { ReadSource, readSource } from '#app/watch/integrations/read-source.ts'

const readInThread = inThread<typeof readSource>('app/watch/integrations/read-source.ts', 'readSource')

/** What a server answered, and what its answer holds; null where there is nothing to read. */
export interface Looked {
  readonly fetched: Fetched
  readonly read: ReadSource | null
}

/** Fetches what lies at an address and reads it in a thread, so that no text holds up anybody's page. */
export async function lookAtAddress(
  { config }: Pick<ServiceContext, 'config'>,
  input: { address: string; etag: string; lastModified: string },
): Promise<Looked> {
  const { appUrl, webhooksAllowPrivate: localHosts } = config
  const fetched = await fetchSource({ ...input, appUrl, contact: config.operator.supportEmail, localHosts })
  if (fetched.kind === 'failed' || fetched.status < 200 || fetched.status >= 300)
    return { fetched, read: null }
  try {
    return { fetched, read: await readInThread(fetched.bytes, fetched.contentType, fetched.address) }
  } catch (error) {
    if (error instanceof ThreadUnavailable && error.reason === 'busy') throw error
    // It took too long or too much memory: what it holds is not for us.
    return { fetched, read: { kind: 'unreadable' } }
  }
}
