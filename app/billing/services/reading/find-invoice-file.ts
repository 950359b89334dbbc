import { connectStripe } from '#app/billing/integrations/client.ts'
import { StripeFailure } from '#app/billing/integrations/failure.ts'
import { findInvoicePdf } from '#app/billing/integrations/invoices.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'

/** Where the PDF of one's own invoice is now; another's is as unknown as one that does not exist. */
export async function findInvoiceFile(
  context: WorkspaceContext,
  { invoiceId }: { invoiceId: string },
): Promise<Result<{ url: string }, 'not_found' | 'unavailable'>> {
  const pending = connectStripe(context.config.stripe)
  if (!pending || context.userId !== context.workspace) return err('not_found')
  const customer = await context.db.inWorkspace(context.workspace, sql =>
    findBillingCustomer(sql, { workspace: context.workspace }),
  )
  if (!customer) return err('not_found')
  try {
    const url = await findInvoicePdf(await pending, { customerId: customer.stripeCustomerId, invoiceId })
    return url ? ok({ url }) : err('not_found')
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    return err(error.reason === 'unavailable' ? 'unavailable' : 'not_found')
  }
}
