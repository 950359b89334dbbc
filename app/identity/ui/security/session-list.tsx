import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { listQuery } from '#core/shared/list-address.ts'

export interface SessionLine {
  readonly id: string
  readonly device: string
  readonly place: string
  readonly startedAt: Date
  readonly lastSeenAt: Date
  readonly isThis: boolean
}

/** Every device that is signed in, each with a button that ends it. */
export function SessionList(props: {
  sessions: readonly SessionLine[]
  page: number
  devicePages: number
  hasOthers: boolean
  timeZone: string
}) {
  const { sessions, page, devicePages, hasOthers, timeZone } = props
  return (
    <Panel title="Devices" description="Where you’re signed in. Sign out any device you don’t recognise.">
      <ul className="grid gap-4">
        {sessions.map(session => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4 last:border-0 last:pb-0"
          >
            <div className="grid gap-0.5">
              <p className="font-semibold">
                {session.device} {session.isThis ? <Badge tone="success">This device</Badge> : null}
              </p>
              <p className="text-sm text-ink-soft">
                {session.place} · last used <When at={session.lastSeenAt} timeZone={timeZone} />
              </p>
            </div>
            <Form method="post" action="/app/settings/security/sessions">
              <input type="hidden" name="session" value={session.id} />
              <Button
                size="sm"
                aria-label={`Sign out ${session.device}${session.isThis ? ' (this device)' : ''}`}
              >
                Sign out
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={devicePages}
        label="devices"
        hrefOf={next => `/app/settings/security${listQuery({ page: next })}`}
      />
      {hasOthers ? (
        <Form method="post" action="/app/settings/security/sessions">
          <input type="hidden" name="session" value="others" />
          <Button>Sign out other devices</Button>
        </Form>
      ) : null}
    </Panel>
  )
}
