import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Quiz } from '#core/lead-forms/quiz.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isSavedAlready } from '#core/shared/version.ts'
import { isUuid } from '#db/client.ts'
import { findLeadForm, updateLeadFormQuiz } from '#db/queries/lead-forms/forms.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/**
 * Saves what a quiz asks and what comes of the answers, if its form still is at the version that was read. What came in
 * before keeps what came of it then.
 */
export async function saveQuiz(
  ctx: WorkspaceContext,
  { id, version, quiz }: { id: string; version: number; quiz: Quiz },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'changed_elsewhere'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const offers = new Set((await listOfferChoices(sql, { workspace })).map(offer => offer.id))
    const outcomes = quiz.outcomes.map(outcome => {
      const isOurs = outcome.offerId !== null && offers.has(outcome.offerId)
      return { ...outcome, offerId: isOurs ? outcome.offerId : null }
    })
    const asked = { ...quiz, outcomes }
    if (!(await updateLeadFormQuiz(sql, { workspace, id, version, quiz: asked }))) {
      const form = await findLeadForm(sql, { workspace, id })
      if (form?.kind !== 'quiz') return err('not_found')
      return isSavedAlready(form, asked) ? ok() : err('changed_elsewhere')
    }
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'lead_forms', actionType: 'quiz_saved' })
    return ok()
  })
}
