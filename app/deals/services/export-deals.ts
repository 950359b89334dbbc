import type { WorkspaceContext } from '#app/platform/context.ts'
import type { BoardAddress } from '#core/deals/board.ts'
import { DEAL_STAGE_LABELS } from '#core/deals/stages.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { poundsField } from '#core/shared/money.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { type ExportedDeal, listDealsForExport } from '#db/queries/deals/board.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Deals read in one go, so that memory stays flat however many there are. */
const BATCH = 500

/** The columns of the file, in order: what each is called, and its cell. */
const COLUMNS: Readonly<Record<string, (deal: ExportedDeal) => string>> = {
  Reference: deal => deal.reference,
  Title: deal => deal.title,
  Person: deal => deal.person,
  Email: deal => deal.email,
  Offer: deal => deal.offer,
  Stage: deal => DEAL_STAGE_LABELS[deal.stage],
  'Value in pounds': deal => poundsField(deal.valuePence),
  'Paid in pounds': deal => poundsField(deal.paidPence),
  'Chance in %': deal => String(deal.chance),
  'Next step': deal => deal.nextStep,
  'Next step on': deal => deal.nextOn ?? '',
  'In this stage since': deal => deal.stageSince.toISOString(),
  'Won or lost': deal => deal.closedAt?.toISOString() ?? '',
  'Lost because': deal => deal.lostReason,
  Added: deal => deal.createdAt.toISOString(),
}

/**
 * The filtered deals as pieces of a CSV file (whose cells no spreadsheet runs) or of a JSON array, read in batches while
 * the reader takes what came before. Whoever may not see deals gets an empty file.
 */
export async function* exportDeals(
  ctx: WorkspaceContext,
  { format, address }: { format: 'csv' | 'json'; address: BoardAddress },
): AsyncGenerator<string> {
  const { workspace } = ctx
  const { keeperId, offerId, stage } = address
  const overdueOn = address.isOverdue ? wallTimeOf(ctx.now(), ctx.timeZone).day : null
  const { stringify } = await import('csv-stringify/sync')
  await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'deals', actionType: 'deals_exported' })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'deals', format },
    })
  })
  // The mark in front tells Excel that the file is UTF-8.
  yield format === 'csv' ? `\ufeff${stringify([Object.keys(COLUMNS)])}` : '['
  for (let after: string | null = null, n = 0; ; n++) {
    const place: string | null = after
    const deals: ExportedDeal[] = await ctx.inWorkspace(sql =>
      listDealsForExport(sql, { workspace, keeperId, offerId, overdueOn, stage, after: place, size: BATCH }),
    )
    const cells = deals.map(deal => Object.values(COLUMNS).map(cell => cell(deal)))
    if (format === 'csv') yield stringify(cells.map(row => row.map(safeCell)))
    else if (deals.length > 0)
      yield `${n === 0 ? '' : ','}\n${deals.map(deal => JSON.stringify(deal)).join(',\n')}`
    after = deals.at(-1)?.id ?? null
    if (deals.length < BATCH) break
  }
  if (format === 'json') yield '\n]\n'
}
