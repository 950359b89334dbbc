import { lastingHeaders } from '#app/platform/http/lasting-headers.ts'
import { record } from '#app/platform/metrics/registry.ts'

export type Theme = 'light' | 'dark' | 'system'

/** Renders a page of ours as a visitor would get it, wearing a theme. */
export type RenderPage = (path: string, theme: Theme) => Promise<Response>

/** The theme that a visitor's cookie names. */
function themeOf(cookie: string | undefined): Theme {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system'
}

/** The headers of a page that hold for the next answers, too; null when it is not a page, or one of somebody's own. */
export function pageHeaders(answer: Response): Record<string, string> | null {
  return answer.headers.get('content-type')?.startsWith('text/html') ? lastingHeaders(answer) : null
}

/**
 * Finds a page in the memory of this process, by its path and the theme that a cookie names. One that is not there is
 * made by `prepare` meanwhile, once at a time, for the next who ask; null from it, or a failure, leaves it unmade.
 */
export function openPageMemory<Page>(
  cache: 'pages' | 'visitor_pages',
  prepare: (path: string, theme: Theme) => Promise<Page | null>,
) {
  const pages = {
    light: new Map<string, Page>(),
    dark: new Map<string, Page>(),
    system: new Map<string, Page>(),
  }
  const underway = new Set<string>()

  async function keep(path: string, theme: Theme): Promise<void> {
    const key = `${theme} ${path}`
    if (underway.has(key)) return
    underway.add(key)
    const page = await prepare(path, theme).catch(() => null)
    if (page) pages[theme].set(path, page)
    underway.delete(key)
  }

  return function find(path: string, cookie: string | undefined): Page | undefined {
    const theme = themeOf(cookie)
    const page = pages[theme].get(path)
    record(({ cacheRequests }) => cacheRequests.inc({ cache, result: page ? 'hit' : 'miss' }))
    if (!page) void keep(path, theme)
    return page
  }
}
