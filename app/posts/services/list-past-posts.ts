import type { WorkspaceContext } from '#app/platform/context.ts'
import { type PastPost, SAMENESS_DAYS } from '#core/posts/checks/types.ts'
import { DAY_MS } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import { listPostsSince } from '#db/queries/posts/list-posts.ts'

/** The workspace's posts of the last 90 days without the one being written: what the sameness check compares with. */
export async function listPastPosts(
  ctx: WorkspaceContext,
  { except }: { except: string | null },
): Promise<PastPost[]> {
  const { workspace } = ctx
  const since = new Date(ctx.now().getTime() - SAMENESS_DAYS * DAY_MS)
  return ctx.inWorkspace(sql =>
    listPostsSince(sql, { workspace, since, except: isUuid(except) ? except : null }),
  )
}
