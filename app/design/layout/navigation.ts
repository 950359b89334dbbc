import type { ReactNode } from 'react'

export interface NavItem {
  label: string
  to: string
  icon: ReactNode
  /** The plan that opens it, e.g. 'Pro': shows a lock and a tooltip; `to` leads to the plans. */
  lockedUntil?: string
  /** Where pages of it lie that are not below `to`. */
  also?: string
  /** What waits there to be read, e.g. 'What’s new'; shows a dot. */
  news?: string
}

export interface NavGroup {
  /** Shown above the group; absent for the first one. */
  title?: string
  items: readonly NavItem[]
}

export const SIDEBAR_COOKIE = 'sidebar_state'
/** How long the sidebar stays as it was left: seven days, in seconds. */
const SIDEBAR_COOKIE_AGE = 604_800
export const SIDEBAR_ID = 'sidebar'
export const COLLAPSE_ID = 'sidebar-collapsed'
/** Everything beside the sidebar. */
export const PAGE_ID = 'workspace-page'

/** Keeps the sidebar's state on the device, for the server to render it the same next time. */
export function rememberSidebar(collapsed: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${SIDEBAR_COOKIE}=${collapsed ? 'collapsed' : 'expanded'}; Path=/; Max-Age=${SIDEBAR_COOKIE_AGE}; SameSite=Lax`
}

/** Is this link the page one is on, or one above it? */
export function isCurrent(to: string, currentPath: string): boolean {
  return currentPath === to || currentPath.startsWith(`${to}/`)
}

/** Does this entry lead to the page one is on, or to the room it belongs to? */
export function isEntryCurrent({ to, also }: Pick<NavItem, 'to' | 'also'>, currentPath: string): boolean {
  return isCurrent(to, currentPath) || (also !== undefined && isCurrent(also, currentPath))
}

/** Are the sidebar's labels hidden at the moment? */
export function isSidebarNarrow(): boolean {
  const box = document.getElementById(COLLAPSE_ID)
  return box instanceof HTMLInputElement && box.checked && matchMedia('(width >= 48rem)').matches
}

/** Narrows or widens the sidebar; on a narrow screen opens or closes the drawer. */
export function toggleSidebar(): void {
  const box = document.getElementById(COLLAPSE_ID)
  if (matchMedia('(width < 48rem)').matches) document.getElementById(SIDEBAR_ID)?.togglePopover()
  else if (box instanceof HTMLInputElement) {
    box.checked = !box.checked
    rememberSidebar(box.checked)
  }
}

/** Closes what opens over the page, if it is open. */
export function closePopover(id: string): void {
  const opened = document.getElementById(id)
  if (opened?.matches(':popover-open')) opened.hidePopover()
}

/** Closes the drawer, if it is open. */
export function closeDrawer(): void {
  closePopover(SIDEBAR_ID)
}
