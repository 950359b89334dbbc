/** Part of a list, and where it stands in it. */
export interface PageOfList<Item> {
  readonly rows: readonly Item[]
  /** From 1. */
  readonly page: number
  /** Items on a page. */
  readonly size: number
  readonly total: number
  /** At least 1: an empty list is one empty page. */
  readonly pages: number
}

/** A page of a list that was read as a whole; past the end it is the last one: the list may have become shorter meanwhile. */
export function pageOfList<Item>(
  items: readonly Item[],
  wanted: { readonly page: number; readonly size: number },
): PageOfList<Item> {
  const { size } = wanted
  const pages = Math.max(1, Math.ceil(items.length / size))
  const page = Math.min(wanted.page, pages)
  return { rows: items.slice((page - 1) * size, page * size), page, size, total: items.length, pages }
}
