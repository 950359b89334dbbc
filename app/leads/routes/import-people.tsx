import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { IMPORT_REFUSALS } from '#app/leads/copy.ts'
import { findOpenQuote } from '#app/leads/services/find-open-quote.ts'
import { previewImport } from '#app/leads/services/preview-import.ts'
import { startImport } from '#app/leads/services/start-import.ts'
import { ImportPeoplePage } from '#app/leads/ui/import-people-page.tsx'
import { readTextFile } from '#app/platform/forms/text-file.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done } from '#app/platform/http/respond.ts'
import { FILE_TEXTS } from '#app/stories/copy.ts'
import { openQuoteText } from '#core/shared/open-quote.ts'
import type { Route } from './+types/import-people'

/** Columns that the form can name. */
const MOST_COLUMNS = 60

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Import people · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return { canWrite: featureLock(ctx, 'sales_hub') === null, idempotencyKey: newIdempotencyKey() }
}

export async function action(args: Route.ActionArgs) {
  const upload = { field: 'file', read: readTextFile }
  const { ctx, body, intent, overLimit, ...post } = await workspacePost(args, upload)
  const file = body.ok && body.file?.ok ? body.file : null
  const text = file?.text ?? post.text('text')
  const fileName = file?.name ?? post.text('fileName')
  const again = (status: number, problem: string) => data({ text, fileName, problem }, { status })
  if (!body.ok) return again(body.status, body.problem)
  if (body.file?.ok === false)
    return again(body.file.reason === 'too_large' ? 413 : 400, FILE_TEXTS[body.file.reason])
  if (text.trim() === '') return again(400, body.file ? FILE_TEXTS.empty : FILE_TEXTS.nothing)
  const limited = await overLimit('import_data')
  if (limited) return again(429, limited)
  const columns = body.form.has('column-0')
    ? Array.from({ length: MOST_COLUMNS }, (_, at) => String(body.form.get(`column-${at}`) ?? ''))
    : null
  const source = { text, columns }
  if (intent === 'import') {
    const idempotencyKey = idempotencyKeyOf(post.text('idempotencyKey'))
    const result = await startImport(ctx, { source, fileName, idempotencyKey })
    if (result.ok) return done(`/app/sales-hub/people/import/${result.importId}`)
    if (result.reason !== 'nothing') return again(409, IMPORT_REFUSALS[result.reason])
  }
  const preview = await previewImport(ctx, source)
  if (!preview) {
    const line = findOpenQuote({ text })
    return again(400, line === null ? IMPORT_REFUSALS.no_table : openQuoteText(line))
  }
  if (intent === 'import')
    return data({ text, fileName, preview, problem: IMPORT_REFUSALS.nothing }, { status: 409 })
  return data({ text, fileName, preview })
}

export default function ImportPeopleRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPeoplePage {...loaderData} {...(actionData ?? {})} />
}
