import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteHashtagSet } from '#db/queries/posts/hashtag-sets.ts'
import { deleteTemplate } from '#db/queries/posts/templates.ts'

/** Removes a template or a hashtag set and gives what it held, so that one press puts it back. */
export async function removeTemplate(
  ctx: WorkspaceContext,
  { id, kind }: { id: string; kind: 'template' | 'hashtags' },
): Promise<Result<{ name: string; text: string }, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const gone =
      kind === 'template'
        ? await deleteTemplate(sql, { workspace, id })
        : await deleteHashtagSet(sql, { workspace, id })
    if (!gone) return err('not_found')
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'create', actionType: `${kind}_removed` })
    return ok({ name: gone.name, text: 'body' in gone ? gone.body : gone.tags })
  })
}
