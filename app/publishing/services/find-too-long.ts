import type { WorkspaceContext } from '#app/platform/context.ts'
import { networkAdapters } from '#app/publishing/integrations/adapters.ts'
import { countFor } from '#core/posts/platforms/count.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants, textFor } from '#core/posts/variants.ts'
import { splitThread } from '#core/publishing/thread.ts'
import { isUuid } from '#db/client.ts'
import { findTextToPublish } from '#db/queries/publishing/targets.ts'
import { openAccounts } from './steps/open-accounts.ts'

/**
 * The first of these accounts whose server would find the post too long, with what it takes and what the text has; null
 * when it fits everywhere. As a thread it fits where its network has threads and it takes no more posts than one may have.
 * Servers differ, so each is asked, once a day; one that does not answer now stops nobody.
 */
export async function findTooLong(
  ctx: WorkspaceContext,
  input: { postId: string; connectionIds: readonly string[]; asThread?: boolean },
): Promise<{ handle: string; limit: number; length: number } | null> {
  const { postId, connectionIds, asThread = false } = input
  if (connectionIds.length === 0 || !isUuid(postId)) return null
  const { workspace } = ctx
  const source = await ctx.inWorkspace(sql => findTextToPublish(sql, { workspace, postId }))
  if (!source) return null
  const variants = readVariants(source.variants)
  const adapters = networkAdapters(ctx.config)
  for (const { account, limits } of await openAccounts(ctx, connectionIds)) {
    const platform = readPlatform(account.network)
    if (!platform || !limits) continue
    const text = textFor(platform, { body: source.body, variants }).trim()
    const count = (part: string) => countFor(platform, part)
    const [limit, length] = [limits.maxCharacters, count(text)]
    if (length <= limit) continue
    const isThread = asThread && adapters[account.network]?.canThread
    if (isThread && splitThread(text, { limit, count }) !== null) continue
    return { handle: account.handle, limit, length }
  }
  return null
}
