/**
 * Starts the scripts of a page once something is to be seen (app/platform/http/scripts-behind.ts puts it behind them).
 * Until then style sheet and text have the line to themselves. What nobody looks at, and browsers that do not tell of
 * their painting, wait for nothing. One function with nothing outside of it: it is sent as text in the page.
 */
export function startAfterPaint(): void {
  const self = document.currentScript as HTMLScriptElement
  const sleeping = self.previousElementSibling as HTMLScriptElement
  const files = (self.dataset.files ?? '').split(' ')
  let isBegun = false

  const begin = () => {
    if (isBegun) return
    isBegun = true
    for (const href of files) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    const { nonce, text } = sleeping
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', nonce, text }))
  }

  const tells = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
  if (!tells || document.visibilityState === 'hidden') {
    begin()
  } else {
    new PerformanceObserver(seen => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) begin()
    }).observe({ type: 'paint', buffered: true })
    document.addEventListener('visibilitychange', begin, { once: true })
    addEventListener('load', () => setTimeout(begin, 1000), { once: true })
  }
}
