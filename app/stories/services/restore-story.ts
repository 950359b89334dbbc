import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { canAddStory } from '#core/stories/limit.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertRemoved } from '#db/queries/platform/undo.ts'
import { findStory } from '#db/queries/stories/stories.ts'

/** Puts a removed story back, with all that went with it. A second press finds it there and answers the same. */
export async function restoreStory(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<
  | Result<object, 'read_only' | 'not_found'>
  | { readonly ok: false; readonly reason: 'story_limit_reached'; readonly limit: number }
> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const profile = await lockProfile(sql, { workspace })
    if (await findStory(sql, { workspace, id })) return ok()
    const room = canAddStory(ctx.tier, profile?.storiesCount ?? 0)
    if (!room.ok) return room
    const putBack = await insertRemoved(sql, { workspace, kind: 'story', id })
    if (putBack === 'not_allowed') return err('read_only')
    return putBack === 'restored' ? ok() : err('not_found')
  })
}
