import type { WorkspaceContext } from '#app/platform/context.ts'
import { listKeepers } from '#app/team/services/list-keepers.ts'
import { type BoardAddress, CARDS_OF_STAGE, cardsOfStages } from '#core/deals/board.ts'
import { DEAL_STAGES, isOpenStage } from '#core/deals/stages.ts'
import { offersToList } from '#core/offers/offers-to-list.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { type DealCard, listBoardCards, listDeals, listStageSums } from '#db/queries/deals/board.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { seesDeals } from './sees-deals.ts'

const PAGE_SIZE = 20

/**
 * Everything the pipeline shows, from at most five statements sent together; null for whoever may not see deals.
 * `removed` is the deal to offer back.
 */
export async function readPipeline(
  ctx: WorkspaceContext,
  input: { address: BoardAddress; removed: string | null },
) {
  const { address, removed } = input
  const { workspace } = ctx
  const { day: today } = wallTimeOf(ctx.now(), ctx.timeZone)
  const { keeperId, offerId, stage } = address
  const filter = { workspace, keeperId, offerId, overdueOn: address.isOverdue ? today : null }
  const isTable = address.view === 'table'
  const read = ctx.readInWorkspace(async sql => {
    if (!(await seesDeals(ctx, sql))) return null
    return Promise.all([
      listStageSums(sql, filter),
      isTable ? [] : listBoardCards(sql, { ...filter, most: CARDS_OF_STAGE }),
      isTable ? listDeals(sql, { ...filter, stage, page: { page: address.page, size: PAGE_SIZE } }) : null,
      listOfferChoices(sql, { workspace }),
      roleMay(ctx.role, 'edit') && isUuid(removed)
        ? findRemoved(sql, { workspace, kind: 'deal', id: removed })
        : null,
    ])
  })
  const [found, colleagues] = await Promise.all([read, listKeepers(ctx)])
  if (!found) return null
  const [sums, cards, table, offers, undo] = found
  const mostOf = cardsOfStages(sums)
  return {
    columns: DEAL_STAGES.map(name => {
      const sum = sums.find(each => each.stage === name)
      const ofStage = cards.filter(card => card.stage === name).slice(0, mostOf(name))
      return {
        stage: name,
        deals: sum?.deals ?? 0,
        pence: sum?.pence ?? 0,
        weightedPence: sum?.weightedPence ?? 0,
        cards: ofStage.map(cardOf),
      }
    }),
    table: table && { ...table, rows: table.rows.map(rowOf) },
    ...offersToList(offers, [offerId]),
    colleagues,
    today,
    undo: undo && { id: undo.id, title: undo.title },
  }
}

/** What the board says of a deal where it stands: what is over has no next step, and only what is won is paid. */
function cardOf(deal: DealCard) {
  const { id, title, person, valuePence, paidPence, stage, chance, nextStep, nextOn } = deal
  return {
    ...{ id, title, person, valuePence },
    ...(isOpenStage(stage) ? { chance } : {}),
    ...(isOpenStage(stage) && nextStep !== '' ? { nextStep } : {}),
    ...(isOpenStage(stage) && nextOn !== null ? { nextOn } : {}),
    ...(stage === 'won' ? { paidPence } : {}),
  }
}

/** What the table says of a deal. */
function rowOf(deal: DealCard) {
  const { id, title, person, valuePence, paidPence, stage, chance, nextStep, nextOn, keeperId } = deal
  return { id, title, person, valuePence, paidPence, stage, chance, nextStep, nextOn, keeperId }
}
