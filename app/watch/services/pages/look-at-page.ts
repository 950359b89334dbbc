import type { ServiceContext } from '#app/platform/context.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { ThreadUnavailable } from '#app/platform/threads/thread-unavailable.ts'
import { askRobots } from '#app/watch/integrations/ask-robots.ts'
import { type Fetched, fetchSource } from '#app/watch/integrations/fetch-source.ts'
import type { ReadWatchedPage, readWatchedPage } from '#app/watch/integrations/read-watched-page.ts'

const readInThread = inThread<typeof readWatchedPage>(
  'app/watch/integrations/read-watched-page.ts',
  'readWatchedPage',
)

/** What a server answered, and the page it gave; null where there is nothing to read. */
export interface LookedAtPage {
  readonly fetched: Fetched
  readonly read: ReadWatchedPage | null
}

/** Fetches a page where the robots.txt of its host lets us, and of every host it leads on to, and reads it in a thread. */
export async function lookAtPage(
  { config, now }: Pick<ServiceContext, 'config' | 'now'>,
  input: { address: string; etag: string; lastModified: string },
): Promise<LookedAtPage> {
  const how = {
    appUrl: config.appUrl,
    contact: config.operator.supportEmail,
    localHosts: config.webhooksAllowPrivate,
  }
  const fetched = await fetchSource({
    ...input,
    ...how,
    mayVisit: url => askRobots(url, { ...how, now: now() }),
  })
  if (fetched.kind === 'failed' || fetched.status < 200 || fetched.status >= 300)
    return { fetched, read: null }
  try {
    return { fetched, read: await readInThread(fetched.bytes, fetched.contentType) }
  } catch (error) {
    if (error instanceof ThreadUnavailable && error.reason === 'busy') throw error
    return { fetched, read: { kind: 'not_a_page' } }
  }
}
