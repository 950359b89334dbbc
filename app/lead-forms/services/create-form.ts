import { randomBytes } from 'node:crypto'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { FIRST_FIELDS, QUIZ_FIELDS } from '#core/lead-forms/fields.ts'
import type { FormKind } from '#core/lead-forms/settings.ts'
import { slugEnding, slugWords } from '#core/links/slug.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertLeadForm } from '#db/queries/lead-forms/forms.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'

/** Characters of chance at the end of an address. */
const ENDING = 5

/** Adds a form or what is shared like one as a draft, with an address of its own. A repeat with the same key answers like the first. */
export async function createForm(
  ctx: WorkspaceContext,
  { name, kind = 'form', idempotencyKey }: { name: string; kind?: FormKind; idempotencyKey: string },
): Promise<Result<{ formId: string }, 'read_only' | 'not_in_plan'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'create_form', key: idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ formId: repeated })
    const slug = [slugWords(name) || 'form', slugEnding(randomBytes(ENDING))].join('-')
    const fields = { form: FIRST_FIELDS, quiz: QUIZ_FIELDS, clarity: [], compass: [] }[kind]
    const form = await insertLeadForm(sql, { workspace, slug, name, kind, fields, now: ctx.now() })
    if (!form) throw new Error('The address of the new form was taken')
    await updateIdempotencyResult(sql, { ...key, result: { id: form.id } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'lead_forms', actionType: 'form_created' })
    return ok({ formId: form.id })
  })
}
