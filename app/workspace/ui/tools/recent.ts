import { whenIdle } from '#app/platform/client/when-idle.ts'
import { addRecentPage, type RecentPage, readRecentPages } from '#core/workspace/recent-pages.ts'

/** In the tab's own memory: it goes with the tab, and another owner's is not read. */
const KEY = 'recent_pages'

/** The pages this person was on in this tab, the last first. */
export function recentPages(owner: string): RecentPage[] {
  try {
    return readRecentPages(sessionStorage.getItem(KEY), owner)
  } catch {
    return []
  }
}

/** Adds the page one is on, by the title it has, once the browser has time: a page is not drawn later for it. */
export function rememberPage(owner: string, path: string): void {
  if (path === '/app/search' || path === '/app/upgrade') return
  const title = document.title.replace(/ · Brandhearth$/, '')
  whenIdle(() => {
    try {
      const pages = addRecentPage(recentPages(owner), { to: path, title })
      sessionStorage.setItem(KEY, JSON.stringify({ owner, pages }))
    } catch {
      // A browser that keeps nothing offers no recent pages.
    }
  })
}
