import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findLeadForm, updateLeadFormStatus } from '#db/queries/lead-forms/forms.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Opens a form to whoever has its address, or closes it; a quiz that asks nothing yet stays as it is. A second press answers the same. */
export async function switchForm(
  ctx: WorkspaceContext,
  { id, isOpen }: { id: string; isOpen: boolean },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'unfinished'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const status = isOpen ? 'open' : 'closed'
    const form = await findLeadForm(sql, { workspace, id })
    if (isOpen && form?.kind === 'quiz' && form.questions.length === 0) return err('unfinished')
    if (!(await updateLeadFormStatus(sql, { workspace, id, status }))) return err('not_found')
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'lead_forms',
      actionType: isOpen ? 'form_opened' : 'form_closed',
    })
    return ok()
  })
}
