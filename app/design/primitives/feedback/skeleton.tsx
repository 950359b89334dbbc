import { classNames } from '../class-names.ts'

export interface SkeletonProps {
  /** Size by utilities that match what comes: 'h-6 w-40'. */
  className?: string
  /** Several lines of text, the last one shorter. */
  lines?: number
}

/** The outline of what is being fetched. Put one `<Loading>` sentence beside a group of them. */
export function Skeleton({ className, lines }: SkeletonProps) {
  if (!lines) return <div aria-hidden="true" className={classNames('skeleton', className)} />
  const widths = Array.from({ length: lines }, (_, line) => (line === lines - 1 ? '62%' : '100%'))
  return (
    <div aria-hidden="true" className={classNames('grid gap-2.5', className)}>
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <div key={line} className="skeleton h-4" style={{ width }} />
      ))}
    </div>
  )
}
