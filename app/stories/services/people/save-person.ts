import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { PERSON_LIMITS, type PersonInput } from '#core/stories/person-form.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey } from '#db/queries/platform/idempotency.ts'
import { findStory } from '#db/queries/stories/stories.ts'
import { insertStoryPerson, listStoryPeople, updateStoryPerson } from '#db/queries/stories/story-people.ts'
import { pausePosts } from './pause-posts.ts'

/**
 * Adds somebody to a story, or changes what they allowed. When the story may then no longer be told, its scheduled
 * posts are paused in the same transaction; `paused` says how many. A repeat with the same key adds nobody twice.
 */
export async function savePerson(
  ctx: WorkspaceContext,
  input: { storyId: string; personId: string | null; person: PersonInput; idempotencyKey: string },
): Promise<Result<{ paused: number }, 'read_only' | 'not_found' | 'too_many_people'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { storyId, personId, person } = input
  if (!isUuid(storyId) || (personId !== null && !isUuid(personId))) return err('not_found')
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await findStory(sql, { workspace, id: storyId }))) return err('not_found')
    if (personId) {
      if (!(await updateStoryPerson(sql, { workspace, storyId, id: personId, changes: person })))
        return err('not_found')
    } else {
      const key = { scope: userId, action: 'add_person', key: input.idempotencyKey, userId: workspace }
      if (!(await insertOrFindIdempotencyKey(sql, key)).first) return ok({ paused: 0 })
      // They are counted: one after the other.
      await lockProfile(sql, { workspace })
      const there = await listStoryPeople(sql, { workspace, storyId })
      if (there.length >= PERSON_LIMITS.people) return err('too_many_people')
      await insertStoryPerson(sql, { workspace, storyId, person })
    }
    const { paused } = await pausePosts(sql, { workspace, storyId, now: ctx.now() })
    const actionType = personId ? 'permission_saved' : 'person_added'
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'storybank', actionType })
    return ok({ paused })
  })
}
