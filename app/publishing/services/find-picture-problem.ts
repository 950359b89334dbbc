import type { WorkspaceContext } from '#app/platform/context.ts'
import { checkMedia } from '#core/media/video-rules.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { isUuid } from '#db/client.ts'
import { listPictures } from '#db/queries/media/media.ts'
import { openAccounts } from './steps/open-accounts.ts'

/**
 * Why one of these accounts could not publish the post's pictures or video, in plain words; null when all of them can. What its
 * server says of itself counts, and what the network publishes where it does not answer.
 */
export async function findPictureProblem(
  ctx: WorkspaceContext,
  { postId, connectionIds }: { postId: string; connectionIds: readonly string[] },
): Promise<string | null> {
  if (connectionIds.length === 0 || !isUuid(postId)) return null
  const { workspace } = ctx
  const pictures = await ctx.readInWorkspace(sql =>
    listPictures(sql, { workspace, place: 'post', placeId: postId }),
  )
  for (const { account, limits } of await openAccounts(ctx, connectionIds)) {
    const platform = readPlatform(account.network)
    if (!platform) continue
    const own = limits?.pictures
      ? { name: account.handle, ...limits.pictures, videoBytes: limits.videos?.bytes }
      : null
    const [problem] = checkMedia(platform, pictures, own).problems
    if (problem) return problem
  }
  return null
}
