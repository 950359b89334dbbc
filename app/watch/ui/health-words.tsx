import { PROBLEM_TEXTS } from '#app/watch/copy.ts'
import { formatDateTime } from '#core/shared/date-and-time.ts'
import type { SourceView } from './source-views.ts'

/** When a source last answered, when it is looked at next, and what is wrong with it. */
export function HealthWords({ source, timeZone }: { source: SourceView; timeZone: string }) {
  const { problem, lastSuccessAt, nextAt, health, misses } = source
  const when = (at: Date) => formatDateTime(at, timeZone)
  return (
    <div className="grid gap-1 text-ink-soft">
      {problem ? (
        <p className="text-ink">
          {PROBLEM_TEXTS[problem]}
          {misses > 1 ? ` Missed ${misses} times in a row.` : ''}
        </p>
      ) : null}
      <p className="text-sm tabular-nums">
        {lastSuccessAt ? `Last success: ${when(lastSuccessAt)}` : 'No success yet'}
        {health === 'paused' ? '' : ` · Next try: ${when(nextAt)}`}
      </p>
    </div>
  )
}
