import { FIND_STORIES_LIMITS, type FoundStories } from '#core/assistant/tools/find-stories.ts'
import { firstSentences } from '#core/shared/grammar/sentences.ts'
import { permissionState } from '#core/stories/permission.ts'
import type { FoundStoryRow } from '#db/queries/assistant/lookups.ts'

/** A story as the assistant is told it: whole sentences from its beginning, its permission as of now, and no ids. */
export function toldStory(row: FoundStoryRow, now: Date): FoundStories['stories'][number] {
  const { id: _, permissionExpiresOn, text, ...told } = row
  return {
    ...told,
    permission: permissionState({ permission: row.permission, expiresOn: permissionExpiresOn }, now),
    excerpt: firstSentences(text, FIND_STORIES_LIMITS.excerpt),
  }
}
