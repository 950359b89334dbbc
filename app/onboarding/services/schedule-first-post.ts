import { parse } from 'valibot'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createPost } from '#app/posts/services/create-post.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import type { FirstPostForm } from '#core/onboarding/first-post-form.ts'
import { postSchema } from '#core/posts/schema.ts'
import type { ClockTime } from '#core/schedule/clock-time.ts'
import { scheduleFormSchema } from '#core/schedule/schema.ts'
import { instantOf, readMinute } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'

type FirstPost = Pick<FirstPostForm, 'body' | 'platform' | 'idempotencyKey'>

/** Keeps the first post as a draft; pressing twice keeps one. */
export async function keepFirstPost(
  ctx: WorkspaceContext,
  { body, platform, idempotencyKey }: FirstPost,
): Promise<Result<{ postId: string }, 'read_only'>> {
  return createPost(ctx, { post: parse(postSchema, { body, platform }), storyId: null, idempotencyKey })
}

/**
 * Saves the first post and schedules it for a time that was proposed; pressing twice schedules one. `past` when the page
 * was open for longer than that. `not_scheduled` when the planner refused: the post is a draft then, and its own page says why.
 */
export async function scheduleFirstPost(
  ctx: WorkspaceContext,
  { slot, ...post }: FirstPost & { slot: ClockTime },
): Promise<
  Result<{ at: Date }, 'read_only' | 'past'> | { ok: false; reason: 'not_scheduled'; postId: string }
> {
  const { at } = instantOf({ day: slot.day, minute: readMinute(slot.time) ?? 0 }, slot.timeZone)
  if (at <= ctx.now()) return err('past')
  const kept = await keepFirstPost(ctx, post)
  if (!kept.ok) return kept
  const { postId } = kept
  const { platform, idempotencyKey } = post
  const form = parse(scheduleFormSchema, { ...slot, platform, anyway: 'yes', idempotencyKey })
  const result = await schedulePost(ctx, { postId, form, idempotencyKey })
  return result.ok ? ok({ at: result.at }) : { ok: false, reason: 'not_scheduled', postId }
}
