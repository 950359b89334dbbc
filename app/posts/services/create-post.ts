import { findFoundation } from '#app/brand/services/find-foundation.ts'
import { refreshScore } from '#app/brand/services/refresh-score.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { type ContentAlignment, scoreContent } from '#core/brand/alignment/score-content.ts'
import type { PostText } from '#core/posts/schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { findStory } from '#db/queries/stories/stories.ts'
import { findHistory } from './find-history.ts'
import { postColumns } from './post-columns.ts'
import { storeCheck } from './store-check.ts'

/**
 * Saves a new post as a draft with its score, first version and the story it came from, and renews the brand score. A
 * repeat with the same key answers with the post that the first press made, as `isRepeated`. What the editor keeps by
 * itself (`auto`) is no check, so none is stored.
 */
export async function createPost(
  ctx: WorkspaceContext,
  input: { post: PostText; storyId: string | null; idempotencyKey: string; kind?: 'saved' | 'auto' },
): Promise<Result<{ postId: string; alignment: ContentAlignment | null; isRepeated: boolean }, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace, userId } = ctx
  const { post, kind = 'saved' } = input
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'create_post', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ postId: repeated, alignment: null, isRepeated: true })
    const [foundation, history, story] = await Promise.all([
      findFoundation(sql, { workspace }),
      findHistory(sql, { workspace, except: null }),
      isUuid(input.storyId) ? findStory(sql, { workspace, id: input.storyId }) : null,
    ])
    const alignment = scoreContent(post.body, foundation, history)
    const { fields, campaignName } = await postColumns(sql, { workspace, post, alignment, contentData: {} })
    const { id } = await insertPost(sql, {
      workspace,
      fields: { ...fields, storyId: story?.id ?? null },
      now: ctx.now(),
      kind,
    })
    if (kind === 'saved')
      await storeCheck(ctx, sql, { postId: id, post, alignment, campaignName, isSaved: true })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'create', actionType: 'post_created' })
    await refreshScore(ctx, sql)
    return ok({ postId: id, alignment, isRepeated: false })
  })
}
