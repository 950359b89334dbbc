import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { canAddStory } from '#core/stories/limit.ts'
import type { StoryLink } from '#core/stories/link-key.ts'
import type { StoryInput } from '#core/stories/schema.ts'
import { suggestTitle } from '#core/stories/title.ts'
import type { Sql } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertStory } from '#db/queries/stories/stories.ts'
import { updateStoryLinks } from '#db/queries/stories/story-links.ts'

interface NewStory {
  readonly body: string
  /** What else is said of it, title included, by whoever does not only capture it. */
  readonly fields?: Partial<Omit<StoryInput, 'links'>>
  readonly link?: StoryLink | null
}

/**
 * Keeps a captured story, titled by its first words; one that was begun from a gap stands for what was
 * missing. The plan's limit is counted under the profile's lock, so that of
 * many at once only as many get in as there is room for. A repeat with the same key answers like the first.
 */
export async function addStory(
  ctx: WorkspaceContext,
  input: NewStory & { idempotencyKey: string },
): Promise<
  | Result<{ storyId: string }, 'read_only'>
  | { readonly ok: false; readonly reason: 'story_limit_reached'; readonly limit: number }
> {
  return addStoryOnce(ctx, input.idempotencyKey, sql => addStoryIn(sql, ctx, input))
}

/** Adds a story by `add` within one transaction, once for a key: a repeat answers like the first. Locks the profile. */
export async function addStoryOnce<Refused extends Refusal>(
  ctx: WorkspaceContext,
  idempotencyKey: string,
  add: (sql: Sql) => Promise<{ readonly ok: true; readonly storyId: string } | Refused>,
): Promise<Result<{ storyId: string }, 'read_only'> | Refused> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const key = { scope: userId, action: 'add_story', key: idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ storyId: repeated })
    const added = await add(sql)
    if (added.ok) await updateIdempotencyResult(sql, { ...key, result: { id: added.storyId } })
    return added
  })
}

/**
 * The same within a transaction of somebody who sees to it that no repeat adds another. Locks the profile. For writers only:
 * whether this one is, has been asked.
 */
export async function addStoryIn(
  sql: Sql,
  ctx: WorkspaceContext,
  input: NewStory,
): Promise<
  | { readonly ok: true; readonly storyId: string }
  | { readonly ok: false; readonly reason: 'story_limit_reached'; readonly limit: number }
> {
  const { workspace } = ctx
  const profile = await lockProfile(sql, { workspace })
  const room = canAddStory(ctx.tier, profile?.storiesCount ?? 0)
  if (!room.ok) return room
  const fields = { title: suggestTitle(input.body), ...input.fields, body: input.body }
  const story = await insertStory(sql, { workspace, fields, now: ctx.now() })
  if (input.link) await updateStoryLinks(sql, { workspace, storyId: story.id, links: [input.link] })
  await insertModuleUsage(sql, { userId: workspace, moduleName: 'storybank', actionType: 'story_added' })
  return ok({ storyId: story.id })
}
