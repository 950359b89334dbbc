import type { ReactNode } from 'react'
import { BookOpen, CalendarRange, LayoutDashboard, Menu as MenuIcon } from '#app/design/icons/icons.ts'
import { isCurrent, SIDEBAR_ID } from '#app/design/layout/navigation.ts'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'

export interface BottomBarProps {
  /** The way to write something down, in the middle. */
  capture: ReactNode
  currentPath: string
}

/**
 * The rooms of every day under the thumb, below 768 px. It stands inside the page, so that the open drawer, to which More
 * leads on the platform's popover, makes it inert as well.
 */
export function BottomBar({ capture, currentPath }: BottomBarProps) {
  const room = (label: string, to: string, icon: ReactNode) => (
    <RoomLink to={to} aria-current={isCurrent(to, currentPath) ? 'page' : undefined}>
      {icon}
      {label}
    </RoomLink>
  )
  return (
    <nav aria-label="At hand" className="bottom-bar">
      {room('Today', '/app/dashboard', <LayoutDashboard />)}
      {room('Stories', '/app/storybank', <BookOpen />)}
      {capture}
      {room('Plan', '/app/content', <CalendarRange />)}
      <button type="button" popoverTarget={SIDEBAR_ID}>
        <MenuIcon />
        More
      </button>
    </nav>
  )
}
