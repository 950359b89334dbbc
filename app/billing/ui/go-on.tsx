import { useGoOn } from '#app/billing/client/use-go-on.ts'

/** Goes to another address of ours after a while; without scripts the browser does. */
export function GoOn({ to, afterMs }: { to: string; afterMs: number }) {
  useGoOn(to, afterMs)
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${afterMs / 1000};url=${to}`} />
    </noscript>
  )
}
