import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { truncateUnits } from '#core/shared/text.ts'
import { SOURCE_LIMITS } from '#core/watch/forms.ts'
import type { SourceProblem } from '#core/watch/health.ts'
import { nextLook } from '#core/watch/polling.ts'
import { readPageAddress } from '#core/watch/source-address.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { countSources, findSourceByAddress, insertSource } from '#db/queries/watch/sources.ts'
import { problemOfStatus } from '../problem-of-status.ts'
import { lookAtPage } from './look-at-page.ts'
import { storePage } from './store-page.ts'

type Refusal =
  | { ok: false; reason: 'read_only' | 'not_in_plan' | 'too_many' | 'no_address' | 'no_text' }
  | { ok: false; reason: 'failed'; problem: SourceProblem }

/**
 * Watches a page from now on: what it says and asks today is what later looks are compared with. One that is watched
 * already is answered like a new one.
 */
export async function watchPage(
  ctx: WorkspaceContext,
  input: { address: string },
): Promise<Result<{ sourceId: string }, 'read_only'> | Refusal> {
  const lock = featureLock(ctx, 'brand_watch')
  if (lock) return err(lock)
  const asked = readPageAddress(input.address)
  if (asked === null) return err('no_address')
  const { workspace } = ctx
  const count = await ctx.inWorkspace(sql => countSources(sql, { workspace }))
  if (count >= SOURCE_LIMITS.sources) return err('too_many')
  const { fetched, read } = await lookAtPage(ctx, { address: asked, etag: '', lastModified: '' })
  const now = ctx.now()
  if (fetched.kind === 'failed') return { ok: false, reason: 'failed', problem: fetched.problem }
  if (read === null)
    return { ok: false, reason: 'failed', problem: problemOfStatus(fetched.status, fetched.retryAfter, now) }
  if (read.kind === 'not_a_page') return err('no_text')
  const { page } = read
  const address = fetched.movedTo || asked
  const { host } = new URL(address)
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    if ((await countSources(sql, { workspace })) >= SOURCE_LIMITS.sources) return err('too_many')
    const name = truncateUnits(page.title || host, SOURCE_LIMITS.name)
    const nextAt = nextLook({ look: { kind: 'fresh' }, misses: 0, chance: Math.random(), now })
    const sourceId = await insertSource(sql, {
      workspace,
      source: { name, address, site: address, host, nextAt },
      kind: 'page',
      marks: fetched.marks,
      now,
    })
    if (sourceId === null) {
      const there = await findSourceByAddress(sql, { workspace, address })
      return there === null ? err('too_many') : ok({ sourceId: there })
    }
    const words = { required: [], excluded: [] }
    await storePage(sql, { workspace, sourceId, name, address, page, words, now })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'watch', actionType: 'page_watched' })
    return ok({ sourceId })
  })
}
