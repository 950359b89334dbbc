import { listPictures } from '#app/media/services/list-pictures.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { checkSteps } from '#app/team/services/workflow/check-steps.ts'
import { canAskReview, mayDecide, reviewState } from '#core/posts/approval/approval.ts'
import { mayEditText, roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import {
  findApprovalMode,
  findReviewedPost,
  findReviewTokenHash,
  listComments,
  listReviews,
} from '#db/queries/posts/reviews.ts'
import { findAuthor } from '#db/queries/team/members.ts'
import { readSteps } from './read-steps.ts'

/**
 * A post as it is reviewed: its text and first comments, where the newest request stands, and what was said. Null when it is not there.
 */
export async function readReview(ctx: WorkspaceContext, { postId }: { postId: string }) {
  if (!isUuid(postId)) return null
  const { workspace, userId, role } = ctx
  const now = ctx.now()
  const [post, simpleMode, reviews, comments, author, standing] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findReviewedPost(sql, { workspace, id: postId }),
      findApprovalMode(sql, { workspace }),
      listReviews(sql, { workspace, postId }),
      listComments(sql, { workspace, postId }),
      findAuthor(sql, { workspace, kind: 'post', id: postId }),
      checkSteps(sql, { workspace, postIds: [postId], now }),
    ]),
  )
  if (!post) return null
  const pictures = await listPictures(ctx, { place: 'post', placeId: postId })
  const newest = reviews[0] ?? null
  const own = standing?.get(postId) ?? null
  const steps = own && (await readSteps(ctx, { ...own, reviews }))
  const state = steps?.state ?? reviewState(newest, now)
  const mode = steps?.mode ?? simpleMode
  const isWithoutLink = mode === 'client' && newest?.hasLink === false
  const isFull = ctx.access === 'full'
  const mayAsk =
    isFull && canAskReview(post.status) && mayEditText(role, author ?? { authorId: null }, userId)
  return {
    post: {
      ...post,
      pictures,
      // Whoever decides sees what was asked about.
      firstComments: state === 'waiting' && newest ? newest.firstComments : post.plannedComments,
    },
    mode,
    state,
    review: newest,
    earlier: reviews.slice(1).filter(({ decision }) => decision !== null),
    comments: comments.map(comment => ({
      ...comment,
      canRemove: isFull && (roleMay(role, 'settings') || comment.authorId === userId),
    })),
    // Asked inside, before the client's approval was chosen: the client has to be asked anew.
    canAsk: mayAsk && mode !== 'none' && (state === 'waiting' ? isWithoutLink : state !== 'approved'),
    canDecide:
      isFull &&
      newest !== null &&
      state === 'waiting' &&
      (steps ? steps.canAnswer : mayDecide(role, mode, newest, userId)),
    steps: steps?.list ?? null,
    canComment: isFull && roleMay(role, 'comment'),
    canEdit: isFull && mayEditText(role, author ?? { authorId: null }, userId),
    clientLink:
      mode === 'client' && state === 'waiting' && newest?.hasLink && roleMay(role, 'draft')
        ? await readClientLink(ctx, newest.id)
        : null,
  }
}

/** The client's address; null when it cannot be made again, because its key is gone. */
async function readClientLink(ctx: WorkspaceContext, reviewId: string): Promise<string | null> {
  const { workspace } = ctx
  const hash = await ctx.readInWorkspace(sql => findReviewTokenHash(sql, { workspace, id: reviewId }))
  const secret = (await openLinkSecrets(ctx, 'post-review')).find(reviewId, hash)
  return secret === null ? null : `${ctx.config.appUrl}/review/${secret}`
}
