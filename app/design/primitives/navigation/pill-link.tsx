import { RoomLink } from './room-link.tsx'

export interface PillLinkProps {
  to: string
  label: string
  /** How many it leaves. */
  count: number | string
  isCurrent: boolean
  /** Followed again it takes itself back, rather than naming the page one is on. */
  isSwitch?: boolean
}

/** A link of a row that narrows a list down, with how many it leaves. The page stays where it is scrolled. */
export function PillLink({ to, label, count, isCurrent, isSwitch = false }: PillLinkProps) {
  const current = isSwitch ? 'true' : 'page'
  return (
    <RoomLink to={to} keepsPlace aria-current={isCurrent ? current : undefined} className="pill">
      {label}
      <span>{count}</span>
    </RoomLink>
  )
}
