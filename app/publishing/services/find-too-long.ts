import type { WorkspaceContext } from '#app/platform/context.ts'
import { countFor } from '#core/posts/platforms/count.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants, textFor } from '#core/posts/variants.ts'
import { isUuid } from '#db/client.ts'
import { findTextToPublish } from '#db/queries/publishing/targets.ts'
import { openAccounts } from './steps/open-accounts.ts'

/**
 * The first of these accounts whose server would find the post too long, with what it takes and what the text has; null
 * when it fits everywhere. Servers differ, so each is asked, once a day; one that does not answer now stops nobody.
 */
export async function findTooLong(
  ctx: WorkspaceContext,
  { postId, connectionIds }: { postId: string; connectionIds: readonly string[] },
): Promise<{ handle: string; limit: number; length: number } | null> {
  if (connectionIds.length === 0 || !isUuid(postId)) return null
  const { workspace } = ctx
  const source = await ctx.inWorkspace(sql => findTextToPublish(sql, { workspace, postId }))
  if (!source) return null
  const variants = readVariants(source.variants)
  for (const { account, limits } of await openAccounts(ctx, connectionIds)) {
    const platform = readPlatform(account.network)
    if (!platform || !limits) continue
    const length = countFor(platform, textFor(platform, { body: source.body, variants }).trim())
    const limit = limits.maxCharacters
    if (length > limit) return { handle: account.handle, limit, length }
  }
  return null
}
