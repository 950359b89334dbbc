import { ANALYTICS_TEXTS } from '#app/analytics/copy.ts'
import type { WonRows } from '#core/analytics/won-rows.ts'
import { formatPence } from '#core/shared/money.ts'
import { RowBars } from './row-bars.tsx'

/** What was won by what led to it, first and last touch one below the other. */
export function WonPicture({ won, caption }: { won: WonRows; caption: string }) {
  const named = won.rows.map(([name, ...pence]) => ({ name: name ?? ANALYTICS_TEXTS.notAttributed, pence }))
  const others = won.others > 0 ? [{ name: `${won.others} others`, pence: won.othersPence }] : []
  return (
    <RowBars
      caption={caption}
      summary={caption}
      head={['What led to it', 'First touch', 'Last touch']}
      colours={['var(--ember)', 'var(--values)']}
      rows={[...named.slice(0, -1), ...others, ...named.slice(-1)].map(({ name, pence }) => ({
        name,
        values: pence,
        texts: pence.map(formatPence),
      }))}
    />
  )
}
