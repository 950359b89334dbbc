import type { InferOutput } from 'valibot'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { logSchema } from '#core/leads/schema.ts'
import { instantOf, wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { existsLeadEvent, insertLeadEvent } from '#db/queries/leads/events.ts'
import { findLead, updateLeadTurns } from '#db/queries/leads/leads.ts'
import { findPost } from '#db/queries/posts/posts.ts'

/** Noon: a day without a time. */
const NOON_MINUTES = 12 * 60

/**
 * Notes what happened between somebody and the founder, today now and on any other day at noon. What they did makes them
 * wait for a reply, what the founder did ends the wait. A reply to a post counts as a touch of that post.
 */
export async function logEvent(
  ctx: WorkspaceContext,
  input: { id: string; entry: InferOutput<typeof logSchema> },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { id, entry } = input
  if (!isUuid(id)) return err('not_found')
  const { workspace, timeZone } = ctx
  const now = ctx.now()
  const isToday = entry.day === null || entry.day >= wallTimeOf(now, timeZone).day
  const happenedAt = isToday ? now : instantOf({ day: entry.day ?? '', minute: NOON_MINUTES }, timeZone).at
  return ctx.inWorkspace(async sql => {
    // One after the other, so that a second press finds the line of the first.
    await lockProfile(sql, { workspace })
    const lead = await findLead(sql, { workspace, id })
    if (!lead || lead.mergedInto) return err('not_found')
    const post =
      entry.kind === 'answered_post' && isUuid(entry.contentId)
        ? await findPost(sql, { workspace, id: entry.contentId })
        : null
    if (entry.kind === 'answered_post' && !post) return err('not_found')
    const via = post && {
      linkId: null,
      contentId: post.id,
      storyId: post.storyId,
      campaignId: post.campaignId,
      network: post.platform,
    }
    const line = { workspace, leadId: id, kind: entry.kind, happenedAt, detail: entry.detail }
    if (await existsLeadEvent(sql, { ...line, contentId: post?.id ?? null })) return ok()
    await insertLeadEvent(sql, { ...line, via })
    const theirs = entry.kind === 'message_received' || entry.kind === 'answered_post'
    const ours = entry.kind === 'message_sent' || entry.kind === 'meeting'
    await updateLeadTurns(sql, {
      workspace,
      id,
      ...(theirs ? { reachedOutAt: happenedAt } : {}),
      ...(ours ? { answeredAt: happenedAt } : {}),
    })
    return ok()
  })
}
