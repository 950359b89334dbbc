import type { WorkspaceContext } from '#app/platform/context.ts'
import type { IdeaAction } from '#core/schedule/ideas.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findPost, insertPost } from '#db/queries/posts/posts.ts'
import { findScheduledPost, updateScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'

/**
 * Moves an idea along the board, puts it away or back, or makes a draft of it (once: a second press answers with the
 * draft that is there).
 */
export async function changeIdea(
  ctx: WorkspaceContext,
  { id, action }: { id: string; action: IdeaAction },
): Promise<Result<{ postId: string | null }, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const idea = await findScheduledPost(sql, { workspace, id, lock: true })
    if (!idea || idea.scheduledFor) return err('not_found')
    if (action === 'draft') {
      const present = idea.contentId ? await findPost(sql, { workspace, id: idea.contentId }) : null
      if (present) return ok({ postId: present.id })
      const fields = { title: idea.title, platform: 'linkedin' }
      const post = await insertPost(sql, { workspace, fields, now })
      await updateScheduledPost(sql, { workspace, id, changes: { contentId: post.id, board: 'ready' } })
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'content', actionType: 'idea_drafted' })
      return ok({ postId: post.id })
    }
    if (action === 'archive' || action === 'restore') {
      const status = action === 'archive' ? 'cancelled' : 'idea'
      await updateScheduledPost(sql, { workspace, id, changes: { status, statusSince: now } })
    } else await updateScheduledPost(sql, { workspace, id, changes: { board: action } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'content', actionType: `idea_${action}` })
    return ok({ postId: null })
  })
}
