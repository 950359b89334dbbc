import type { MouseEvent, ReactNode } from 'react'
import { openTool, type Tool } from '#app/platform/client/tools.ts'
import { RoomLink } from '../primitives/navigation/room-link.tsx'
import { Kbd } from '../primitives/surface/kbd.tsx'
import { closeDrawer } from './navigation.ts'

export interface ToolLinkProps {
  tool: Tool
  /** The page that does the same without scripts, or in another tab. */
  to: string
  label: string
  icon: ReactNode
  /** The key that opens it, as it is written. */
  keys?: string
  /** Instead of opening the tool as it is. */
  onOpen?: () => void
}

function open(event: MouseEvent, { tool, onOpen }: Pick<ToolLinkProps, 'tool' | 'onOpen'>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  if (onOpen) onOpen()
  else if (!openTool(tool)) return
  event.preventDefault()
  closeDrawer()
}

/** A line of the sidebar that opens a tool over the page. */
export function ToolLink({ to, label, icon, keys, ...opens }: ToolLinkProps) {
  return (
    <li>
      <RoomLink to={to} className="nav-entry nav-tool" onClick={event => open(event, opens)}>
        {icon}
        <span className="nav-label">{label}</span>
        {keys ? (
          <span aria-hidden="true" className="nav-label ml-auto max-md:hidden">
            <Kbd>{keys}</Kbd>
          </span>
        ) : null}
      </RoomLink>
    </li>
  )
}

/** The same as a button of the bars on a narrow screen. */
export function ToolIcon({
  to,
  label,
  icon,
  className = 'button button-quiet button-icon',
  ...opens
}: Omit<ToolLinkProps, 'keys'> & { className?: string }) {
  return (
    <RoomLink to={to} aria-label={label} className={className} onClick={event => open(event, opens)}>
      {icon}
    </RoomLink>
  )
}
