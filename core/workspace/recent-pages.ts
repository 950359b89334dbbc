/** Pages that the palette offers before anything is typed. */
const MOST_RECENT = 6

export interface RecentPage {
  readonly to: string
  readonly title: string
}

/** The list with this page first, once, and at most six in all. */
export function addRecentPage(list: readonly RecentPage[], page: RecentPage): RecentPage[] {
  return [page, ...list.filter(({ to }) => to !== page.to)].slice(0, MOST_RECENT)
}

/** What a browser kept, if it belongs to this owner and is such a list; anything else is an empty one. */
export function readRecentPages(stored: string | null, owner: string): RecentPage[] {
  let value: unknown
  try {
    value = JSON.parse(stored ?? '')
  } catch {
    return []
  }
  if (typeof value !== 'object' || value === null || !('owner' in value) || value.owner !== owner) return []
  const pages = 'pages' in value && Array.isArray(value.pages) ? (value.pages as unknown[]) : []
  return pages.filter(isRecentPage).slice(0, MOST_RECENT)
}

function isRecentPage(page: unknown): page is RecentPage {
  if (typeof page !== 'object' || page === null || !('to' in page) || !('title' in page)) return false
  return typeof page.to === 'string' && /^\/app\//.test(page.to) && typeof page.title === 'string'
}
