import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { STARTER_TEMPLATES } from '#core/replies/starters.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertTemplates, listTemplates } from '#db/queries/replies/templates.ts'

/** Adds the three templates of ours where there are none; a second press finds them there. */
export async function addStarters(
  ctx: WorkspaceContext,
): Promise<Result<object, 'read_only' | 'not_in_plan'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const present = await listTemplates(sql, { workspace })
    if (present.length === 0) await insertTemplates(sql, { workspace, templates: STARTER_TEMPLATES })
    return ok()
  })
}
