import type { WorkspaceContext } from '#app/platform/context.ts'
import { believedNumbers, type PostNumbers } from '#core/analytics/networks/post-numbers.ts'
import { isUuid } from '#db/client.ts'
import { findNumberedPost, listNumbersOfPost } from '#db/queries/analytics/post-numbers.ts'
import { writeLock } from '../write-lock.ts'

/**
 * The numbers of a post: of each platform what counts, with its source, and what every source says. Null when
 * there is no post of that id here. Numbers are typed in once it is published.
 */
export async function readPostNumbers(ctx: WorkspaceContext, { postId }: { postId: string }) {
  if (!isUuid(postId)) return null
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    const post = await findNumberedPost(sql, { workspace, postId })
    if (!post) return null
    const sources = await listNumbersOfPost(sql, { workspace, postId })
    const networks = [...new Set(sources.map(({ network }) => network))]
    const typed: Record<string, PostNumbers> = {}
    for (const { network, source, measuredOn: _day, ...numbers } of sources)
      if (source === 'typed') typed[network] = numbers
    return {
      post,
      networks: networks.map(network => {
        const own = sources.filter(source => source.network === network)
        return { network, believed: believedNumbers(own), sources: own }
      }),
      typed,
      canWrite: post.publishedAt !== null && writeLock(ctx) === null,
    }
  })
}
