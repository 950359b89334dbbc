import type { ReactNode } from 'react'

export interface ProgressBarProps {
  /** What is progressing; read aloud, and shown unless `labelHidden`. */
  label: string
  value: number
  max?: number
  /** Shown at the right, e.g. '3 of 6'. Default: per cent. */
  valueText?: ReactNode
  labelHidden?: boolean
}

/** How far something has come. `value` is held within 0 and `max` (default 100). */
export function ProgressBar({ label, value, max = 100, valueText, labelHidden }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className="grid gap-1.5">
      <div className={labelHidden ? 'sr-only' : 'flex justify-between gap-3 text-sm'}>
        <span className="font-medium">{label}</span>
        <span className="tabular-nums text-ink-soft">{valueText ?? `${Math.round(share * 100)}%`}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={typeof valueText === 'string' ? valueText : undefined}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-ember" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
