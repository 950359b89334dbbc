import { Form, Link } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PAGE_TEXTS } from '#app/watch/copy.ts'
import { formatDate } from '#core/shared/time.ts'
import { formatPrice } from '#core/watch/page/amount.ts'
import type { PricePoint } from '#core/watch/page/price-steps.ts'
import { ChangeList, type PageChangeView } from './change-list.tsx'
import { PriceChart } from './price-chart.tsx'

export interface WatchedPageView {
  readonly prices: readonly PricePoint[]
  readonly changes: readonly PageChangeView[]
  readonly muted: readonly { readonly shape: string; readonly sentence: string }[]
  readonly isMutedShown: boolean
}

interface WatchedPageProps {
  readonly page: WatchedPageView
  readonly address: string
  readonly now: Date
  readonly timeZone: string
  readonly canWrite: boolean
}

/** What a watched page asks and what changed on it. */
export function WatchedPage({ page, address, now, timeZone, canWrite }: WatchedPageProps) {
  const price = page.prices.at(-1)
  return (
    <>
      <Panel title="Price" description={price ? PAGE_TEXTS.priceFrom : undefined}>
        {price ? (
          <div className="grid gap-4">
            <p>
              <strong className="text-2xl tabular-nums">{formatPrice(price)}</strong>{' '}
              <span className="text-ink-soft">since {formatDate(price.foundAt, timeZone)}</span>
            </p>
            <PriceChart prices={page.prices} now={now} timeZone={timeZone} />
          </div>
        ) : (
          <p className="max-w-prose text-ink-soft">{PAGE_TEXTS.noPrice}</p>
        )}
      </Panel>
      <Panel title="What changed">
        {page.changes.length > 0 ? (
          <ChangeList changes={page.changes} timeZone={timeZone} />
        ) : (
          <p className="max-w-prose text-ink-soft">{PAGE_TEXTS.unchanged}</p>
        )}
        {page.muted.length > 0 ? <Muted {...{ page, address, canWrite }} /> : null}
      </Panel>
    </>
  )
}

function Muted({ page, address, canWrite }: Pick<WatchedPageProps, 'page' | 'address' | 'canWrite'>) {
  const { muted, isMutedShown } = page
  if (!isMutedShown)
    return (
      <p className="pt-4">
        <Link className="link" to={`${address}?muted=1`} preventScrollReset>
          Show muted ({muted.length})
        </Link>
      </p>
    )
  return (
    <section aria-label="Muted sentences" className="grid gap-3 pt-6">
      <p className="max-w-prose text-ink-soft">{PAGE_TEXTS.muted}</p>
      <ul className="grid gap-2">
        {muted.map(({ shape, sentence }) => (
          <li key={shape} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 wrap-anywhere">{sentence}</span>
            {canWrite ? (
              <Form method="post" action={`${address}?muted=1`} preventScrollReset>
                <input type="hidden" name="shape" value={shape} />
                <Button size="sm" name="intent" value="unmute" aria-label={`Unmute “${sentence}”`}>
                  Unmute
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      <p>
        <Link className="link" to={address} preventScrollReset>
          Hide muted
        </Link>
      </p>
    </section>
  )
}
