import { memo } from 'react'
import { Lock } from '#app/design/icons/icons.ts'
import type { NavItem } from '#app/design/layout/navigation.ts'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'

/** One line of the sidebar; in the narrow sidebar only its icon shows, and the tooltip says its name (`useNavTips`). */
export const NavEntry = memo(function NavEntry({ item, isHere }: { item: NavItem; isHere: boolean }) {
  const { label, to, icon, lockedUntil, news } = item
  return (
    <li>
      <RoomLink
        to={to}
        aria-current={!lockedUntil && isHere ? 'page' : undefined}
        data-tip={lockedUntil ? `${label}: part of the ${lockedUntil} plan` : undefined}
        className="nav-entry"
      >
        {icon}
        <span className="nav-label">{label}</span>
        {lockedUntil ? (
          <>
            <Lock aria-hidden className="nav-lock" />
            <span className="sr-only">(locked, part of the {lockedUntil} plan)</span>
          </>
        ) : null}
        {news ? (
          <>
            <span aria-hidden className="nav-news" />
            <span className="sr-only">{`(${news})`}</span>
          </>
        ) : null}
      </RoomLink>
    </li>
  )
})
