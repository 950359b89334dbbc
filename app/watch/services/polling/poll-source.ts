import { tierInForce } from '#app/billing/services/subscription-facts.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { type Looked, lookAtAddress } from '#app/watch/services/look-at-address.ts'
import { storeItems } from '#app/watch/services/store-items.ts'
import { hasFeature } from '#core/billing/features.ts'
import { addDays } from '#core/shared/time.ts'
import type { SourceProblem } from '#core/watch/health.ts'
import { isFullLookDue, type Look, nextLook, noteMove, readStatus } from '#core/watch/polling.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
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
export async function pollSource(context: ServiceContext, source: ClaimedSource): Promise<void> {
  const { db } = context
  const workspace = asWorkspaceId(source.userId)
  const began = context.now()
  const subscription = await db.inWorkspace(workspace, sql => findSubscription(sql, { workspace }))
  if (!hasFeature(tierInForce(subscription, began), 'brand_watch')) {
    const until = addDays(began, 1)
    await db.acrossWorkspaces('watch', sql => updateSourcePutOff(sql, { id: source.id, until }))
    return
  }
  const isFull = isFullLookDue(source.lastFullAt, began)
  const marks = isFull ? { etag: '', lastModified: '' } : source
  const looked = await lookAtAddress(context, { ...marks, address: source.address })
  const now = context.now()
  const { look, problem } = judge(looked, now)
  const feed = looked.read?.kind === 'feed' ? looked.read.feed : null
  if (feed)
    await db.inWorkspace(workspace, sql =>
      storeItems(sql, {
        workspace,
        sourceId: source.id,
        items: feed.items,
        words: { required: source.requiredWords, excluded: source.excludedWords },
        now,
      }),
    )
  const isSuccess = problem === ''
  const nextAt = nextLook({ look, misses: isSuccess ? 0 : source.misses + 1, chance: Math.random(), now })
  const answer = looked.fetched.kind === 'answered' ? looked.fetched : null
  const seen = { to: source.movedTo, times: source.movedTimes }
  const move = isSuccess
    ? noteMove(source.address, seen, answer?.movedTo ?? '')
    : { address: source.address, seen }
  const { etag, lastModified } = feed && answer ? answer.marks : source
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
      isFull: isFull && feed !== null,
      isGone: look.kind === 'gone',
      problem,
      nextAt,
      now,
    })
    if (look.kind === 'limited') await updateHostLimited(sql, { host: source.host, until: nextAt })
  })
}

/** What a look came to, and what went wrong; '' when nothing did. */
function judge({ fetched, read }: Looked, now: Date): { look: Look; problem: SourceProblem | '' } {
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
      if (read?.kind === 'feed') return { look, problem: '' }
      return { look: { kind: 'failed' }, problem: read?.kind === 'page' ? 'not_a_feed' : 'unreadable' }
  }
}
