import { readPageNumber } from '../shared/list-address.ts'
import { type DealStage, isDealStage, isOpenStage } from './stages.ts'

/** How the pipeline is looked at, as its address says. */
export interface BoardAddress {
  readonly view: 'board' | 'table'
  /** Who looks after the deal: an account's id; null for all. */
  readonly keeperId: string | null
  readonly offerId: string | null
  /** Only deals whose next step's day has passed. */
  readonly isOverdue: boolean
  /** Of the table; the board shows all. */
  readonly stage: DealStage | null
  readonly page: number
}

/** Cards of a stage that the board shows; the rest is in the table. */
export const CARDS_OF_STAGE = 12

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Reads the pipeline's address; whatever is none of its words is left out. */
export function readBoardAddress(params: URLSearchParams): BoardAddress {
  const stage = params.get('stage')
  return {
    view: params.get('view') === 'table' ? 'table' : 'board',
    keeperId: idOf(params.get('keeper')),
    offerId: idOf(params.get('offer')),
    isOverdue: params.get('overdue') === 'yes',
    stage: isDealStage(stage) ? stage : null,
    page: readPageNumber(params),
  }
}

const MOVED = 'move'

/** Which deal's card on the board asks for another stage, as the address says; null for none. */
export function readMovedDeal(params: URLSearchParams): string | null {
  return idOf(params.get(MOVED))
}

/** The parameters of the same board with a deal's card asking for another stage. */
export function moveParameters(
  address: BoardAddress,
  dealId: string,
): Record<string, string | number | null> {
  return { ...boardParameters(address), [MOVED]: dealId }
}

/** The parameters of an address of the pipeline, for `listQuery`. */
export function boardParameters(address: BoardAddress): Record<string, string | number | null> {
  return {
    view: address.view === 'table' ? 'table' : null,
    keeper: address.keeperId,
    offer: address.offerId,
    overdue: address.isOverdue ? 'yes' : null,
    stage: address.stage,
    page: address.page,
  }
}

/** Has the day of an open deal's next step passed? Days are written YYYY-MM-DD, so they compare as text. */
export function isOverdue(deal: { stage: DealStage; nextOn: string | null }, today: string): boolean {
  return isOpenStage(deal.stage) && deal.nextOn !== null && deal.nextOn < today
}

function idOf(text: string | null): string | null {
  return text !== null && UUID.test(text) ? text.toLowerCase() : null
}
