import { redirect } from 'react-router'
import { findInvoiceFile } from '#app/billing/services/reading/find-invoice-file.ts'
import { requireOwnWorkspace, requireSignIn, workspaceContext } from '#app/platform/http/guards.ts'
import { done, notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/invoice'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn, requireOwnWorkspace]

/** Leads to the PDF of one's own invoice, wherever Stripe keeps it at the moment. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  if (!/^in_[A-Za-z0-9]{1,80}$/.test(params.invoiceId)) throw notFound()
  const result = await findInvoiceFile(ctx, { invoiceId: params.invoiceId })
  if (result.ok) return redirect(result.url)
  if (result.reason === 'not_found') throw notFound()
  return done('/manage-your-subscription?problem=unavailable', 'planFailed')
}
