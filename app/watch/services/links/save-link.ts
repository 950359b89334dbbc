import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { hashIdentity } from '#app/watch/integrations/item-identity.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { truncateUnits } from '#core/shared/text.ts'
import { foldAddress } from '#core/watch/identity.ts'
import { ITEM_LIMITS, SAVED_LINKS_NAME } from '#core/watch/item.ts'
import { readPageAddress } from '#core/watch/source-address.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertSavedLink } from '#db/queries/watch/items.ts'
import { ensureSavedLinks } from '#db/queries/watch/sources.ts'

/** Saves a link by hand, with words from its page and a note; one that was saved before is found again. */
export async function saveLink(
  ctx: WorkspaceContext,
  input: { address: string; title: string; quote: string; note: string },
): Promise<Result<{ itemId: string }, 'read_only' | 'not_in_plan' | 'no_address'>> {
  const lock = featureLock(ctx, 'brand_watch')
  if (lock) return err(lock)
  const address = readPageAddress(input.address)
  if (address === null) return err('no_address')
  const { workspace } = ctx
  const now = ctx.now()
  const title = truncateUnits(input.title || foldAddress(address), ITEM_LIMITS.title)
  const link = { address, title, summary: input.quote, note: input.note }
  return ctx.inWorkspace(async sql => {
    const sourceId = await ensureSavedLinks(sql, { workspace, name: SAVED_LINKS_NAME, now })
    const identity = hashIdentity(`link:${foldAddress(address)}`)
    const itemId = await insertSavedLink(sql, { workspace, sourceId, identity, link, now })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'watch', actionType: 'link_saved' })
    return ok({ itemId })
  })
}
