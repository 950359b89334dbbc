import { memo, type ReactNode } from 'react'
import { PanelLeft, X } from '#app/design/icons/icons.ts'
import { BrandMark } from '#app/design/layout/brand-mark.tsx'
import {
  COLLAPSE_ID,
  isEntryCurrent,
  type NavGroup,
  type NavItem,
  rememberSidebar,
  SIDEBAR_ID,
} from '#app/design/layout/navigation.ts'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx'
import { NavEntry } from './nav-entry.tsx'
import { useNavTips } from './nav-tips.tsx'

export interface SidebarProps extends Omit<AccountMenuProps, 'items'> {
  groups: readonly NavGroup[]
  /** In the menu of the account. */
  footerItems: readonly NavItem[]
  /** Entries above the rooms: search, capture. */
  tools?: ReactNode
  /** From the sidebar cookie. */
  collapsed?: boolean
}

/** By itself: whenever React goes through a tick box it sets it anew, and the browser finds out the style of the whole sidebar for it. */
const CollapseToggle = memo(function CollapseToggle({ collapsed }: { collapsed: boolean }) {
  return (
    <label className="sidebar-toggle" title="Narrow sidebar (Ctrl+B)">
      <input
        id={COLLAPSE_ID}
        type="checkbox"
        className="sr-only"
        defaultChecked={collapsed}
        aria-label="Narrow sidebar"
        onChange={event => rememberSidebar(event.target.checked)}
      />
      <PanelLeft aria-hidden className="size-4.5" />
    </label>
  )
})

/**
 * The workspace's navigation: 16rem wide, 3rem when collapsed (a tick box, so it works without scripts), and below
 * 768 px an 18rem drawer on the platform's popover.
 */
export function Sidebar(props: SidebarProps) {
  const { groups, footerItems, person, tools, switcher, themeSwitch } = props
  const { currentPath, collapsed } = props
  const { handlers, tip } = useNavTips()
  return (
    <nav id={SIDEBAR_ID} popover="auto" aria-label="Workspace" className="sidebar print:hidden" {...handlers}>
      <div className="sidebar-head">
        <RoomLink to="/app/dashboard" aria-label="Brandhearth, dashboard">
          <BrandMark id="brand-mark" />
          <span className="nav-label font-display text-xl">Brandhearth</span>
        </RoomLink>
        <CollapseToggle collapsed={collapsed ?? false} />
        <button
          type="button"
          popoverTarget={SIDEBAR_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="button button-quiet button-icon ml-auto md:hidden"
        >
          <X aria-hidden />
        </button>
      </div>
      {/* On a narrow screen they stand on the bar above the page. */}
      {tools ? <ul className="nav-list pb-3 max-md:hidden">{tools}</ul> : null}
      <div className="nav-rooms">
        {groups.map(group => (
          <div key={group.title ?? group.items[0]?.to}>
            {group.title ? <p className="nav-title">{group.title}</p> : null}
            <ul className="nav-list">
              {group.items.map(item => (
                <NavEntry key={item.to} item={item} isHere={isEntryCurrent(item, currentPath)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <AccountMenu
        items={footerItems}
        person={person}
        switcher={switcher}
        themeSwitch={themeSwitch}
        currentPath={currentPath}
      />
      {tip}
    </nav>
  )
}
