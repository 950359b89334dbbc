import { classNames } from '../class-names.ts'
import { RoomLink } from './room-link.tsx'
import { useCurrentInView } from './use-current-in-view.ts'

export interface TabsProps {
  /** Names the row for assistive technology, e.g. 'Content'. */
  label: string
  tabs: readonly { label: string; to: string; current?: boolean; count?: number }[]
}

/** Views of one page, each with its own address: links, so that they can be shared, reloaded and used without scripts. */
export function Tabs({ label, tabs }: TabsProps) {
  const row = useCurrentInView<HTMLElement>(tabs.find(tab => tab.current)?.to)
  const isDense = tabs.length > 6
  return (
    <nav ref={row} aria-label={label} className="overflow-x-auto">
      <ul className="flex w-max min-w-full gap-1 border-b border-line max-sm:gap-0">
        {tabs.map(tab => (
          <li key={tab.to}>
            <RoomLink
              to={tab.to}
              keepsPlace
              aria-current={tab.current ? 'page' : undefined}
              className={classNames('tab', isDense && 'tab-dense')}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="rounded-full bg-sunk px-2 text-xs tabular-nums text-ink-soft">
                  {tab.count}
                </span>
              )}
            </RoomLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
