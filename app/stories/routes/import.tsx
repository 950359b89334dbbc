import { data } from 'react-router'
import type { FormBody } from '#app/platform/forms/form-body.server.ts'
import { readTextFile, type TextFile } from '#app/platform/forms/text-file.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done } from '#app/platform/http/respond.ts'
import { FILE_TEXTS, importRefusal } from '#app/stories/copy.ts'
import { importStories } from '#app/stories/services/exchange/import-stories.ts'
import { readImport } from '#app/stories/services/exchange/read-import.ts'
import { startImport } from '#app/stories/services/exchange/start-import.ts'
import { ImportPage } from '#app/stories/ui/import-page.tsx'
import type { Route } from './+types/import'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Import stories · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return { canWrite: ctx.access === 'full', idempotencyKey: newIdempotencyKey() }
}

const MOST_COLUMNS = 40

/** What was typed, sent as a file and chosen; the columns only once there were any to choose. */
function readSource(body: FormBody<TextFile>) {
  const { form } = body
  const file = body.ok && body.file?.ok ? body.file : null
  const text = file?.text ?? String(form.get('text') ?? '')
  const isTable = file ? /\.(csv|tsv)$/i.test(file.name) : false
  const format = isTable || form.get('format') === 'csv' ? ('csv' as const) : ('paste' as const)
  const columns = form.has('column-0')
    ? Array.from({ length: MOST_COLUMNS }, (_, n) => String(form.get(`column-${n}`) ?? ''))
    : null
  return { text, format, columns }
}

export async function action(args: Route.ActionArgs) {
  const upload = { field: 'file', read: readTextFile }
  const { ctx, body, intent, text, overLimit } = await workspacePost(args, upload)
  const source = readSource(body)
  const again = (status: number, problem: string) => data({ source, preview: null, problem }, { status })
  if (!body.ok) return again(body.status, body.problem)
  if (body.file?.ok === false)
    return again(body.file.reason === 'too_large' ? 413 : 400, FILE_TEXTS[body.file.reason])
  if (source.text.trim() === '') return again(400, body.file ? FILE_TEXTS.empty : FILE_TEXTS.nothing)
  const limited = await overLimit('import_data')
  if (limited) return again(429, limited)
  const found = await readImport(ctx, source)
  if (!found.ok) return again(400, importRefusal(found))
  const { preview } = found
  if (intent !== 'import') return data({ source, preview, problem: null })
  const ticked = new Set(body.form.getAll('row').map(Number))
  const idempotencyKey = idempotencyKeyOf(text('idempotencyKey'))
  if (preview.read.beyond > 0) {
    const begun = await startImport(ctx, { source, chosen: [...ticked], idempotencyKey })
    if (begun.ok) return done(`/app/storybank/import/${begun.importId}`)
    return data({ source, preview, ticked: [...ticked], problem: importRefusal(begun) }, { status: 409 })
  }
  const stories = preview.read.stories.filter((_, n) => ticked.has(n))
  const result = await importStories(ctx, { stories, idempotencyKey })
  if (result.ok) return done(`/app/storybank?imported=${result.count}`)
  return data({ source, preview, ticked: [...ticked], problem: importRefusal(result) }, { status: 409 })
}

export default function ImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} {...(actionData ?? {})} />
}
