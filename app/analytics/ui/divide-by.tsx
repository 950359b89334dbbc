import { GROUPING_LABELS } from '#app/analytics/copy.ts'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { GROUPINGS, type Grouping } from '#core/analytics/numbers.ts'
import type { Period } from '#core/analytics/period.ts'
import { dividedAddress } from './divided-address.ts'

/** What the numbers can be divided by, each a link to their table; `current` is what they are. */
export function DivideBy({ period, current }: { period: Period; current: Grouping | null }) {
  return (
    <ul className="quiet-choices print:hidden" aria-label="Divide by">
      {GROUPINGS.map(by => (
        <li key={by}>
          <RoomLink
            to={dividedAddress(period, by)}
            keepsPlace={current !== null}
            aria-current={by === current ? 'true' : undefined}
          >
            {GROUPING_LABELS[by]}
          </RoomLink>
        </li>
      ))}
    </ul>
  )
}
