import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { REPLY_LIMITS, type TemplateInput } from '#core/replies/schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isSavedAlready } from '#core/shared/version.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertTemplates, listTemplates, updateTemplate } from '#db/queries/replies/templates.ts'

/**
 * Saves a template, or adds it where its id is empty, unless there is one that says the same. They are counted under a lock:
 * 50 at most.
 */
export async function saveTemplate(
  ctx: WorkspaceContext,
  { id, ...template }: TemplateInput,
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'gone' | 'too_many'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (id !== '') {
      const isSaved = isUuid(id) && (await updateTemplate(sql, { workspace, id, template }))
      return isSaved ? ok() : err('gone')
    }
    await lockProfile(sql, { workspace })
    const present = await listTemplates(sql, { workspace })
    // A second press: nobody wants the same words twice in the list.
    if (present.some(other => isSavedAlready(other, template))) return ok()
    if (present.length >= REPLY_LIMITS.templates) return err('too_many')
    await insertTemplates(sql, { workspace, templates: [template] })
    return ok()
  })
}
