import type { Page } from 'playwright'

export interface Watched {
  /** Milliseconds of each task over 50 ms. */
  readonly tasks: number[]
  /** Milliseconds from each press or key until the next picture. */
  readonly interactions: number[]
}

/** Runs in the page: notes long tasks and slow interactions from its first moment. */
export function watchTasks(): void {
  const watched: Watched = { tasks: [], interactions: [] }
  Object.assign(globalThis, { watched })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) watched.tasks.push(entry.duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) watched.interactions.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Waits until nothing is fetched and no long task ran for half a second. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  await page.waitForTimeout(700)
}

/** What was noted since the last look. */
export async function take(page: Page): Promise<Watched> {
  return page.evaluate(() => {
    const watched: Watched = Reflect.get(globalThis, 'watched')
    return { tasks: watched.tasks.splice(0), interactions: watched.interactions.splice(0) }
  })
}
