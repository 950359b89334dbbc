import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { formatDate } from '#core/shared/time.ts'
import type { NumbersView } from './numbers-view.ts'

/** What a founder said of their weeks, and the way to the next check-in. */
export function CheckInHistory({ checkins }: Pick<NumbersView, 'checkins'>) {
  return (
    <section aria-labelledby="check-ins" className="grid content-start gap-3">
      <h3 id="check-ins" className="text-xl">
        Your check-ins in the last 30 days
      </h3>
      {checkins.length > 0 ? (
        <ul className="checked-in">
          {checkins.map(({ alignment, at }) => (
            <li key={at.toISOString()}>
              <span>{formatDate(at)}</span>
              <b>{`${alignment} out of 10`}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">None yet.</p>
      )}
      <p>
        <TextLink to="/app/dashboard#check-in">Check in</TextLink>
      </p>
    </section>
  )
}
