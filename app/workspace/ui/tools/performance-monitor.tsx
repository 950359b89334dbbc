import { useEffect, useState } from 'react'
import { X } from '#app/design/icons/icons.ts'
import { IconButton } from '#app/design/primitives/actions/icon-button.tsx'
import type { ToolProps } from '#app/platform/client/tools.ts'
import { addMetric, isSlow, type Metric, summariseMetrics } from '#core/workspace/metrics.ts'

/** Pages, what they asked the server for, and long pieces of script. The browser remembers what came before. */
const KINDS = ['navigation', 'measure', 'resource', 'longtask']

/** What this page measured about itself, the newest first; nothing of it leaves the browser. */
export default function PerformanceMonitor({ isOpen, onClose }: ToolProps) {
  const [metrics, setMetrics] = useState<readonly Metric[]>([])
  useEffect(() => {
    if (!isOpen) return
    setMetrics([])
    const observers = KINDS.filter(type => PerformanceObserver.supportedEntryTypes.includes(type)).map(
      type => {
        const observer = new PerformanceObserver(list => {
          const entries = list.getEntries().flatMap(readEntry)
          setMetrics(current => entries.reduce(addMetric, [...current]))
        })
        observer.observe({ type, buffered: true })
        return observer
      },
    )
    return () => {
      for (const observer of observers) observer.disconnect()
    }
  }, [isOpen])
  if (!isOpen) return null
  const { count, slow, medianMs } = summariseMetrics(metrics)
  return (
    <section
      aria-label="Performance monitor"
      className="fixed right-3 bottom-3 z-40 grid max-h-[60vh] w-[min(26rem,calc(100vw-1.5rem))] grid-rows-[auto_1fr] rounded-lg border border-line bg-raised shadow-far print:hidden"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2">
        <p className="text-sm">
          <span className="font-semibold">Performance</span>{' '}
          <span className="text-ink-soft">
            {count} measured, {slow} slow, median {medianMs} ms
          </span>
        </p>
        <IconButton size="sm" label="Close monitor" icon={<X aria-hidden />} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section tabIndex={0} aria-label="Measurements" className="overflow-y-auto px-4 py-2">
        <table className="w-full text-xs">
          <thead className="sr-only">
            <tr>
              <th scope="col">Measurement</th>
              <th scope="col">Milliseconds</th>
            </tr>
          </thead>
          <tbody>
            {[...metrics]
              .sort((a, b) => b.atMs - a.atMs)
              .map((metric, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: measurements have no name of their own
                <tr key={at} className="border-b border-line last:border-0">
                  <td className="break-all py-1 pr-3">{metric.name}</td>
                  <td
                    className={`py-1 text-right tabular-nums ${isSlow(metric.ms) ? 'font-semibold text-danger' : ''}`}
                  >
                    {Math.round(metric.ms)} ms{isSlow(metric.ms) ? ' (slow)' : ''}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function readEntry(entry: PerformanceEntry): Metric[] {
  const path = entry.name.startsWith('http') ? new URL(entry.name).pathname : entry.name
  const name =
    entry.entryType === 'longtask' ? 'long task' : entry.entryType === 'navigation' ? `load ${path}` : path
  if (entry.entryType === 'measure' && !name.startsWith('page ')) return []
  return [{ name, ms: entry.duration, atMs: entry.startTime }]
}
