import { notify } from '#app/notifications/services/notify.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay, TEAM_ROLES } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { updateStoryPerson } from '#db/queries/stories/story-people.ts'
import { pausePosts } from './pause-posts.ts'

/** Who is told. */
const EDITORS = TEAM_ROLES.filter(role => roleMay(role, 'edit'))

/**
 * Notes that somebody took their permission back, and pauses every scheduled post that uses the story, both or neither.
 * What they once agreed to stays on record. `paused` says how many posts wait now.
 */
export async function revokePermission(
  ctx: WorkspaceContext,
  { storyId, personId }: { storyId: string; personId: string },
): Promise<Result<{ paused: number }, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(storyId) || !isUuid(personId)) return err('not_found')
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    const changes = { permission: 'revoked' } as const
    if (!(await updateStoryPerson(sql, { workspace, storyId, id: personId, changes })))
      return err('not_found')
    const { story, paused } = await pausePosts(sql, { workspace, storyId, now: ctx.now() })
    if (paused > 0)
      await notify(sql, {
        workspace,
        event: 'permission_withdrawn',
        key: `permission_withdrawn:${personId}:${ctx.now().toISOString()}`,
        details: {
          title: story?.title ?? '',
          note: `Someone in this story withdrew permission. ${paused === 1 ? '1 scheduled post waits' : `${paused} scheduled posts wait`}.`,
        },
        path: `/app/storybank/${storyId}`,
        roles: EDITORS,
        except: userId,
        now: ctx.now(),
      })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'storybank',
      actionType: 'permission_revoked',
      additionalData: { storyId, held: paused },
    })
    return ok({ paused })
  })
}
