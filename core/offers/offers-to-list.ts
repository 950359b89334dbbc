/** More offers than these are chosen from on a page of their own: a list of them stands in a page twice, as HTML and as data. */
const OFFERS_IN_A_LIST = 12

/** What an address says where no offer was chosen on purpose. */
export const NO_OFFER = 'none'

/** What a list of offers says of each. */
export interface ListedOffer {
  readonly id: string
  readonly name: string
}

/** The offers that a page lists to choose from: all of few, and of many only those that are chosen. */
export function offersToList(
  offers: readonly ListedOffer[],
  chosen: readonly (string | null)[],
): { readonly hasManyOffers: boolean; readonly offers: readonly ListedOffer[] } {
  const hasManyOffers = offers.length > OFFERS_IN_A_LIST
  const listed = hasManyOffers ? offers.filter(({ id }) => chosen.includes(id)) : offers
  return { hasManyOffers, offers: listed.map(({ id, name }) => ({ id, name })) }
}
