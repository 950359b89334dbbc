import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { formatDate } from '#core/shared/time.ts'
import { CheckInForm, type CheckInFormProps } from './check-in-form.tsx'

/** How the score stands, in a sentence, with the way to its numbers and to the founder's own view. */
export function ScoreLine({
  sentence,
  lastCheckin,
  isDue,
  checkIn,
}: {
  sentence: string
  lastCheckin: Date | null
  /** The last check-in is too old. */
  isDue: boolean
  /** Null where it stands elsewhere on the page, or may not be sent. */
  checkIn: CheckInFormProps | null
}) {
  return (
    <section aria-labelledby="score" className="grid content-start gap-3">
      <h2 id="score" className="text-xl">
        How your brand stands
      </h2>
      <p className="max-w-prose">{sentence}</p>
      <p>
        <TextLink to="/app/dashboard/numbers">The numbers</TextLink>
      </p>
      {checkIn ? (
        <details id="check-in" open={isDue} className="scroll-mt-24 border-t border-line pt-3">
          <summary className="cursor-pointer font-semibold">Check in with your brand</summary>
          <div className="mt-3 grid gap-3">
            {lastCheckin ? (
              <p className="text-sm text-ink-soft">
                Last check-in: {formatDate(lastCheckin)}. Once a week is enough.
              </p>
            ) : null}
            <CheckInForm {...checkIn} />
          </div>
        </details>
      ) : null}
    </section>
  )
}
