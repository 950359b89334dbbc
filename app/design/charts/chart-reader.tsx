import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { useHydrated } from '../primitives/use-hydrated.ts'
import { daysBetween, nearestPoint, type ReadingPoint, stepTo } from './chart-reading.ts'
import { fullDay } from './day-label.ts'

export interface ChartReaderProps {
  /** What is read: 'Posts by week'. */
  label: string
  /** From left to right. */
  points: readonly ReadingPoint[]
  /** Where the plot lies in the picture. */
  plot: string
  /** Shows a period that was chosen in the picture; a form of the page does the same without scripts. */
  onChoose?: (days: { readonly from: string; readonly to: string }) => void
}

/**
 * Lies over a picture once scripts run: a line that follows the pointer or the arrow keys and says what stands there, and
 * where a period can be chosen, days that are dragged over or taken with Shift and the arrow keys.
 */
export function ChartReader({ label, points, plot, onChoose }: ChartReaderProps) {
  const isReady = useHydrated()
  const [at, setAt] = useState<number | null>(null)
  const [anchor, setAnchor] = useState<number | null>(null)
  if (!isReady || points.length === 0) return null

  const point = at === null ? undefined : points[at]
  const isChoosing = onChoose !== undefined && at !== null && anchor !== null && anchor !== at
  const days = isChoosing ? daysBetween(points, anchor, at) : null
  const band = 100 / points.length

  function show(one: number, other: number) {
    const chosen = daysBetween(points, one, other)
    if (!onChoose || !chosen) return
    leave()
    onChoose(chosen)
  }

  function leave() {
    setAt(null)
    setAnchor(null)
  }

  function onMove(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const place = {
      x: (100 * (event.clientX - box.left)) / box.width,
      y: (100 * (event.clientY - box.top)) / box.height,
    }
    setAt(nearestPoint(points, place))
    return nearestPoint(points, place)
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') return leave()
    if (event.key === 'Enter' && at !== null) return show(anchor ?? at, at)
    const next = stepTo(event.key, at, points.length)
    if (next === null) return
    event.preventDefault()
    setAnchor(onChoose && event.shiftKey ? (anchor ?? at) : null)
    setAt(next)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means a picture that is read point by point
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reads the picture as the pointer does
      tabIndex={0}
      aria-label={`${label}. Arrow keys read it${onChoose ? ', Shift with them chooses days, Enter shows them' : ''}.`}
      className={classNames('absolute touch-pan-y print:hidden', onChoose && 'cursor-crosshair', plot)}
      onFocus={() => setAt(was => was ?? points.length - 1)}
      onBlur={leave}
      onKeyDown={onKey}
      onPointerMove={onMove}
      onPointerLeave={event => {
        if (document.activeElement !== event.currentTarget) leave()
      }}
      onPointerDown={event => {
        if (!onChoose || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setAnchor(onMove(event))
      }}
      onPointerUp={event => {
        const end = onMove(event)
        if (anchor !== null && anchor !== end) show(anchor, end)
        setAnchor(null)
      }}
      onPointerCancel={leave}
    >
      {isChoosing ? (
        <span
          className="pointer-events-none absolute inset-y-0 bg-ember/15"
          style={{ left: `${Math.min(anchor, at) * band}%`, width: `${(Math.abs(at - anchor) + 1) * band}%` }}
        />
      ) : null}
      {point ? (
        <span
          className="pointer-events-none absolute inset-y-0 border-l border-ink-soft"
          style={{ left: `${point.x}%` }}
        />
      ) : null}
      {point && point.y !== undefined ? (
        <span
          className="pointer-events-none absolute -mt-2 -ml-2 size-4 rounded-full border-2 border-ink"
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
        />
      ) : null}
      <p
        aria-live="polite"
        className={classNames(
          'pointer-events-none absolute top-1 max-w-[75%] rounded-md bg-ink px-2.5 py-1.5 text-sm text-paper empty:hidden',
          (point?.x ?? 0) > 50 ? 'left-1' : 'right-1',
        )}
      >
        {days ? `${fullDay(days.from)} to ${fullDay(days.to)}` : (point?.text ?? '')}
      </p>
    </div>
  )
}
