import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { truncateUnits } from '#core/shared/text.ts'
import { SOURCE_LIMITS } from '#core/watch/forms.ts'
import type { SourceProblem } from '#core/watch/health.ts'
import { nextLook } from '#core/watch/polling.ts'
import { isWithoutFeed, readSourceAddress } from '#core/watch/source-address.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { countSources, findSourceByAddress, insertSource } from '#db/queries/watch/sources.ts'
import { type Looked, lookAtAddress } from './look-at-address.ts'
import { problemOfStatus } from './problem-of-status.ts'
import { storeItems } from './store-items.ts'

/** A feed that a page names. */
export interface FoundFeed {
  readonly address: string
  readonly title: string
}

type Refusal =
  | { reason: 'read_only' | 'not_in_plan' | 'too_many' | 'no_address' | 'no_feed' | 'never_a_feed' }
  | { reason: 'failed'; problem: SourceProblem }
  /** The page has several feeds: which is it? */
  | { reason: 'choose'; feeds: readonly FoundFeed[] }

/**
 * Follows what lies at an address: a feed, or the one that a page names, with what is in it now. One that is followed
 * already is answered like a new one.
 */
export async function addSource(
  ctx: WorkspaceContext,
  input: { address: string },
): Promise<Result<{ sourceId: string; items: number }, 'read_only'> | ({ ok: false } & Refusal)> {
  const lock = featureLock(ctx, 'brand_watch')
  if (lock) return err(lock)
  const address = readSourceAddress(input.address)
  if (address === null) return err('no_address')
  if (isWithoutFeed(address)) return err('never_a_feed')
  const { workspace } = ctx
  const count = await ctx.inWorkspace(sql => countSources(sql, { workspace }))
  if (count >= SOURCE_LIMITS.sources) return err('too_many')
  const looked = await lookAtAddress(ctx, { address, etag: '', lastModified: '' })
  if (looked.read?.kind !== 'page') return keep(ctx, address, looked)
  const { feeds } = looked.read
  const [only] = feeds
  if (!only) return err('no_feed')
  if (feeds.length > 1) return { ok: false, reason: 'choose', feeds }
  return keep(
    ctx,
    only.address,
    await lookAtAddress(ctx, { address: only.address, etag: '', lastModified: '' }),
  )
}

async function keep(
  ctx: WorkspaceContext,
  asked: string,
  { fetched, read }: Looked,
): Promise<{ ok: true; sourceId: string; items: number } | ({ ok: false } & Refusal)> {
  const now = ctx.now()
  if (fetched.kind === 'failed') return { ok: false, reason: 'failed', problem: fetched.problem }
  if (read?.kind !== 'feed') {
    if (read?.kind === 'page') return err('no_feed')
    return { ok: false, reason: 'failed', problem: problemOfStatus(fetched.status, fetched.retryAfter, now) }
  }
  // It was led on for good before it was ever ours: then this is its address.
  const address = fetched.movedTo || asked
  const { workspace } = ctx
  const { host } = new URL(address)
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    if ((await countSources(sql, { workspace })) >= SOURCE_LIMITS.sources) return err('too_many')
    const sourceId = await insertSource(sql, {
      workspace,
      source: {
        name: truncateUnits(read.feed.title || host, SOURCE_LIMITS.name),
        address,
        site: read.feed.site,
        host,
        nextAt: nextLook({ look: { kind: 'fresh' }, misses: 0, chance: Math.random(), now }),
      },
      marks: fetched.marks,
      now,
    })
    if (sourceId === null) {
      const there = await findSourceByAddress(sql, { workspace, address })
      return there === null ? err('too_many') : ok({ sourceId: there, items: 0 })
    }
    const words = { required: [], excluded: [] }
    const items = await storeItems(sql, { workspace, sourceId, items: read.feed.items, words, now })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'watch', actionType: 'source_added' })
    return ok({ sourceId, items })
  })
}
