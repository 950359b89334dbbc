import { type ReactNode, useEffect } from 'react'
import { ChevronUp, LogOut } from '#app/design/icons/icons.ts'
import { closePopover, isCurrent, type NavItem } from '#app/design/layout/navigation.ts'
import { SignOutForm } from '#app/design/layout/sign-out-form.tsx'
import { Avatar } from '#app/design/primitives/surface/avatar.tsx'
import type { AvatarColour } from '#core/identity/account/avatar.ts'
import { NavEntry } from './nav-entry.tsx'

const MENU_ID = 'account-menu'

export interface AccountMenuProps {
  /** Team, Support, Plans, Settings. Sign Out comes after them. */
  items: readonly NavItem[]
  /** Full name or e-mail. */
  person: { name: string; detail?: string; colour?: AvatarColour; picture?: string | null; drawing?: string }
  /** Other workspaces one may go to. */
  switcher?: ReactNode
  /** The switch of the theme. */
  themeSwitch?: ReactNode
  currentPath: string
}

/**
 * What belongs to the account, behind one's name at the foot of the sidebar, so that every room stays in sight on a small
 * screen. On the platform's popover, which needs no scripts; another page closes it.
 */
export function AccountMenu({ items, person, switcher, themeSwitch, currentPath }: AccountMenuProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what closes it, not what is used
  useEffect(() => closePopover(MENU_ID), [currentPath])
  const news = items.find(item => item.news)

  return (
    <div className="sidebar-foot">
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="nav-entry account-button"
        data-name={`Account of ${person.name}`}
      >
        <Avatar
          name={person.name}
          size="sm"
          colour={person.colour}
          picture={person.picture}
          drawing={person.drawing}
        />
        <span className="nav-label">
          <span className="sr-only">Account: </span>
          <b>{person.name}</b>
          {person.detail ? <small>{person.detail}</small> : null}
        </span>
        {news ? (
          <>
            <span aria-hidden className="nav-news" />
            <span className="sr-only">{`(${news.label} ${news.news})`}</span>
          </>
        ) : null}
        <ChevronUp aria-hidden className="nav-label" />
      </button>
      <div id={MENU_ID} popover="auto" className="account-menu">
        <ul className="nav-list">
          {items.map(item => (
            <NavEntry key={item.to} item={item} isHere={isCurrent(item.to, currentPath)} />
          ))}
        </ul>
        {switcher}
        {themeSwitch ? <div className="border-t border-line px-1 pt-2">{themeSwitch}</div> : null}
        <SignOutForm className="border-t border-line pt-1.5">
          <button type="submit" className="nav-entry w-full">
            <LogOut aria-hidden />
            Sign Out
          </button>
        </SignOutForm>
      </div>
    </div>
  )
}
