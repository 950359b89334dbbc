import { tierInForce } from '#app/billing/services/subscription-facts.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { Fetched } from '#app/watch/integrations/fetch-source.ts'
import type { ReadSource } from '#app/watch/integrations/read-source.ts'
import type { ReadWatchedPage } from '#app/watch/integrations/read-watched-page.ts'
import { lookAtAddress } from '#app/watch/services/look-at-address.ts'
import { lookAtPage } from '#app/watch/services/pages/look-at-page.ts'
import { storePage } from '#app/watch/services/pages/store-page.ts'
import { subscribeToHub } from '#app/watch/services/polling/websub/subscribe-to-hub.ts'
import { storeItems } from '#app/watch/services/store-items.ts'
import { hasFeature } from '#core/billing/features.ts'
import { addDays } from '#core/shared/time.ts'
import type { SourceKind, SourceProblem } from '#core/watch/health.ts'
import type { Feed } from '#core/watch/item.ts'
import { isFullLookDue, type Look, nextLook, noteMove, readStatus } from '#core/watch/polling.ts'
import { type HubLink, readLinkHeader } from '#core/watch/websub/hub-link.ts'
import { asWorkspaceId, type Sql, type WorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { updateWatchPageLooks } from '#db/queries/watch/pages.ts'
import {
  type ClaimedSource,
  updateHostLimited,
  updateSourceLooked,
  updateSourcePutOff,
} from '#db/queries/watch/polling.ts'

/**
 * Looks at one source that this worker has claimed, stores what is new and says when it has its next turn. A workspace
 * whose plan has no Brand Watch is put off to the next day.
 */
export async function pollSource(
  context: ServiceContext,
  source: ClaimedSource,
  hasWatch = watchFinder(context),
): Promise<void> {
  const { db } = context
  const workspace = asWorkspaceId(source.userId)
  const began = context.now()
  if (!(await hasWatch(workspace))) {
    const until = addDays(began, 1)
    await db.acrossWorkspaces('watch', sql => updateSourcePutOff(sql, { id: source.id, until }))
    return
  }
  const isFull = isFullLookDue(source.lastFullAt, began)
  const marks = isFull ? { etag: '', lastModified: '' } : source
  const asked = { etag: marks.etag, lastModified: marks.lastModified, address: source.address }
  const looked = await (source.kind === 'page' ? lookAtPage : lookAtAddress)(context, asked)
  const now = context.now()
  const { look, problem } = judge(source.kind, looked, now)
  await db.inWorkspace(workspace, sql =>
    store(sql, { source, workspace, look, read: looked.read, isFull, now }),
  )
  const isSuccess = problem === ''
  const nextAt = nextLook({ look, misses: isSuccess ? 0 : source.misses + 1, chance: Math.random(), now })
  const answer = looked.fetched.kind === 'answered' ? looked.fetched : null
  const seen = { to: source.movedTo, times: source.movedTimes }
  const move = isSuccess
    ? noteMove(source.address, seen, answer?.movedTo ?? '')
    : { address: source.address, seen }
  const isRead = look.kind === 'fresh' && isSuccess
  const { etag, lastModified } = isRead && answer ? answer.marks : source
  await db.acrossWorkspaces('watch', async sql => {
    await updateSourceLooked(sql, {
      id: source.id,
      address: move.address,
      host: new URL(move.address).host,
      movedTo: move.seen.to,
      movedTimes: move.seen.times,
      etag,
      lastModified,
      isSuccess,
      isFull: isFull && isRead,
      isGone: look.kind === 'gone',
      problem,
      nextAt,
      now,
    })
    if (look.kind === 'limited') await updateHostLimited(sql, { host: source.host, until: nextAt })
  })
  const feed = looked.read?.kind === 'feed' ? looked.read.feed : null
  const link = feed && answer ? hubLinkOf(feed, answer.link) : null
  if (link || (source.hubAskAt && source.hubAskAt <= now)) await subscribeToHub(context, { source, link })
}

/** Who tells of a feed's news: by the header where that says, else by the feed. */
function hubLinkOf(feed: Feed, header: string): HubLink | null {
  const { hub, topic } = readLinkHeader(header)
  const isWhole = [hub, topic].every(each => /^https?:/i.test(each) && URL.canParse(each))
  return isWhole ? { hub, topic } : feed.hub
}

/** Answers whether a workspace's plan has Brand Watch, asking once for each: for as long as one run takes. */
export function watchFinder(context: ServiceContext): (workspace: WorkspaceId) => Promise<boolean> {
  const known = new Map<WorkspaceId, Promise<boolean>>()
  const find = async (workspace: WorkspaceId) => {
    const subscription = await context.db.inWorkspace(workspace, sql => findSubscription(sql, { workspace }))
    return hasFeature(tierInForce(subscription, context.now()), 'brand_watch')
  }
  return workspace => {
    const found = known.get(workspace) ?? find(workspace)
    known.set(workspace, found)
    return found
  }
}

interface LookedAt {
  readonly fetched: Fetched
  readonly read: ReadSource | ReadWatchedPage | null
}

/** Stores what a look has found. */
async function store(
  sql: Sql,
  input: {
    source: ClaimedSource
    workspace: WorkspaceId
    look: Look
    read: LookedAt['read']
    isFull: boolean
    now: Date
  },
): Promise<void> {
  const { source, workspace, look, read, isFull, now } = input
  const { id: sourceId, name, address } = source
  const words = { required: source.requiredWords, excluded: source.excludedWords }
  if (source.kind === 'feed' && read?.kind === 'feed')
    await storeItems(sql, { workspace, sourceId, items: read.feed.items, words, isFull, now })
  if (source.kind !== 'page') return
  if (read?.kind === 'text')
    await storePage(sql, { workspace, sourceId, name, address, page: read.page, words, now })
  else if (look.kind === 'unchanged') await updateWatchPageLooks(sql, { workspace, sourceId })
}

/** What a look came to, and what went wrong; '' when nothing did. */
function judge(
  kind: SourceKind,
  { fetched, read }: LookedAt,
  now: Date,
): { look: Look; problem: SourceProblem | '' } {
  if (fetched.kind === 'failed') return { look: { kind: 'failed' }, problem: fetched.problem }
  const look = readStatus(fetched.status, fetched.retryAfter, now)
  switch (look.kind) {
    case 'unchanged':
      return { look, problem: '' }
    case 'limited':
    case 'gone':
      return { look, problem: look.kind }
    case 'failed':
      return { look, problem: fetched.status === 404 ? 'not_found' : 'refused' }
    case 'fresh':
      if (read?.kind === (kind === 'page' ? 'text' : 'feed')) return { look, problem: '' }
      if (kind === 'page') return { look: { kind: 'failed' }, problem: 'not_a_page' }
      return { look: { kind: 'failed' }, problem: read?.kind === 'page' ? 'not_a_feed' : 'unreadable' }
  }
}
