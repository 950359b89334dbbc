import { data } from 'react-router'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type FormBody, readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done } from '#app/platform/http/respond.ts'
import { TEMPLATE_REFUSALS } from '#app/posts/copy/posts.ts'
import { readTemplates } from '#app/posts/services/read-templates.ts'
import { removeTemplate } from '#app/posts/services/remove-template.ts'
import { saveHashtagSet } from '#app/posts/services/save-hashtag-set.ts'
import { saveTemplate } from '#app/posts/services/save-template.ts'
import { TemplatesPage } from '#app/posts/ui/templates-page.tsx'
import { hashtagSetSchema, templateSchema } from '#core/posts/templates/schema.ts'
import type { Route } from './+types/templates'

const HERE = '/app/create/templates'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Templates and hashtags · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return { ...(await readTemplates(ctx)), canWrite: ctx.access === 'full' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const body = await readFormBody(request)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return data({ problem: limited.message }, { status: 429, headers: limited.headers })
  const intent = body.form.get('intent')
  if (intent === 'remove') return remove(ctx, body.form)
  return intent === 'hashtags' ? keepSet(ctx, body) : keepTemplate(ctx, body)
}

async function keepTemplate(ctx: WorkspaceContext, body: FormBody) {
  const form = checkForm(body, templateSchema)
  if (!form.ok) return data({ templateReply: form.reply }, { status: form.status })
  const result = await saveTemplate(ctx, form.value)
  if (result.ok) return done(HERE, 'templateSaved')
  const { status, reply } = form.refuse({ status: 409, form: TEMPLATE_REFUSALS[result.reason] })
  return data({ templateReply: reply }, { status })
}

async function keepSet(ctx: WorkspaceContext, body: FormBody) {
  const form = checkForm(body, hashtagSetSchema)
  if (!form.ok) return data({ hashtagsReply: form.reply }, { status: form.status })
  const result = await saveHashtagSet(ctx, form.value)
  if (result.ok) return done(HERE, 'hashtagsSaved')
  const { status, reply } = form.refuse({ status: 409, form: TEMPLATE_REFUSALS[result.reason] })
  return data({ hashtagsReply: reply }, { status })
}

async function remove(ctx: WorkspaceContext, form: FormData) {
  const kind = form.get('kind') === 'hashtags' ? 'hashtags' : 'template'
  const result = await removeTemplate(ctx, { id: String(form.get('id') ?? ''), kind })
  if (!result.ok) return data({ problem: TEMPLATE_REFUSALS[result.reason] }, { status: 409 })
  return data({ removed: { kind, name: result.name, text: result.text } as const })
}

export default function TemplatesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TemplatesPage {...loaderData} {...(actionData ?? {})} />
}
