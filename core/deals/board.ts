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

/** Cards of a stage that the board shows at most; the rest is in the table. */
export const CARDS_OF_STAGE = 12
/** Cards on the whole board: what six full stages would weigh is more than a page may. */
const CARDS = 30
/** Of a crowded stage so many are shown in any case. */
const FEWEST_CARDS = 3

/**
 * How many cards of each stage the board shows: all of few; where there are many an even share, of which what is won or
 * lost gets half, since nothing is left to be done there.
 */
export function cardsOfStages(
  counts: readonly { readonly stage: DealStage; readonly deals: number }[],
): (stage: DealStage) => number {
  const shares = (most: number) => (stage: DealStage) =>
    most === CARDS_OF_STAGE || isOpenStage(stage) ? most : Math.ceil(most / 2)
  const isTooMany = (most: number) =>
    counts.reduce((sum, { stage, deals }) => sum + Math.min(deals, shares(most)(stage)), 0) > CARDS
  let most = CARDS_OF_STAGE
  while (most > FEWEST_CARDS && isTooMany(most)) most -= 1
  return shares(most)
}

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

/** The query of the page on which a deal is begun. */
export const ADD_DEAL = 'add=deal'

/** Which page of its own an address asks for: to begin a deal, or to choose the offer whose deals are looked at. */
export function readBoardTask(params: URLSearchParams): 'add' | 'choose' | null {
  if (params.get('choose') === 'offer') return 'choose'
  return params.get('add') === 'deal' || idOf(params.get('person')) !== null ? 'add' : null
}

/** The parameters of the page on which the offer is chosen whose deals are looked at. */
export function chooseOfferParameters(address: BoardAddress): Record<string, string | number | null> {
  return { ...boardParameters({ ...address, page: 1 }), choose: 'offer' }
}

const MOVED = 'move'

/** Which deal of the page asks for another stage, as the address says; null for none. */
export function readMovedDeal(params: URLSearchParams): string | null {
  return idOf(params.get(MOVED))
}

/** The parameters of the same page with a deal of it asking for another stage. */
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

/** Does the address ask for some of the deals only? */
export function isNarrowed({ keeperId, offerId, isOverdue: isLate }: BoardAddress): boolean {
  return keeperId !== null || offerId !== null || isLate
}

/** Has the day of an open deal's next step passed? Days are written YYYY-MM-DD, so they compare as text. */
export function isOverdue(deal: { stage: DealStage; nextOn: string | null }, today: string): boolean {
  return isOpenStage(deal.stage) && deal.nextOn !== null && deal.nextOn < today
}

function idOf(text: string | null): string | null {
  return text !== null && UUID.test(text) ? text.toLowerCase() : null
}
