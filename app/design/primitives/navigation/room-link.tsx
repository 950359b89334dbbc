import type { ComponentProps } from 'react'

export interface RoomLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of ours, from the slash on. */
  to: string
  /** Leaves the page scrolled as it is. */
  keepsPlace?: boolean
}

/**
 * A link within the workspace's frame, which follows it without loading the page anew (`useRoomLinks`); elsewhere it is
 * a plain link. The router's own takes its address apart and asks where one is at each rendering, and a page has ninety:
 * a tenth of what rendering one costs (docs/performance-changes.md).
 */
export function RoomLink({ to, keepsPlace, ...rest }: RoomLinkProps) {
  // The router looks ahead for links with this attribute; its own have 'true' in it.
  return <a {...rest} href={to} data-discover="" data-scroll={keepsPlace ? 'keep' : undefined} />
}
