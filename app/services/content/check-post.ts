import { type ContentAlignment, scoreContent } from '#core/content/alignment/score-content.ts'
import type { PostInput } from '#core/content/posts/schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findContent } from '#db/queries/content/content.ts'
import { insertModuleUsage } from '#db/queries/events.ts'
import { refreshScore } from '../brand/refresh-score.ts'
import type { WorkspaceContext } from '../context.ts'
import { findFoundation } from './find-foundation.ts'
import { findHistory } from './find-history.ts'
import { storeCheck } from './store-check.ts'

/** Scores a text against the brand and keeps the result, also for a post that was never saved. */
export async function checkPost(
  ctx: WorkspaceContext,
  input: { postId: string | null; post: PostInput },
): Promise<Result<{ alignment: ContentAlignment }, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  const { post } = input
  return ctx.db.inWorkspace(workspace, async sql => {
    const asked = isUuid(input.postId) ? input.postId : null
    const [foundation, history, saved] = await Promise.all([
      findFoundation(sql, { workspace }),
      findHistory(sql, { workspace, except: asked }),
      asked ? findContent(sql, { workspace, id: asked }) : null,
    ])
    const alignment = scoreContent(post.body, foundation, history)
    await storeCheck(ctx, sql, { postId: saved?.id ?? null, post, alignment })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'create', actionType: 'post_checked' })
    await refreshScore(ctx, sql)
    return ok({ alignment })
  })
}
