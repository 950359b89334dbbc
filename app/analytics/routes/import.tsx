import { data } from 'react-router'
import { ANALYTICS_REFUSALS } from '#app/analytics/copy.ts'
import { importNumbers } from '#app/analytics/services/numbers/import-numbers.ts'
import { previewNumbers } from '#app/analytics/services/numbers/preview-numbers.ts'
import { readNumberImports } from '#app/analytics/services/numbers/read-number-imports.ts'
import { undoNumberImport } from '#app/analytics/services/numbers/undo-number-import.ts'
import { ImportNumbersPage } from '#app/analytics/ui/import-numbers-page.tsx'
import { readTextFile } from '#app/platform/forms/text-file.server.ts'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { FILE_TEXTS } from '#app/stories/copy.ts'
import { COLUMNS_MOST } from '#core/analytics/networks/columns.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { numberText } from '#core/shared/number-text.ts'
import { openQuoteText } from '#core/shared/open-quote.ts'
import type { Route } from './+types/import'

const HERE = '/app/analytics/import'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasAnalytics')]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Import numbers · Analytics · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readNumberImports(ctx)
  return { ...view, timeZone: ctx.timeZone, idempotencyKey: newIdempotencyKey() }
}

export async function action(args: Route.ActionArgs) {
  const upload = { field: 'file', read: readTextFile }
  const { ctx, body, intent, overLimit, ...post } = await workspacePost(args, upload)
  if (intent === 'undo') {
    const limited = await overLimit('write')
    if (limited) return pageAgain(429, limited)
    const result = await undoNumberImport(ctx, { id: post.text('id') })
    return result.ok ? done(HERE, 'importUndone') : pageAgain(409, ANALYTICS_REFUSALS[result.reason])
  }
  const file = body.ok && body.file?.ok ? body.file : null
  const text = file?.text ?? post.text('text')
  const fileName = file?.name ?? post.text('fileName')
  const network = readPlatform(post.text('network'))
  const again = (status: number, problem: string) => data({ text, fileName, network, problem }, { status })
  if (!body.ok) return again(body.status, body.problem)
  if (!network)
    return data({ text, fileName, networkError: 'Choose the platform the file is from' }, { status: 400 })
  if (body.file?.ok === false)
    return again(body.file.reason === 'too_large' ? 413 : 400, FILE_TEXTS[body.file.reason])
  if (text.trim() === '') return again(400, body.file ? FILE_TEXTS.empty : FILE_TEXTS.nothing)
  const limited = await overLimit('import_data')
  if (limited) return again(429, limited)
  const { form } = body
  const isMapped = form.has('column-0')
  const order = post.text('dayOrder')
  const source = {
    ...{ network, text },
    columns: isMapped
      ? Array.from({ length: COLUMNS_MOST }, (_, at) => String(form.get(`column-${at}`) ?? ''))
      : null,
    dayOrder: isMapped ? (order === 'day' || order === 'month' ? order : '') : null,
  } as const
  if (intent === 'import') {
    const idempotencyKey = idempotencyKeyOf(post.text('idempotencyKey'))
    const result = await importNumbers(ctx, { file: source, fileName, idempotencyKey })
    if (result.ok) {
      const count = result.posts === 1 ? '1 post' : `${numberText(result.posts)} posts`
      return done(HERE, 'numbersImported', { params: { count } })
    }
    if (result.reason !== 'nothing') return again(409, ANALYTICS_REFUSALS[result.reason])
  }
  const preview = await previewNumbers(ctx, source)
  if (!preview.ok)
    return again(
      400,
      preview.reason === 'open_quote' ? openQuoteText(preview.line) : ANALYTICS_REFUSALS.no_table,
    )
  const shown = { text, fileName, network, preview }
  if (intent === 'import') return data({ ...shown, problem: ANALYTICS_REFUSALS.nothing }, { status: 409 })
  return data(shown)
}

export default function ImportNumbersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportNumbersPage {...loaderData} {...(actionData ?? {})} />
}
