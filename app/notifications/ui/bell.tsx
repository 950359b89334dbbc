import { Bell } from '#app/design/icons/icons.ts'
import { isCurrent } from '#app/design/layout/navigation.ts'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'

const HERE = '/app/notifications'

/** `99+` from a hundred on: nobody counts further. */
const countText = (unread: number) => (unread > 99 ? '99+' : String(unread))

const label = (unread: number) =>
  unread > 0 ? `Notifications, ${countText(unread)} unread` : 'Notifications'

/** The way to one's notifications in the sidebar, with how many are unread. */
export function BellEntry({ unread, path }: { unread: number; path: string }) {
  return (
    <li>
      <RoomLink
        to={HERE}
        aria-label={label(unread)}
        aria-current={isCurrent(HERE, path) ? 'page' : undefined}
        className="nav-entry nav-tool"
      >
        <BellWithDot unread={unread} />
        <span className="nav-label">Notifications</span>
        {unread > 0 ? (
          <span aria-hidden="true" className="nav-label nav-count">
            {countText(unread)}
          </span>
        ) : null}
      </RoomLink>
    </li>
  )
}

/** The same as a button of the bar on a narrow screen. */
export function BellIcon({ unread }: { unread: number }) {
  return (
    <RoomLink to={HERE} aria-label={label(unread)} className="button button-quiet button-icon">
      <BellWithDot unread={unread} />
    </RoomLink>
  )
}

function BellWithDot({ unread }: { unread: number }) {
  return (
    <span className="bell">
      <Bell aria-hidden />
      {unread > 0 ? <i /> : null}
    </span>
  )
}
