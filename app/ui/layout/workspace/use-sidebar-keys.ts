import { useEffect } from 'react'
import { COLLAPSE_ID, rememberSidebar, SIDEBAR_ID } from './navigation.ts'

/** Ctrl/Cmd+B toggles the sidebar (the drawer on a narrow screen); arriving on another page closes the drawer. */
export function useSidebarKeys(currentPath: string): void {
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      const box = document.getElementById(COLLAPSE_ID)
      if (matchMedia('(width < 48rem)').matches) document.getElementById(SIDEBAR_ID)?.togglePopover()
      else if (box instanceof HTMLInputElement) {
        box.checked = !box.checked
        rememberSidebar(box.checked)
      }
    }
    addEventListener('keydown', toggle)
    return () => removeEventListener('keydown', toggle)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what closes it, not what is used
  useEffect(() => {
    const sidebar = document.getElementById(SIDEBAR_ID)
    if (sidebar?.matches(':popover-open')) sidebar.hidePopover()
  }, [currentPath])
}
