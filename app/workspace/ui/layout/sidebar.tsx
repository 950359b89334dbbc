import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { LogOut, PanelLeft, X } from '#app/design/icons/icons.ts'
import { BrandMark } from '#app/design/layout/brand-mark.tsx'
import {
  COLLAPSE_ID,
  isSidebarNarrow,
  type NavGroup,
  type NavItem,
  rememberSidebar,
  SIDEBAR_ID,
} from '#app/design/layout/navigation.ts'
import { Tooltip } from '#app/design/primitives/overlay/tooltip.tsx'
import { Avatar } from '#app/design/primitives/surface/avatar.tsx'
import type { AvatarColour } from '#core/identity/account/avatar.ts'
import { NavEntry } from './nav-entry.tsx'

export interface SidebarProps {
  groups: readonly NavGroup[]
  /** Support, Settings. Sign Out comes after them. */
  footerItems: readonly NavItem[]
  /** Where the sign-out form posts to. */
  signOutAction: string
  /** Full name or e-mail. */
  person: { name: string; detail?: string; colour?: AvatarColour; picture?: string | null }
  /** Entries above the rooms: search, capture. */
  tools?: ReactNode
  /** Other workspaces one may go to; above the person. */
  switcher?: ReactNode
  /** The switch of the theme; hidden in the narrow sidebar. */
  themeSwitch?: ReactNode
  currentPath: string
  /** From the sidebar cookie. */
  collapsed?: boolean
}

/**
 * The workspace's navigation: 16rem wide, 3rem when collapsed (a tick box, so it works without scripts), and below
 * 768 px an 18rem drawer on the platform's popover.
 */
export function Sidebar(props: SidebarProps) {
  const { groups, footerItems, signOutAction, person, tools, switcher, themeSwitch } = props
  const { currentPath, collapsed } = props
  return (
    <nav id={SIDEBAR_ID} popover="auto" aria-label="Workspace" className="sidebar print:hidden">
      <div className="flex items-center gap-2.5 px-2 pb-3">
        <Link to="/app/dashboard" className="flex items-center gap-2.5" aria-label="Brandhearth, dashboard">
          <BrandMark className="size-8" />
          <span className="nav-label font-display text-xl">Brandhearth</span>
        </Link>
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
      {tools ? <ul className="grid gap-0.5 pb-3">{tools}</ul> : null}
      <div className="grid flex-1 content-start gap-4 overflow-y-auto overflow-x-hidden py-1">
        {groups.map(group => (
          <div key={group.title ?? group.items[0]?.to}>
            {group.title ? <p className="nav-title">{group.title}</p> : null}
            <ul className="grid gap-0.5">
              {group.items.map(item => (
                <NavEntry key={item.to} item={item} currentPath={currentPath} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ul className="grid gap-0.5 border-t border-line pt-2">
        {footerItems.map(item => (
          <NavEntry key={item.to} item={item} currentPath={currentPath} />
        ))}
        <li>
          <Form method="post" action={signOutAction}>
            <Tooltip side="right" text="Sign Out" describes={false} when={isSidebarNarrow}>
              <button type="submit" className="nav-entry w-full">
                <LogOut aria-hidden />
                <span className="nav-label">Sign Out</span>
              </button>
            </Tooltip>
          </Form>
        </li>
      </ul>
      {themeSwitch ? <div className="nav-label px-2 pt-2">{themeSwitch}</div> : null}
      {switcher}
      <div className="mt-2 flex items-center gap-2.5 border-t border-line px-1 pt-3">
        <Avatar name={person.name} size="sm" colour={person.colour} picture={person.picture} />
        <div className="nav-label min-w-0">
          <p className="truncate text-sm font-semibold">{person.name}</p>
          {person.detail ? <p className="truncate text-xs text-ink-soft">{person.detail}</p> : null}
        </div>
      </div>
    </nav>
  )
}
