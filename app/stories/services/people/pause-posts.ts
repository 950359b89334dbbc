import { PUBLISH_PAUSE_TEXTS, publishPause } from '#core/stories/permission.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import type { Story } from '#db/queries/stories/stories.ts'
import { findStory } from '#db/queries/stories/stories.ts'
import { updateStoryPostsPaused } from '#db/queries/stories/story-uses.ts'

/**
 * Pauses the scheduled posts of a story when its people, as they stand in this transaction, do not allow them to go
 * out. Answers the story and how many posts were paused.
 */
export async function pausePosts(
  sql: Sql,
  input: { workspace: WorkspaceId; storyId: string; now: Date },
): Promise<{ story: Story | null; paused: number }> {
  const story = await findStory(sql, { workspace: input.workspace, id: input.storyId })
  const pause = story ? publishPause(story, input.now) : null
  if (!pause) return { story, paused: 0 }
  return {
    story,
    paused: await updateStoryPostsPaused(sql, { ...input, reason: PUBLISH_PAUSE_TEXTS[pause] }),
  }
}
