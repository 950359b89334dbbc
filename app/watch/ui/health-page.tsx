import { HeartPulse } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { SourceHealth } from '#core/watch/health.ts'
import { HealthBadge } from './health-badge.tsx'
import { HealthWords } from './health-words.tsx'
import type { SourceView } from './source-views.ts'

const ORDER: readonly SourceHealth[] = ['red', 'amber', 'paused', 'well']

/** Every source with its last success, its next try and the reason, those first that need a look. */
export function HealthPage({ sources, timeZone }: { sources: readonly SourceView[]; timeZone: string }) {
  if (sources.length === 0)
    return (
      <EmptyState
        icon={<HeartPulse />}
        title="Nothing to check yet"
        action={<ButtonLink to="/app/brand-watch/sources">Add a source</ButtonLink>}
      >
        For each source you’ll see when it last answered and when we try next. If one stops, we say why.
      </EmptyState>
    )
  const sorted = sources.toSorted((a, b) => ORDER.indexOf(a.health) - ORDER.indexOf(b.health))
  return (
    <ul className="grid gap-4">
      {sorted.map(source => (
        <li key={source.id} className="grid min-w-0 gap-2 rounded-md border border-line bg-raised p-5">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <TextLink to={`/app/brand-watch/sources/${source.id}`}>{source.name}</TextLink>
            <HealthBadge health={source.health} />
          </p>
          <HealthWords source={source} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  )
}
