import type { WorkspaceContext } from '#app/platform/context.ts'
import { listKeepers } from '#app/team/services/list-keepers.ts'
import { type BoardAddress, CARDS_OF_STAGE } from '#core/deals/board.ts'
import { DEAL_STAGES } from '#core/deals/stages.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { type DealCard, listBoardCards, listDeals, listStageSums } from '#db/queries/deals/board.ts'
import { findLead, listLeadChoices } from '#db/queries/leads/leads.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { seesDeals } from './sees-deals.ts'

const PAGE_SIZE = 25
const PEOPLE_OFFERED = 50

/**
 * Everything the pipeline shows, from at most six statements sent together; null for whoever may not see deals.
 * `personId` is who a new deal would be for, `removed` the deal to offer back.
 */
export async function readPipeline(
  ctx: WorkspaceContext,
  input: { address: BoardAddress; removed: string | null; personId: string | null },
) {
  const { address, removed, personId } = input
  const { workspace } = ctx
  const { day: today } = wallTimeOf(ctx.now(), ctx.timeZone)
  const { keeperId, offerId, stage } = address
  const filter = { workspace, keeperId, offerId, overdueOn: address.isOverdue ? today : null }
  const isTable = address.view === 'table'
  const canEdit = roleMay(ctx.role, 'edit')
  const read = ctx.readInWorkspace(async sql => {
    if (!(await seesDeals(ctx, sql))) return null
    return Promise.all([
      listStageSums(sql, filter),
      isTable ? [] : listBoardCards(sql, { ...filter, most: CARDS_OF_STAGE }),
      isTable ? listDeals(sql, { ...filter, stage, page: { page: address.page, size: PAGE_SIZE } }) : null,
      listOfferChoices(sql, { workspace }),
      canEdit ? peopleOffered(personId) : [],
      canEdit && isUuid(removed) ? findRemoved(sql, { workspace, kind: 'deal', id: removed }) : null,
    ])

    async function peopleOffered(id: string | null) {
      if (!isUuid(id)) return listLeadChoices(sql, { workspace, limit: PEOPLE_OFFERED })
      const person = await findLead(sql, { workspace, id })
      return person ? [person] : []
    }
  })
  const [found, colleagues] = await Promise.all([read, listKeepers(ctx)])
  if (!found) return null
  const [sums, cards, table, offers, people, undo] = found
  return {
    columns: DEAL_STAGES.map(name => {
      const sum = sums.find(each => each.stage === name)
      return {
        stage: name,
        deals: sum?.deals ?? 0,
        pence: sum?.pence ?? 0,
        weightedPence: sum?.weightedPence ?? 0,
        cards: cards.filter(card => card.stage === name).map(cardOf),
      }
    }),
    table,
    offers,
    people: people.map(({ name, email }) => ({ name, email })),
    colleagues,
    today,
    undo: undo && { id: undo.id, title: undo.title },
  }
}

/** What the board shows of a deal; the table shows more. */
function cardOf(deal: DealCard) {
  const { id, title, person, valuePence, paidPence, stage, chance, nextStep, nextOn } = deal
  return { id, title, person, valuePence, paidPence, stage, chance, nextStep, nextOn }
}
