/** An interval with its middle on a scale from 0 to 1; the line across is no difference. Its numbers stand beside it. */
export function IntervalPicture(props: {
  share: number
  interval: { readonly low: number; readonly high: number } | null
  isClaimed: boolean
}) {
  const { share, interval, isClaimed } = props
  if (interval === null) return <div className="interval" />
  const percent = (part: number) => (part * 100).toFixed(1)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      className={isClaimed ? 'interval interval-claimed' : 'interval'}
    >
      <path d={`M${percent(interval.low)},6H${percent(interval.high)}`} />
      <path d={`M${percent(share)},6h0`} />
    </svg>
  )
}
