import { data } from 'react-router'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { askRefusal } from '#app/stories/copy.ts'
import { askCustomer } from '#app/stories/services/ask/ask-customer.ts'
import { readRequests } from '#app/stories/services/ask/read-requests.ts'
import { revokeRequest } from '#app/stories/services/ask/revoke-request.ts'
import { AskPage } from '#app/stories/ui/ask-page.tsx'
import { requestSchema } from '#core/stories/request.ts'
import type { Route } from './+types/ask'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Ask a customer · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const canWrite = ctx.access === 'full'
  const made = new URL(request.url).searchParams.get('made')
  const view = await readRequests(ctx)
  return { ...view, made, canWrite, timeZone: ctx.timeZone, idempotencyKey: crypto.randomUUID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const body = await readFormBody(request)
  if (body.form.get('intent') === 'revoke') {
    const result = await revokeRequest(ctx, { id: String(body.form.get('id') ?? '') })
    return done('/app/storybank/ask', result.ok ? 'requestRevoked' : 'failed')
  }
  const form = checkForm(body, requestSchema)
  if (!form.ok) return formAgain(form)
  const limited = await overLimit(context, 'create_story', { user: ctx.userId })
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  const idempotencyKey = form.value.idempotencyKey || crypto.randomUUID()
  const result = await askCustomer(ctx, { ...form.value, idempotencyKey })
  if (result.ok) return done(`/app/storybank/ask?made=${result.requestId}`, 'customerAsked')
  const refused = form.refuse({ status: 409, form: askRefusal(result) })
  return data({ reply: refused.reply }, { status: refused.status })
}

export default function AskRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AskPage key={loaderData.made} {...loaderData} reply={actionData?.reply} />
}
