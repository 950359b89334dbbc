import { randomBytes } from 'node:crypto'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { placeOfChannel } from '#core/links/schema.ts'
import { linkSlug, slugEnding } from '#core/links/slug.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertLink } from '#db/queries/links/links.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'

/** Characters of a slug's ending, and how often another is tried where one is taken. */
const ENDING = 4
const TRIES = 5

/** Makes a link by hand. A repeat with the same key answers like the first. */
export async function createLink(
  ctx: WorkspaceContext,
  input: { label: string; target: string; channel: string; idempotencyKey: string },
): Promise<Result<{ linkId: string }, 'read_only' | 'not_in_plan'>> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  const { workspace, userId } = ctx
  const { label, target, channel } = input
  const place = placeOfChannel(channel)
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'create_link', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ linkId: repeated })
    for (let at = 0; at < TRIES; at += 1) {
      const ending = slugEnding(randomBytes(ENDING + at))
      const slug = linkSlug({ title: label, network: place === 'bio' ? channel : '', place, ending })
      const fields = { slug, label, target, fallback: null, network: channel, place }
      const belongs = { contentId: null, campaignId: null, offerId: null }
      const link = await insertLink(sql, { workspace, fields: { ...fields, ...belongs }, now: ctx.now() })
      if (!link) continue
      await updateIdempotencyResult(sql, { ...key, result: { id: link.id } })
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'links', actionType: 'link_created' })
      return ok({ linkId: link.id })
    }
    throw new Error('No slug was free for the link')
  })
}
