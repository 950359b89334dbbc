import type { WorkspaceContext } from '#app/platform/context.ts'
import { planLimit } from '#core/billing/plans.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { canPlanOn } from '#core/schedule/limit.ts'
import { nextFreeSlot } from '#core/schedule/slots.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import { isUuid } from '#db/client.ts'
import { findContent } from '#db/queries/posts/content.ts'
import { listPlatformsInUse, listTakenTimes } from '#db/queries/schedule/list-outings.ts'
import { listSlots } from '#db/queries/schedule/settings.ts'

/** When nobody has set a rhythm yet: tomorrow morning. */
const FIRST_MINUTE = 9 * 60

/**
 * What the page to plan a post shows: the post, the next free slot, and which platforms the plan has room for. Null
 * when the post is not there. Four statements.
 */
export async function readSchedule(
  ctx: WorkspaceContext,
  wanted: { postId: string | null; day: string | null },
) {
  const { workspace, timeZone } = ctx
  const { postId } = wanted
  if (!isUuid(postId)) return null
  const now = ctx.now()
  const [post, inUse, slots, taken] = await ctx.inWorkspace(sql =>
    Promise.all([
      findContent(sql, { workspace, id: postId }),
      listPlatformsInUse(sql, { workspace }),
      listSlots(sql, { workspace }),
      listTakenTimes(sql, { workspace, now }),
    ]),
  )
  if (!post) return null
  const platform = readPlatform(post.platform) ?? 'linkedin'
  const free = nextFreeSlot({ slots, platform, taken, now, timeZone })
  const wall = free ? wallTimeOf(free, timeZone) : null
  return {
    post: { id: post.id, title: post.title, body: post.body, platform, status: post.status },
    suggestion: {
      day: wanted.day ?? wall?.day ?? dayAfter(wallTimeOf(now, timeZone).day),
      time: minuteText(wall?.minute ?? FIRST_MINUTE),
      isSlot: wall !== null && (wanted.day === null || wanted.day === wall.day),
    },
    hasSlots: slots.length > 0,
    inUse,
    limit: planLimit(ctx.tier, 'plannerPlatforms'),
    room: canPlanOn(ctx.tier, inUse, platform),
  }
}
