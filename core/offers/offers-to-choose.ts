import { type PageOfList, pageOfList } from '../shared/page-of-list.ts'
import type { ListedOffer } from './offers-to-list.ts'

/** Offers to choose from at a time. */
const SIZE = 30

/** A page of the offers to choose one from; past the end it is the last one. */
export function offersToChoose(
  offers: readonly ListedOffer[],
  { page }: { page: number },
): PageOfList<ListedOffer> {
  const shown = pageOfList(offers, { page, size: SIZE })
  return { ...shown, rows: shown.rows.map(({ id, name }) => ({ id, name })) }
}
