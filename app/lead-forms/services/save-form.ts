import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { FormSettings } from '#core/lead-forms/settings.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isSavedAlready } from '#core/shared/version.ts'
import { isUuid } from '#db/client.ts'
import { findLeadForm, updateLeadForm } from '#db/queries/lead-forms/forms.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Saves what a form asks and says, if it still is at the version that was read. */
export async function saveForm(
  ctx: WorkspaceContext,
  { id, version, settings }: { id: string; version: number; settings: FormSettings },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'changed_elsewhere'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const offers = await listOfferChoices(sql, { workspace })
    const offerId = offers.find(offer => offer.id === settings.offerId)?.id ?? null
    const fields = { ...settings, offerId }
    if (!(await updateLeadForm(sql, { workspace, id, version, settings: fields }))) {
      const present = await findLeadForm(sql, { workspace, id })
      if (!present) return err('not_found')
      return isSavedAlready(present, fields) ? ok() : err('changed_elsewhere')
    }
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'lead_forms', actionType: 'form_saved' })
    return ok()
  })
}
