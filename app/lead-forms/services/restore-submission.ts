import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findClarifyData } from '#db/queries/brand/clarify.ts'
import { findLeadForm } from '#db/queries/lead-forms/forms.ts'
import { findSubmissionLink, lockSubmission } from '#db/queries/lead-forms/submissions.ts'
import { admitSubmission } from './admit-submission.ts'

/**
 * Brings back what was taken for spam: it becomes a person with the date and the source it came in with. `by` stands for
 * the brand where that has no name. A second press answers the same.
 */
export async function restoreSubmission(
  ctx: WorkspaceContext,
  { formId, id, by }: { formId: string; id: string; by: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id) || !isUuid(formId)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const submission = await lockSubmission(sql, { workspace, id })
    const form = await findLeadForm(sql, { workspace, id: formId })
    if (!submission || !form || submission.formId !== formId) return err('not_found')
    if (submission.state !== 'spam') return ok()
    const clarify = await findClarifyData(sql, { workspace })
    const named = clarify?.clarifyData.brand_name
    const brand = typeof named === 'string' && named.trim() !== '' ? named.trim().slice(0, 200) : by
    const { linkId } = submission
    const via = linkId === null ? null : await findSubmissionLink(sql, { workspace, linkId })
    const judgedAt = ctx.now()
    const { name, kind } = form
    await admitSubmission(ctx, sql, {
      workspace,
      form: { id: formId, name, kind, brand },
      submission,
      via,
      judgedAt,
    })
    return ok()
  })
}
