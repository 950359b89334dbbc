import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageIntro } from '#app/site/ui/index.ts'
import { STATUS_SENTENCES, shareOnTime, WORKER_NAMES } from '#app/support/copy/workers.ts'
import { formatDateTime } from '#core/shared/date-and-time.ts'
import { numberText } from '#core/shared/number-text.ts'
import { formatTime } from '#core/shared/time.ts'
import type { WorkerName, workerState } from '#core/shared/worker-state.ts'
import { STATUS_DAYS, type StatusDay } from '#core/support/status-days.ts'
import { DayStrip } from './day-strip.tsx'
import { StateBadge } from './state-badge.tsx'

type State = ReturnType<typeof workerState>

export interface StatusPageProps {
  /** Null while the database does not answer. */
  readonly status: {
    readonly overall: State
    readonly checkedAt: Date
    readonly pausedAt: Date | null
    readonly workers: readonly {
      readonly worker: WorkerName
      readonly state: State
      readonly measuredAt: Date | null
      readonly days: readonly StatusDay[]
      readonly onTime: number | null
      readonly checked: number
    }[]
  } | null
}

/** For anybody who wonders whether it is us. */
export function StatusPage({ status }: StatusPageProps) {
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-5 py-14 sm:py-20">
      <PageIntro
        eyebrow="Service status"
        title={status ? STATUS_SENTENCES[status.overall] : 'The app can’t reach its database'}
        lead={
          status
            ? `Checked on ${instant(status.checkedAt)}. Reload this page to check again.`
            : 'Pages of the workspace show an error until it’s back. Nothing that was saved is lost. We’re told at once when this happens.'
        }
      />
      {status?.pausedAt ? (
        <Notice tone="warning" title="Background work is paused">
          We’ve paused emails, scheduled posts and payments since {instant(status.pausedAt)}, for maintenance.
          Everything that’s due runs as soon as it’s over.
        </Notice>
      ) : null}
      <ul className="grid gap-4">
        <li>
          <Part
            name="App and website"
            what="Pages, sign-in, and what you save."
            state={status ? 'working' : 'behind'}
          >
            {status
              ? 'This page comes from the same servers and has just asked the database.'
              : 'The servers answer, the database doesn’t.'}
          </Part>
        </li>
        {(status?.workers ?? []).map(({ worker, state, measuredAt, days, onTime, checked }) => (
          <li key={worker}>
            <Part {...WORKER_NAMES[worker]} state={state}>
              <DayStrip name={WORKER_NAMES[worker].name} days={days} />
              <p>
                {onTime === null
                  ? 'Not measured yet.'
                  : `On time in ${shareOnTime(onTime)} of ${numberText(checked)} checks in ${STATUS_DAYS} days.`}{' '}
                {measuredAt ? `Last checked at ${formatTime(measuredAt, 'UTC')} UTC.` : null}
              </p>
            </Part>
          </li>
        ))}
      </ul>
      <div className="grid max-w-prose gap-3 text-ink-soft">
        <h2 className="text-xl text-ink">How we measure</h2>
        <p>
          Once a minute we look for emails, posts and payments that should have been handled and weren’t. If
          anything has waited for more than five minutes, that check counts as late. A day with late checks in
          one of a hundred or more is marked. Without a check in the last five minutes we say “Unknown”, not
          “Working”.
        </p>
        <p>
          Is something else wrong? Members can see what we found for them under{' '}
          <TextLink to="/app/support">Support</TextLink>. Everyone can{' '}
          <TextLink to="/contact">write to us</TextLink>.
        </p>
      </div>
    </div>
  )
}

interface PartProps {
  readonly name: string
  readonly what: string
  readonly state: State
  readonly children: React.ReactNode
}

function Part({ name, what, state, children }: PartProps) {
  return (
    <Card>
      <div className="grid gap-3">
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-lg">{name}</h2>
          <StateBadge state={state} />
        </div>
        <p className="text-ink-soft">{what}</p>
        <div className="grid gap-2 text-sm text-ink-soft">{children}</div>
      </div>
    </Card>
  )
}

const instant = (at: Date) => `${formatDateTime(at, 'UTC')} UTC`
