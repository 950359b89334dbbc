import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { WORKER_NAMES } from '#app/support/copy/workers.ts'
import type { WorkerName } from '#core/shared/worker-state.ts'
import { StateBadge } from './status/state-badge.tsx'

export interface WorkerListProps {
  readonly workers: readonly {
    readonly worker: WorkerName
    readonly state: 'working' | 'behind' | 'unknown'
    readonly measuredAt: Date | null
  }[]
  readonly timeZone: string
}

/** What works in the background, and when that was last measured: nothing is green on an old measurement. */
export function WorkerList({ workers, timeZone }: WorkerListProps) {
  return (
    <Panel
      anchor="status"
      title="Service status"
      description="Checked once a minute."
      actions={<TextLink to="/status">Last 30 days</TextLink>}
    >
      <ul className="workers">
        {workers.map(({ worker, state, measuredAt }) => (
          <li key={worker}>
            <p>
              <b>{WORKER_NAMES[worker].name}</b>
              <StateBadge state={state} />
            </p>
            <p>
              <span>{WORKER_NAMES[worker].what}</span>
              {measuredAt ? <When at={measuredAt} timeZone={timeZone} /> : 'not checked yet'}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
