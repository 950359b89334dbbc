import { record } from '#app/platform/metrics/registry.ts'

export type Theme = 'light' | 'dark' | 'system'

/** Renders a page of ours as a visitor would get it, wearing a theme. */
export type RenderPage = (path: string, theme: Theme) => Promise<Response>

/** What belongs to one answer and must not be kept. */
const PASSING = new Set(['x-request-id', 'set-cookie', 'content-length', 'transfer-encoding'])

/** The theme that a visitor's cookie names. */
function themeOf(cookie: string | undefined): Theme {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system'
}

/** The headers of an answer that hold for the next ones, too; null when it is not a page, or one of somebody's own. */
export function lastingHeaders(answer: Response): Record<string, string> | null {
  if (answer.status !== 200 || answer.headers.has('set-cookie')) return null
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return null
  return Object.fromEntries([...answer.headers].filter(([name]) => !PASSING.has(name)))
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
