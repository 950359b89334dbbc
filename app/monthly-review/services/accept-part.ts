import { featureLock } from '#app/billing/services/feature-lock.ts'
import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { findHistory } from '#app/posts/services/find-history.ts'
import { alignmentColumns } from '#app/posts/services/post-columns.ts'
import { scoreContent } from '#core/brand/alignment/score-content.ts'
import { draftPart } from '#core/monthly-review/draft-part.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid, type Sql, type WorkspaceId } from '#db/client.ts'
import { listPillarRows } from '#db/queries/brand/pillars.ts'
import { lockPart, type ReviewPart, updatePart } from '#db/queries/monthly-review/reviews.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { insertIdea } from '#db/queries/schedule/ideas.ts'
import { updateScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import { findStory } from '#db/queries/stories/stories.ts'

type Refused = 'read_only' | 'not_in_plan' | 'not_found'

/**
 * Accepts a part: an idea on the board with its draft, which tells its story where it has one and is an outline elsewhere.
 * Once: a second press answers the draft that is there.
 */
export async function acceptPart(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<{ postId: string | null }, Refused>> {
  const lock = featureLock(ctx, 'monthly_strategy_review')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const part = await lockPart(sql, { workspace, id })
    if (!part) return err('not_found')
    if (part.state === 'accepted') return ok({ postId: part.contentId })
    const { title, platform, storyId, pillarId } = part
    const fields = {
      title: title.slice(0, 200),
      platform,
      storyId,
      pillarId,
      ...(await firstText(sql, { workspace, part })),
    }
    const post = await insertPost(sql, { workspace, fields, now })
    const ideaId = await insertIdea(sql, { workspace, title: fields.title, now })
    await updateScheduledPost(sql, { workspace, id: ideaId, changes: { contentId: post.id, board: 'ready' } })
    await updatePart(sql, { workspace, id, state: 'accepted', contentId: post.id, now })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'strategy', actionType: 'part_accepted' })
    return ok({ postId: post.id })
  })
}

/** What the draft begins with, and its score where there is something to score. */
async function firstText(sql: Sql, { workspace, part }: { workspace: WorkspaceId; part: ReviewPart }) {
  const { storyId, pillarId, platform, day } = part
  const [foundation, history, story, pillars] = await Promise.all([
    findFoundation(sql, { workspace }),
    // Only what is told is scored.
    storyId ? findHistory(sql, { workspace, except: null }) : [],
    storyId ? findStory(sql, { workspace, id: storyId }) : null,
    listPillarRows(sql, { workspace }),
  ])
  const pillar = pillars.find(({ id }) => id === pillarId) ?? null
  const { body, isOutline } = draftPart({ platform, day, story, pillar, foundation })
  return { body, ...(isOutline ? {} : alignmentColumns(scoreContent(body, foundation, history))) }
}
