import { useEffect } from 'react'
import { closeDrawer, PAGE_ID, SIDEBAR_ID } from '#app/design/layout/navigation.ts'

/**
 * While the drawer is open the page behind it is inert, so that the focus stays inside; it moves in when the drawer
 * opens, and the platform gives it back when Escape or a press beside it closes it. Another page closes it too.
 */
export function useDrawer(currentPath: string): void {
  useEffect(() => {
    const sidebar = document.getElementById(SIDEBAR_ID)
    const page = document.getElementById(PAGE_ID)
    if (!sidebar || !page) return
    const before = (event: ToggleEvent) => {
      if (event.newState === 'closed') page.inert = false
    }
    const after = (event: ToggleEvent) => {
      if (event.newState !== 'open') return
      page.inert = true
      sidebar.querySelector<HTMLElement>('a, button')?.focus()
    }
    sidebar.addEventListener('beforetoggle', before)
    sidebar.addEventListener('toggle', after)
    return () => {
      sidebar.removeEventListener('beforetoggle', before)
      sidebar.removeEventListener('toggle', after)
      page.inert = false
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what closes it, not what is used
  useEffect(closeDrawer, [currentPath])
}
