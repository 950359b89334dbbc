import type { WorkspaceContext } from '#app/platform/context.ts'
import { networkAbilities } from '#app/publishing/services/network-abilities.ts'
import { previewPost } from '#app/publishing/services/preview-post.ts'
import { readPrivacyOptions } from '#app/publishing/services/read-privacy-options.ts'
import { findMissingAdLabel, findPaidWords } from '#core/posts/checks/rules/ad-label.ts'
import { isFixed } from '#core/publishing/parts.ts'
import { canChangePublishing } from '#core/schedule/status.ts'
import { isUuid } from '#db/client.ts'
import { listPartsOf } from '#db/queries/publishing/parts.ts'
import { listAccountsOf } from '#db/queries/publishing/publish-accounts.ts'
import { findTextToPublish, listTargets } from '#db/queries/publishing/targets.ts'
import { findScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'

/**
 * How a scheduled post will look on its accounts, and what can still be changed about that. Null where nothing can: it is
 * frozen for sending, over, or goes to no account.
 */
export async function readPublishing(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const found = await ctx.readInWorkspace(async sql => {
    const scheduledPost = await findScheduledPost(sql, { workspace, id })
    const targets = await listTargets(sql, { workspace, scheduledPostId: id })
    const parts = await listPartsOf(sql, { workspace, scheduledPostId: id })
    const isFrozen = targets.some(target =>
      isFixed(
        target,
        parts.filter(({ targetId }) => targetId === target.id),
      ),
    )
    if (!scheduledPost?.contentId || targets.length === 0) return null
    if (!canChangePublishing(scheduledPost.status, isFrozen)) return null
    const { contentId: postId, asThread, firstComment, plainLinks } = scheduledPost
    const source = await findTextToPublish(sql, { workspace, postId })
    const accounts = await listAccountsOf(sql, { workspace, scheduledPostIds: [id] })
    const body = source?.body ?? ''
    return { postId, asThread, firstComment, plainLinks, body, accounts }
  })
  if (!found) return null
  const { postId, asThread, firstComment, plainLinks, body, accounts } = found
  const connectionIds = accounts.map(account => account.id)
  const previews = await previewPost(ctx, { postId, connectionIds, asThread, firstComment, plainLinks })
  return {
    postId,
    accounts: accounts.map(({ network }) => ({ network, ...networkAbilities(ctx, network) })),
    previews,
    canTrack: plainLinks || previews.some(({ tracked, kept }) => tracked + kept > 0),
    privacy: await readPrivacyOptions(ctx, accounts),
    paidWords: findPaidWords(body),
    isAdLabelMissing: findMissingAdLabel(body).length > 0,
  }
}
