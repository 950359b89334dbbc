import { useEffect } from 'react'

/** Marks what a step is about, and brings it into view; nothing is marked where the page has no such thing today. */
export function useTarget(selector: string | null, path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another element of that name
  useEffect(() => {
    const target = selector ? document.querySelector<HTMLElement>(`#main ${selector}`) : null
    if (!target) return
    target.dataset.tutorialTarget = ''
    // The card lies over the lower half of a narrow screen.
    const isNarrow = matchMedia('(width < 48rem)').matches
    target.scrollIntoView({ block: isNarrow ? 'start' : 'nearest' })
    return () => {
      delete target.dataset.tutorialTarget
    }
  }, [selector, path])
}
