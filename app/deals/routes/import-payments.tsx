import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { DEAL_REFUSALS } from '#app/deals/copy.ts'
import { importPayments } from '#app/deals/services/import-payments.ts'
import { maySeeDeals } from '#app/deals/services/may-see-deals.ts'
import { previewPayments } from '#app/deals/services/preview-payments.ts'
import { ImportPaymentsPage } from '#app/deals/ui/import-payments-page.tsx'
import { NoAccess } from '#app/deals/ui/no-access.tsx'
import { readTextFile } from '#app/platform/forms/text-file.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done } from '#app/platform/http/respond.ts'
import { FILE_TEXTS } from '#app/stories/copy.ts'
import { formatPence } from '#core/shared/money.ts'
import { openQuoteText } from '#core/shared/open-quote.ts'
import type { Route } from './+types/import-payments'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Import payments · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return { mayLook: await maySeeDeals(ctx), canWrite: featureLock(ctx, 'sales_hub') === null }
}

export async function action(args: Route.ActionArgs) {
  const upload = { field: 'file', read: readTextFile }
  const { ctx, body, intent, overLimit, ...post } = await workspacePost(args, upload)
  const text = body.ok && body.file?.ok ? body.file.text : post.text('text')
  const again = (status: number, problem: string) => data({ text, problem }, { status })
  if (!body.ok) return again(body.status, body.problem)
  if (body.file?.ok === false)
    return again(body.file.reason === 'too_large' ? 413 : 400, FILE_TEXTS[body.file.reason])
  if (text.trim() === '') return again(400, body.file ? FILE_TEXTS.empty : FILE_TEXTS.nothing)
  const limited = await overLimit('import_data')
  if (limited) return again(429, limited)
  if (intent === 'import') {
    const take = body.form.getAll('take').map(String)
    const result = await importPayments(ctx, { text, take })
    if (result.ok) {
      const payments = result.count === 1 ? '1 payment' : `${result.count} payments`
      const params = { what: `${payments}, ${formatPence(result.pence)} together` }
      return done('/app/sales-hub/pipeline', 'paymentsImported', { params })
    }
    if (result.reason !== 'nothing') return again(409, DEAL_REFUSALS[result.reason])
  }
  const preview = await previewPayments(ctx, { text })
  if (!preview.ok && preview.reason === 'open_quote') return again(400, openQuoteText(preview.line))
  if (!preview.ok) return again(preview.reason === 'no_table' ? 400 : 409, DEAL_REFUSALS[preview.reason])
  if (intent === 'import') return data({ text, preview, problem: DEAL_REFUSALS.nothing }, { status: 409 })
  return data({ text, preview })
}

export default function ImportPaymentsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { mayLook, canWrite } = loaderData
  return mayLook ? <ImportPaymentsPage canWrite={canWrite} {...(actionData ?? {})} /> : <NoAccess />
}
