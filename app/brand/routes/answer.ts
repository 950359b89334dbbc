import { data } from 'react-router'
import { BRAND_REFUSALS } from '#app/brand/copy.ts'
import { saveBrand } from '#app/brand/services/save-brand.ts'
import { problemOf } from '#app/platform/forms/parse-form.server.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { clarifyField } from '#core/brand/clarify/fields.ts'
import { answersSchema } from '#core/brand/forms/answers.ts'
import type { Route } from './+types/answer'

/** Saves one answer while it is being written; the form of the section does the same without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const { ctx, text, check } = await workspacePost(args)
  const field = clarifyField(text('key'))
  if (!field) throw notFound()
  const { key, section } = field
  const form = await check(answersSchema([key]), 'write')
  if (!form.ok) {
    const problem = problemOf(form) ?? BRAND_REFUSALS.not_saved
    return data({ outcome: 'refused' as const, problem }, { status: form.status })
  }
  // The first is what the page has seen, the others what it sent before without an answer.
  const seen = text('mark')
    .split(' ')
    .map(mark => `${key}:${mark}`)
    .join(' ')
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
