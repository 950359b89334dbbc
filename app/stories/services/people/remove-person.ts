import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteStoryPerson } from '#db/queries/stories/story-people.ts'

/**
 * Takes somebody out of a story, with what they allowed. Posts that were paused stay paused until somebody resumes
 * them.
 */
export async function removePerson(
  ctx: WorkspaceContext,
  { storyId, personId }: { storyId: string; personId: string },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(storyId) || !isUuid(personId)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await deleteStoryPerson(sql, { workspace, storyId, id: personId }))) return err('not_found')
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'storybank', actionType: 'person_removed' })
    return ok()
  })
}
