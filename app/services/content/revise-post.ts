import { scoreContent } from '#core/content/alignment/score-content.ts'
import type { PostInput } from '#core/content/posts/schema.ts'
import { nextStatus } from '#core/content/posts/status.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { type Content, findContent, updateContent } from '#db/queries/content/content.ts'
import { insertModuleUsage } from '#db/queries/events.ts'
import { refreshScore } from '../brand/refresh-score.ts'
import type { WorkspaceContext } from '../context.ts'
import { alignmentColumns } from './alignment-columns.ts'
import { findFoundation } from './find-foundation.ts'
import { findHistory } from './find-history.ts'
import { storeCheck } from './store-check.ts'

/**
 * Saves a changed post with its new score, if it still is at the version that was read, and keeps the version; otherwise
 * answers with the post as it is now. Sending the saved text again (a double press) changes nothing. A post that is out
 * or on its way is `not_editable`.
 */
export async function revisePost(
  ctx: WorkspaceContext,
  input: { id: string; version: number; post: PostInput },
): Promise<
  | Result<object, 'read_only' | 'not_found' | 'not_editable'>
  | { readonly ok: false; readonly reason: 'changed_elsewhere'; readonly post: Content }
> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(input.id)) return err('not_found')
  const { workspace } = ctx
  const { id, version, post } = input
  return ctx.db.inWorkspace(workspace, async sql => {
    const [foundation, history, present] = await Promise.all([
      findFoundation(sql, { workspace }),
      findHistory(sql, { workspace, except: id }),
      findContent(sql, { workspace, id }),
    ])
    if (!present) return err('not_found')
    if (isSame(present, post)) return ok()
    const status = nextStatus(present.status === 'idea' ? 'draft' : present.status, 'edit')
    if (!status) return err('not_editable')
    const alignment = scoreContent(post.body, foundation, history)
    const changes = { ...post, status, ...alignmentColumns(alignment) }
    const saved = await updateContent(sql, { workspace, id, version, changes })
    if (!saved.ok) return elsewhere(await findContent(sql, { workspace, id }))
    await storeCheck(ctx, sql, { postId: id, post, alignment })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'create', actionType: 'post_saved' })
    await refreshScore(ctx, sql)
    return ok()
  })
}

function isSame(present: Content, { title, body, platform, goal }: PostInput): boolean {
  return (
    present.body === body &&
    present.title === title &&
    present.platform === platform &&
    present.goal === goal &&
    present.alignmentOverall !== null
  )
}

function elsewhere(post: Content | null) {
  return post ? err('changed_elsewhere', { post }) : err('not_found')
}
