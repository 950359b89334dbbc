import { findFoundation } from '#app/brand/services/find-foundation.ts'
import { refreshScore } from '#app/brand/services/refresh-score.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { mayChangeText } from '#app/team/services/may-change-text.ts'
import { pauseUnapproved } from '#app/team/services/pause-unapproved.ts'
import { type ContentAlignment, scoreContent } from '#core/brand/alignment/score-content.ts'
import type { PostText } from '#core/posts/schema.ts'
import { nextStatus } from '#core/posts/status.ts'
import { isSamePost } from '#core/posts/text.ts'
import type { VersionKind } from '#core/posts/versions.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findPost, type Post, updatePost } from '#db/queries/posts/posts.ts'
import { lockScheduledPostsOf } from '#db/queries/schedule/scheduled-posts.ts'
import { findHistory } from './find-history.ts'
import { postColumns } from './post-columns.ts'
import { postText } from './post-text.ts'
import { storeCheck } from './store-check.ts'

/**
 * Saves a changed post with its new score, if it still is at the version that was read, and keeps the version;
 * otherwise answers with the post as it is now. Sending the saved text again changes nothing, also beside the save that
 * brings it (a double press, a press beside an autosave). A post that is out or on its way is `not_editable`. What the
 * editor keeps by itself (`auto`) is no check and changes drafts and ideas only: an approval or a date is never touched
 * without a press (`needs_press`); nor, with `onlyDrafts`, is any text that would go out by itself.
 */
export async function revisePost(
  ctx: WorkspaceContext,
  input: { id: string; version: number; post: PostText; kind?: VersionKind; onlyDrafts?: boolean },
): Promise<
  | Result<{ version: number }, 'read_only' | 'not_found' | 'not_editable' | 'needs_press'>
  | { readonly ok: false; readonly reason: 'changed_elsewhere'; readonly post: Post }
> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(input.id)) return err('not_found')
  const { workspace } = ctx
  const { id, version, post, kind = 'saved', onlyDrafts = false } = input
  return ctx.inWorkspace(async sql => {
    // Read under the lock: the clock may be giving the post another state. What is saved by itself has no plan.
    if (kind !== 'auto') await lockScheduledPostsOf(sql, { workspace, postId: id })
    const [foundation, history, present] = await Promise.all([
      findFoundation(sql, { workspace }),
      findHistory(sql, { workspace, except: id }),
      findPost(sql, { workspace, id }),
    ])
    if (!present) return err('not_found')
    if (!(await mayChangeText(ctx, { kind: 'post', id }, sql))) return err('read_only')
    const alignment = scoreContent(post.body, foundation, history)
    if (isSame(present, post, alignment)) return ok({ version: present.version })
    const status = nextStatus(present.status === 'idea' ? 'draft' : present.status, 'edit')
    if (!status) return err('not_editable')
    if (onlyDrafts && status !== 'draft') return err('needs_press')
    if (kind === 'auto' && present.status !== 'idea' && present.status !== 'draft') return err('needs_press')
    const { fields, campaignName } = await postColumns(sql, {
      workspace,
      post,
      alignment,
      contentData: present.contentData,
    })
    const saved = await updatePost(sql, { workspace, id, version, changes: { ...fields, status }, kind })
    if (!saved.ok) {
      const now = await findPost(sql, { workspace, id })
      return now && isSamePost(postText(now), post) ? ok({ version: now.version }) : elsewhere(now)
    }
    if (kind !== 'auto') {
      await storeCheck(ctx, sql, { postId: id, post, alignment, campaignName, isSaved: true })
      const actionType = kind === 'restored' ? 'version_restored' : 'post_saved'
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'create', actionType })
    }
    if (status !== 'draft') await pauseUnapproved(sql, { workspace, postId: id, now: ctx.now() })
    await refreshScore(ctx, sql)
    return ok({ version: saved.post.version })
  })
}

/** A text that has no score yet is saved again for it, if it can have one. */
function isSame(present: Post, post: PostText, { certainty }: ContentAlignment): boolean {
  const isScored = present.alignmentOverall !== null || certainty !== 'told'
  return isScored && isSamePost(postText(present), post)
}

function elsewhere(post: Post | null) {
  return post ? err('changed_elsewhere', { post }) : err('not_found')
}
