import type { WorkspaceContext } from '#app/platform/context.ts'
import { type HashtagSetInput, TEMPLATES_LIMIT } from '#core/posts/templates/schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { countHashtagSets, upsertHashtagSet } from '#db/queries/posts/hashtag-sets.ts'

/** Keeps a hashtag set; one of the same name is replaced, so a double press changes nothing. At most 100. */
export async function saveHashtagSet(
  ctx: WorkspaceContext,
  set: HashtagSetInput,
): Promise<Result<{ id: string }, 'read_only' | 'limit_reached'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    // They are counted: one after the other.
    await lockProfile(sql, { workspace })
    const others = await countHashtagSets(sql, { workspace, except: set.name })
    if (others >= TEMPLATES_LIMIT) return err('limit_reached')
    const id = await upsertHashtagSet(sql, { workspace, ...set })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'create', actionType: 'hashtags_saved' })
    return ok({ id })
  })
}
