/** An interval with its middle on a scale from 0 to 1; the line across is no difference. Its numbers stand beside it. */
export function IntervalPicture(props: {
  share: number
  interval: { readonly low: number; readonly high: number } | null
  isClaimed: boolean
}) {
  const { share, interval, isClaimed } = props
  const colour = isClaimed ? 'var(--ember)' : 'var(--ink-faint)'
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      className="h-4 w-full min-w-24 overflow-visible"
    >
      <rect y="5" width="100" height="2" fill="var(--sunk)" />
      <path d="M50,0V12" stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />
      {interval ? (
        <>
          <path
            d={`M${interval.low * 100},6H${interval.high * 100}`}
            stroke={colour}
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M${share * 100},6h0`}
            stroke={colour}
            strokeWidth="9"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </>
      ) : null}
    </svg>
  )
}
