import type { WorkspaceContext } from '#app/platform/context.ts'
import { TEMPLATES_LIMIT, type TemplateInput } from '#core/posts/templates/schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { countTemplates, upsertTemplate } from '#db/queries/posts/templates.ts'

/** Keeps a template; one of the same name is replaced, so a double press changes nothing. At most 100. */
export async function saveTemplate(
  ctx: WorkspaceContext,
  template: TemplateInput,
): Promise<Result<{ id: string }, 'read_only' | 'limit_reached'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    // They are counted: one after the other.
    await lockProfile(sql, { workspace })
    const others = await countTemplates(sql, { workspace, except: template.name })
    if (others >= TEMPLATES_LIMIT) return err('limit_reached')
    const id = await upsertTemplate(sql, { workspace, ...template })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'create', actionType: 'template_saved' })
    return ok({ id })
  })
}
