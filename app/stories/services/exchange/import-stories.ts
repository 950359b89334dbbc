import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { canAddStory } from '#core/stories/limit.ts'
import type { ImportedStory } from '#core/stories/paste.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertStories } from '#db/queries/stories/import-stories.ts'

/**
 * Keeps the chosen stories, all or none: when the plan has no room for all of them, the refusal says for how many it
 * has. A repeat with the same key keeps nothing twice.
 */
export async function importStories(
  ctx: WorkspaceContext,
  input: { stories: readonly ImportedStory[]; idempotencyKey: string },
): Promise<
  | Result<{ count: number }, 'read_only' | 'nothing_chosen'>
  | { readonly ok: false; readonly reason: 'no_room'; readonly room: number; readonly wanted: number }
> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace, userId } = ctx
  const needed = input.stories.length
  if (needed === 0) return err('nothing_chosen')
  return ctx.inWorkspace(async sql => {
    const profile = await lockProfile(sql, { workspace })
    const key = { scope: userId, action: 'import_stories', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    if (!claim.first && claim.result !== null) return ok({ count: needed })
    const allowance = canAddStory(ctx.tier, profile?.storiesCount ?? 0)
    const room = allowance.ok ? allowance.left : 0
    if (needed > room) return err('no_room', { room, wanted: needed })
    const count = await insertStories(sql, { workspace, stories: input.stories, now: ctx.now() })
    await updateIdempotencyResult(sql, { ...key, result: { count } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'storybank',
      actionType: 'stories_imported',
      additionalData: { count },
    })
    return ok({ count })
  })
}
