import { type LinePoint, linePath } from './line-path.ts'

export interface SparklineProps {
  points: readonly LinePoint[]
  /** Read aloud in place of the picture, e.g. 'Rising from 61 to 74 in 30 days'. The number itself stands beside it. */
  summary: string
  domain?: readonly [number, number]
}

/** A line the size of a word. It supports a number that stands beside it, so it has no table of its own. */
export function Sparkline({ points, summary, domain = [0, 100] }: SparklineProps) {
  const { stroke } = linePath(points, domain)
  return (
    <svg
      role="img"
      aria-label={summary}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="inline-block h-6 w-24 overflow-visible align-middle"
    >
      <path
        d={stroke}
        fill="none"
        stroke="var(--ember)"
        strokeWidth="2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
