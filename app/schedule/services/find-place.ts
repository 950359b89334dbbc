import type { WorkspaceContext } from '#app/platform/context.ts'
import { type PlatformId, readPlatform } from '#core/posts/platforms/platforms.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { listPublishAccounts } from '#db/queries/publishing/publish-accounts.ts'

/** Where a post goes by itself: its platform, LinkedIn where that is unknown, and the accounts on it. */
export async function findPlace(
  ctx: WorkspaceContext,
  { postId }: { postId: string },
): Promise<Result<{ place: { platform: PlatformId; accounts: readonly string[] } }, 'not_found'>> {
  if (!isUuid(postId)) return err('not_found')
  const { workspace } = ctx
  const [post, accounts] = await ctx.readInWorkspace(sql =>
    Promise.all([findPost(sql, { workspace, id: postId }), listPublishAccounts(sql, { workspace })]),
  )
  if (!post) return err('not_found')
  const platform = readPlatform(post.platform) ?? 'linkedin'
  const fitting = accounts.filter(one => readPlatform(one.network) === platform)
  return ok({ place: { platform, accounts: fitting.map(({ id }) => id) } })
}
