import { Link } from 'react-router'
import { formatPence } from '#core/shared/money.ts'
import { numberText } from '#core/shared/number-text.ts'

/** What a story brought: people, and won pounds as a range from what links trace to what people told besides. */
export function StoryBrought(props: {
  storyId: string
  leads: number
  deals: number
  /** Whole pence. */
  firstPence: number
  toldBeyondPence: number
}) {
  const { storyId, leads, deals, firstPence, toldBeyondPence } = props
  const most = firstPence + toldBeyondPence
  return (
    <section aria-labelledby="brought" className="grid gap-2">
      <h2 id="brought" className="text-xl">
        What it brought
      </h2>
      <p className="font-display text-2xl tabular-nums">
        {toldBeyondPence === 0
          ? formatPence(firstPence)
          : `${formatPence(firstPence)} to ${formatPence(most)}`}
      </p>
      <p className="text-sm text-ink-soft">
        {leads === 1 ? 'One person' : `${numberText(leads)} people`} came through it or told you of it, with{' '}
        {deals === 1 ? 'one won deal' : `${numberText(deals)} won deals`}.
        {toldBeyondPence > 0
          ? ' The first sum is what links trace; the second adds what people told you.'
          : ''}
      </p>
      {deals > 0 ? (
        <p className="text-sm">
          <Link
            className="link"
            to={`/app/sales-hub/money?side=${firstPence > 0 ? 'first' : 'told'}&of=${storyId}#behind`}
          >
            See the deals behind it
          </Link>
        </p>
      ) : null}
    </section>
  )
}
