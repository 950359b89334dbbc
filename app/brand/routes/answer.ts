import { data } from 'react-router'
import { BRAND_REFUSALS } from '#app/brand/copy.ts'
import { saveBrand } from '#app/brand/services/save-brand.ts'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { clarifyField } from '#core/brand/clarify/fields.ts'
import { answersSchema } from '#core/brand/forms/answers.ts'
import type { Route } from './+types/answer'

/** Saves one answer while it is being written; the form of the section does the same without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const body = await readFormBody(request)
  const field = clarifyField(String(body.form.get('key') ?? ''))
  if (!field) throw notFound()
  const { key, section } = field
  const form = checkForm(body, answersSchema([key]))
  if (!form.ok) {
    const problem = form.reply.error?.[key]?.[0] ?? form.reply.error?.['']?.[0] ?? BRAND_REFUSALS.not_saved
    return data({ outcome: 'refused' as const, problem }, { status: form.status })
  }
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return data({ outcome: 'refused' as const, problem: limited.message }, { status: 429 })
  const seen = `${key}:${String(body.form.get('mark') ?? '')}`
  const edits = { section, keys: [key], answers: form.value, seen, cause: 'autosaved' as const }
  const result = await saveBrand(ctx, edits)
  if (result.ok) return data({ outcome: 'saved' as const, mark: result.marks.split(':')[1] ?? '' })
  if (result.reason === 'changed_elsewhere') {
    const saved = result.conflicts[0]?.saved ?? ''
    return data(
      { outcome: 'conflict' as const, saved, mark: result.marks.split(':')[1] ?? '' },
      { status: 409 },
    )
  }
  const status = result.reason === 'not_saved' ? 503 : 409
  return data({ outcome: 'refused' as const, problem: BRAND_REFUSALS[result.reason] }, { status })
}
