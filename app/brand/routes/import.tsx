import { data } from 'react-router'
import { BRAND_REFUSALS } from '#app/brand/copy.ts'
import { importAnswers } from '#app/brand/services/import-answers.ts'
import { previewAnswers } from '#app/brand/services/preview-answers.ts'
import { ImportPage } from '#app/brand/ui/import-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done } from '#app/platform/http/respond.ts'
import { PASTE_LIMIT } from '#core/brand/paste/read-pasted.ts'
import { numberText } from '#core/shared/number-text.ts'
import type { Route } from './+types/import'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Import answers · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return { canWrite: ctx.access === 'full' }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, body, intent, ...post } = await workspacePost(args)
  const text = post.text('text').trim()
  if (!body.ok) return data({ text, problem: body.problem }, { status: body.status })
  const limited = await post.overLimit('write')
  if (limited) return data({ text, problem: limited }, { status: 429 })
  if (text === '') return data({ text, problem: 'Enter some text' }, { status: 400 })
  if (text.length > PASTE_LIMIT) {
    const problem = `Please keep this to ${numberText(PASTE_LIMIT)} characters`
    return data({ text, problem }, { status: 400 })
  }
  const preview = await previewAnswers(ctx, { text })
  if (intent !== 'take') return data({ text, preview })
  const take = body.form.getAll('take').map(String)
  const result = await importAnswers(ctx, { text, take })
  if (result.ok) return done('/app/clarify/versions', 'brandImported')
  const status = result.reason === 'not_saved' ? 503 : result.reason === 'nothing' ? 400 : 409
  return data({ text, preview, take, problem: BRAND_REFUSALS[result.reason] }, { status })
}

export default function ImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} {...(actionData ?? {})} />
}
