import { HOLD_TEXTS, publishHold } from '#core/stories/permission.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import type { Story } from '#db/queries/stories/stories.ts'
import { findStory } from '#db/queries/stories/stories.ts'
import { holdPlannedOfStory } from '#db/queries/stories/story-uses.ts'

/**
 * Holds the planned posts of a story when its people, as they stand in this transaction, do not allow them to go out.
 * Answers the story and how many posts were held.
 */
export async function holdPosts(
  sql: Sql,
  given: { workspace: WorkspaceId; storyId: string; now: Date },
): Promise<{ story: Story | null; held: number }> {
  const story = await findStory(sql, { workspace: given.workspace, id: given.storyId })
  const hold = story ? publishHold(story, given.now) : null
  if (!hold) return { story, held: 0 }
  return { story, held: await holdPlannedOfStory(sql, { ...given, reason: HOLD_TEXTS[hold] }) }
}
