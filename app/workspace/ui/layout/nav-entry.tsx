import { Link } from 'react-router'
import { Lock } from '#app/design/icons/icons.ts'
import { isCurrent, isSidebarNarrow, type NavItem } from '#app/design/layout/navigation.ts'
import { Tooltip } from '#app/design/primitives/overlay/tooltip.tsx'

/** One line of the sidebar; in the narrow sidebar only its icon shows, and the tooltip says its name. */
export function NavEntry({ item, currentPath }: { item: NavItem; currentPath: string }) {
  const { label, to, icon, lockedUntil, news } = item
  return (
    <li>
      <Tooltip
        side="right"
        text={lockedUntil ? `${label}: part of the ${lockedUntil} plan` : label}
        describes={false}
        when={lockedUntil ? undefined : isSidebarNarrow}
      >
        <Link
          to={to}
          aria-current={!lockedUntil && isCurrent(to, currentPath) ? 'page' : undefined}
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
              <span className="sr-only">({news})</span>
            </>
          ) : null}
        </Link>
      </Tooltip>
    </li>
  )
}
