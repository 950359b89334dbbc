import { PROBLEM_TEXTS } from '#app/watch/copy.ts'
import { formatDate, formatTime } from '#core/shared/time.ts'
import type { SourceView } from './source-views.ts'

/** When a source last answered, when it is looked at next, and what is wrong with it. */
export function HealthWords({ source, timeZone }: { source: SourceView; timeZone: string }) {
  const { problem, lastSuccessAt, nextAt, health, misses } = source
  const when = (at: Date) => `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`
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
