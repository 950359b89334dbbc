import { pageOfList } from '../../shared/page-of-list.ts'
import type { Thing } from './things.ts'

/** Names of one page of what is looked for. */
const PAGE_SIZE = 10

/**
 * What is looked for, a page at a time, and what a list of mentions can be kept to: those of the first page and whatever it is kept to
 * now. Offers are many where there are many names: they come last.
 */
export function shownThings<One extends Thing>(
  things: readonly One[],
  { page, chosen }: { readonly page: number; readonly chosen: string | null },
) {
  const [own, offers] = [
    things.filter(({ kind }) => kind !== 'offer'),
    things.filter(({ kind }) => kind === 'offer'),
  ]
  const all = [...own, ...offers]
  const { rows, ...place } = pageOfList(all, { page, size: PAGE_SIZE })
  return {
    names: { rows, page: place.page, pages: place.pages, total: place.total },
    choices: all.filter(({ key }, at) => at < PAGE_SIZE || key === chosen),
  }
}
