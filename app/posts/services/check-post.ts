import { findFoundation } from '#app/brand/services/find-foundation.ts'
import { refreshScore } from '#app/brand/services/refresh-score.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { type ContentAlignment, scoreContent } from '#core/brand/alignment/score-content.ts'
import { checkWriting } from '#core/posts/checks/check-writing.ts'
import { comparablePosts } from '#core/posts/checks/comparable-posts.ts'
import { type CheckId, type Finding, SAMENESS_DAYS } from '#core/posts/checks/types.ts'
import type { PostText } from '#core/posts/schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { DAY_MS } from '#core/shared/time.ts'
import { isUuid, type Sql } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { lockAlignmentScores } from '#db/queries/posts/alignment-scores.ts'
import { findChecksOff, findOwnChoices, upsertChecksOff } from '#db/queries/posts/choices.ts'
import { listPostsSince } from '#db/queries/posts/list-posts.ts'
import { findPost, type Post } from '#db/queries/posts/posts.ts'
import { findHistory } from './find-history.ts'
import { storeCheck } from './store-check.ts'

/** Characters of a text and of the posts it is compared with that are read within a few milliseconds. */
const SMALL = 30_000

const checkInThread = inThread<typeof checkWriting>('core/posts/checks/check-writing.ts', 'checkWriting')

/**
 * Scores a text against the brand, looks its writing over and keeps the score, also for a post that was never saved; the
 * brand score counts it only when the text is the saved one.
 * `checksOff` are the checks that were switched off in the form; null leaves them as they are kept.
 */
export async function checkPost(
  ctx: WorkspaceContext,
  input: {
    postId: string | null
    /** What a new post was begun from; a saved one knows it. */
    storyId?: string | null
    /** Under which a new post may have been saved by itself while this was on its way. */
    idempotencyKey?: string
    post: PostText
    checksOff: readonly CheckId[] | null
  },
): Promise<Result<{ alignment: ContentAlignment; findings: Finding[] }, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace, userId } = ctx
  const { post, checksOff } = input
  const { foundation, history, stored, saved, off, own } = await ctx.inWorkspace(async sql => {
    const saved = await findChecked(sql, ctx, input)
    if (checksOff) await upsertChecksOff(sql, { workspace, userId, checksOff })
    const since = new Date(ctx.now().getTime() - SAMENESS_DAYS * DAY_MS)
    const [foundation, history, stored, off, own] = await Promise.all([
      findFoundation(sql, { workspace }),
      findHistory(sql, { workspace, except: saved?.id ?? null }),
      listPostsSince(sql, { workspace, since }),
      findChecksOff(sql, { workspace, userId }),
      findOwnChoices(sql, { workspace, pillarId: null, campaignId: post.campaignId || null }),
    ])
    return { foundation, history, stored, saved, off, own }
  })
  const alignment = scoreContent(post.body, foundation, history)
  const past = comparablePosts(stored, {
    id: saved?.id ?? null,
    storyId: saved?.storyId ?? input.storyId ?? null,
    platform: post.platform,
  })
  const length = past.reduce((sum, { body }) => sum + body.length, post.body.length)
  const findings = await (length <= SMALL ? checkWriting : checkInThread)(post.body, {
    foundation,
    past,
    off,
  })
  await ctx.inWorkspace(async sql => {
    await lockAlignmentScores(sql, { workspace })
    const now = saved ? await findPost(sql, { workspace, id: saved.id }) : null
    const isSaved = now !== null && now.body === post.body
    const campaignName = own.campaignName ?? ''
    await storeCheck(ctx, sql, { postId: now?.id ?? null, post, alignment, campaignName, isSaved })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'create', actionType: 'post_checked' })
    await refreshScore(ctx, sql)
  })
  return ok({ alignment, findings })
}

/** The post that is checked, as it is stored; null while it never was. */
async function findChecked(
  sql: Sql,
  { workspace, userId }: WorkspaceContext,
  { postId, idempotencyKey }: { postId: string | null; idempotencyKey?: string },
): Promise<Post | null> {
  const key = { scope: userId, action: 'create_post', key: idempotencyKey ?? '' }
  const id = postId ?? (idempotencyKey ? readStoredId(await findIdempotencyResult(sql, key)) : null)
  return isUuid(id) ? findPost(sql, { workspace, id }) : null
}
