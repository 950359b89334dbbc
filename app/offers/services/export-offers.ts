import type { WorkspaceContext } from '#app/platform/context.ts'
import { priceText } from '#core/offers/price.ts'
import { OFFER_STATUS_LABELS } from '#core/offers/status.ts'
import { poundsField } from '#core/shared/money.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { listOffers, type OfferListItem } from '#db/queries/offers/offers.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** The columns of the file, in order: what each is called, and its cell. */
const COLUMNS: Readonly<Record<string, (offer: OfferListItem) => string>> = {
  Name: offer => offer.name,
  Status: offer => OFFER_STATUS_LABELS[offer.status],
  'Who it’s for': offer => offer.audience,
  Promise: offer => offer.promise,
  'What changes': offer => offer.outcome,
  Price: offer => priceText(offer),
  'Payment link': offer => offer.paymentLink,
  'Open deals': offer => String(offer.openDeals),
  'Won deals': offer => String(offer.wonDeals),
  'Won in pounds': offer => poundsField(offer.wonPence),
}

/** All offers as a CSV file (whose cells no spreadsheet runs) or as JSON. */
export async function* exportOffers(
  ctx: WorkspaceContext,
  { format }: { format: 'csv' | 'json' },
): AsyncGenerator<string> {
  const { workspace } = ctx
  const { stringify } = await import('csv-stringify/sync')
  const offers = await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: 'offers_exported' })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'offers', format },
    })
    return listOffers(sql, { workspace })
  })
  if (format === 'json') yield `${JSON.stringify(offers, null, 2)}\n`
  else {
    const cells = offers.map(offer => Object.values(COLUMNS).map(cell => safeCell(cell(offer))))
    // The mark in front tells Excel that the file is UTF-8.
    yield `\ufeff${stringify([Object.keys(COLUMNS), ...cells])}`
  }
}
