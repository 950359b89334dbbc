import { featureLock } from '#app/billing/services/feature-lock.ts'
import { FORM_TEXTS, formRefusal } from '#app/lead-forms/copy.ts'
import { createForm } from '#app/lead-forms/services/create-form.ts'
import { readForms } from '#app/lead-forms/services/read-forms.ts'
import { restoreForm } from '#app/lead-forms/services/restore-form.ts'
import { FormsPage } from '#app/lead-forms/ui/forms-page.tsx'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { newFormSchema } from '#core/lead-forms/settings.ts'
import type { Route } from './+types/forms'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Forms · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const removed = new URL(request.url).searchParams.get('removed')
  return {
    ...(await readForms(ctx, { removed })),
    canWrite: featureLock(ctx, 'sales_hub') === null,
    timeZone: ctx.timeZone,
    idempotencyKey: newIdempotencyKey(),
  }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  return post.intent === 'restore' ? restore(post) : create(post)
}

async function create({ ctx, check }: WorkspacePost) {
  const form = await check(newFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { name, kind, idempotencyKey } = form.value
  const result = await createForm(ctx, { name, kind, idempotencyKey: idempotencyKeyOf(idempotencyKey) })
  if (result.ok) return done(`/app/sales-hub/forms/${result.formId}`, 'formAdded')
  return formAgain(form.refuse({ status: 409, form: formRefusal(result.reason) }))
}

async function restore({ ctx, text }: WorkspacePost) {
  const id = text('id')
  const result = await restoreForm(ctx, { id })
  if (result.ok) return done(`/app/sales-hub/forms/${id}`, 'formRestored')
  return pageAgain(
    409,
    result.reason === 'not_found' ? FORM_TEXTS.restoreTooLate : formRefusal(result.reason),
  )
}

export default function FormsRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('lead_submissions')
  return <FormsPage {...loaderData} {...(actionData ?? {})} />
}
