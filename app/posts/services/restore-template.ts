import type { WorkspaceContext } from '#app/platform/context.ts'
import { TEMPLATES_LIMIT } from '#core/posts/templates/schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertRemoved } from '#db/queries/platform/undo.ts'
import { countHashtagSets, listHashtagSets } from '#db/queries/posts/hashtag-sets.ts'
import { countTemplates, listTemplates } from '#db/queries/posts/templates.ts'

/**
 * Puts a removed template or hashtag set back, where there is room for it. A second press finds it there and answers the
 * same; `name_taken` when another has its name by now.
 */
export async function restoreTemplate(
  ctx: WorkspaceContext,
  { id, kind }: { id: string; kind: 'template' | 'hashtags' },
): Promise<Result<object, 'read_only' | 'not_found' | 'limit_reached' | 'name_taken'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const isTemplate = kind === 'template'
  return ctx.inWorkspace(async sql => {
    const isThere = async () => {
      const rows = isTemplate
        ? await listTemplates(sql, { workspace })
        : await listHashtagSets(sql, { workspace })
      return rows.some(row => row.id === id)
    }
    await lockProfile(sql, { workspace })
    if (await isThere()) return ok()
    const number = isTemplate
      ? await countTemplates(sql, { workspace, except: '' })
      : await countHashtagSets(sql, { workspace, except: '' })
    if (number >= TEMPLATES_LIMIT) return err('limit_reached')
    const undoKind = isTemplate ? 'template' : 'hashtag_set'
    const putBack = await insertRemoved(sql, { workspace, kind: undoKind, id })
    if (putBack === 'not_allowed') return err('read_only')
    // Another press may have been quicker.
    if (putBack === 'restored' || (await isThere())) return ok()
    return err(putBack === 'already_there' ? 'name_taken' : 'not_found')
  })
}
