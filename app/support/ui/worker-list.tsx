import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import type { WorkerName } from '#core/shared/worker-state.ts'

export interface WorkerListProps {
  readonly workers: readonly {
    readonly worker: WorkerName
    readonly state: 'working' | 'behind' | 'unknown'
    readonly measuredAt: Date | null
  }[]
  readonly timeZone: string
}

const NAMES: Record<WorkerName, { name: string; what: string }> = {
  mail: { name: 'Email', what: 'Sends confirmations, links and notices.' },
  planner: { name: 'Planner', what: 'Shows scheduled posts when they’re due.' },
  billing: { name: 'Payments', what: 'Updates your plan when you pay.' },
}

const STATES: Record<WorkerListProps['workers'][number]['state'], { label: string; tone: Tone }> = {
  working: { label: 'Working', tone: 'success' },
  behind: { label: 'Running late', tone: 'warning' },
  unknown: { label: 'Unknown', tone: 'neutral' },
}

/** What works in the background, and when that was last measured: nothing is green on an old measurement. */
export function WorkerList({ workers, timeZone }: WorkerListProps) {
  return (
    <Panel anchor="status" title="Service status" description="Checked once a minute.">
      <ul className="grid gap-3">
        {workers.map(({ worker, state, measuredAt }) => (
          <li key={worker} className="grid gap-1 text-sm text-ink-soft">
            <span className="flex items-center justify-between gap-4">
              <span className="font-semibold text-base text-ink">{NAMES[worker].name}</span>
              <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
            </span>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{NAMES[worker].what}</span>
              {measuredAt ? <When at={measuredAt} timeZone={timeZone} /> : 'not checked yet'}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
