import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { REPLY_REFUSALS, REPLY_TEXTS } from '#app/replies/copy.ts'
import { addStarters } from '#app/replies/services/add-starters.ts'
import { readTemplates } from '#app/replies/services/read-templates.ts'
import { removeTemplate } from '#app/replies/services/remove-template.ts'
import { restoreTemplate } from '#app/replies/services/restore-template.ts'
import { saveTemplate } from '#app/replies/services/save-template.ts'
import { TemplatesPage } from '#app/replies/ui/templates-page.tsx'
import { templateSchema } from '#core/replies/schema.ts'
import type { Route } from './+types/templates'

const HERE = '/app/sales-hub/replies'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Reply templates · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const view = await readTemplates(ctx, { removed: params.get('removed') })
  return { ...view, editedId: params.get('template') ?? '', canWrite: featureLock(ctx, 'sales_hub') === null }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  if (post.intent === 'save' || post.intent === 'add') return save(post)
  const { ctx, intent, text, overLimit } = post
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  if (intent === 'starters') {
    const result = await addStarters(ctx)
    return result.ok ? done(HERE, 'templatesAdded') : pageAgain(409, REPLY_REFUSALS[result.reason])
  }
  const id = text('id')
  const isBack = intent === 'restore'
  const result = await (isBack ? restoreTemplate : removeTemplate)(ctx, { id })
  if (result.ok)
    return isBack ? done(HERE, 'templateRestored') : done(`${HERE}?removed=${id}`, 'templateDeleted')
  if (result.reason !== 'not_found') return pageAgain(409, REPLY_REFUSALS[result.reason])
  // A second press on “Delete” finds it gone already.
  return isBack ? pageAgain(409, REPLY_TEXTS.restoreTooLate) : done(HERE)
}

async function save({ ctx, intent, check }: WorkspacePost) {
  const form = await check(templateSchema, 'write')
  if (!form.ok) return formAgain(form)
  const template = { ...form.value, id: intent === 'add' ? '' : form.value.id }
  const result = await saveTemplate(ctx, template)
  if (result.ok) return done(HERE, 'templateSaved')
  if (result.reason === 'gone')
    return data({ ...form.refuse({ form: REPLY_TEXTS.templateGone }), isGone: true }, { status: 409 })
  const words = result.reason === 'too_many' ? REPLY_TEXTS.tooMany : REPLY_REFUSALS[result.reason]
  return formAgain(form.refuse({ status: 409, form: words }))
}

export default function TemplatesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TemplatesPage {...loaderData} {...(actionData ?? {})} />
}
