import type { ReactNode } from 'react'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { type PasskeyLine, PasskeyList } from './passkey-list.tsx'
import { type SessionLine, SessionList } from './session-list.tsx'

export interface SecurityPageProps {
  readonly email: string
  readonly hasPassword: boolean
  readonly passwordChangedAt: Date | null
  readonly hasGoogle: boolean
  readonly twoFactorOn: boolean
  readonly recoveryCodesLeft: number
  readonly passkeys: readonly PasskeyLine[]
  readonly sessions: readonly SessionLine[]
  /** Which page of the devices, from 1. */
  readonly page: number
  readonly devicePages: number
  readonly hasOthers: boolean
  readonly log: readonly {
    id: string
    what: string
    /** Who it was, when it was not the owner. */
    who: string | null
    device: string
    place: string
    at: Date
  }[]
  readonly timeZone: string
}

/** Everything that opens this account, every device that is in, and what happened. */
export function SecurityPage(props: SecurityPageProps) {
  const { hasPassword, passwordChangedAt, hasGoogle, twoFactorOn, recoveryCodesLeft, timeZone } = props
  return (
    <div className="grid gap-6">
      <PageHeading title="Security" description="How you sign in, and where you’re signed in." />
      <Panel title="Ways to sign in">
        <ul className="grid gap-4">
          <Way
            name="Email address"
            state={props.email}
            action={
              <ButtonLink to="/app/settings/security/email" size="sm">
                Change email
              </ButtonLink>
            }
          />
          <Way
            name="Password"
            state={
              hasPassword ? (
                passwordChangedAt ? (
                  <>
                    Last changed <When at={passwordChangedAt} timeZone={timeZone} />
                  </>
                ) : (
                  'Set'
                )
              ) : (
                'None: you sign in with a magic link, Google or a passkey'
              )
            }
            action={
              <ButtonLink to="/app/settings/security/password" size="sm">
                {hasPassword ? 'Change password' : 'Set password'}
              </ButtonLink>
            }
          />
          <Way
            name="Two-step sign-in"
            state={
              twoFactorOn ? (
                <>
                  <Badge tone="success">On</Badge> {recoveryCodesLeft} recovery codes left
                </>
              ) : (
                'Off: anyone with your password could sign in'
              )
            }
            action={
              <ButtonLink to="/app/settings/security/two-factor" size="sm">
                {twoFactorOn ? 'Manage' : 'Turn on'}
              </ButtonLink>
            }
          />
          <Way
            name="Google"
            state={hasGoogle ? 'Connected' : 'Not connected: sign in with Google once to connect it'}
          />
        </ul>
      </Panel>
      <PasskeyList passkeys={props.passkeys} hasPassword={hasPassword} timeZone={timeZone} />
      <SessionList {...props} />
      <Panel
        title="Recent activity"
        description="The last 20 things that happened in your account and workspace. Entries can’t be changed, and are kept for 12 months."
      >
        <DataTable
          caption="Sign-in log"
          captionHidden
          rowKey={row => row.id}
          rows={props.log}
          columns={[
            { key: 'what', label: 'Activity', cell: row => <What {...row} /> },
            { key: 'when', label: 'When', cell: row => <When at={row.at} timeZone={timeZone} /> },
            { key: 'device', label: 'Device', wideOnly: true, cell: row => row.device },
            { key: 'place', label: 'Location', wideOnly: true, cell: row => row.place },
          ]}
        />
        <p className="text-sm text-ink-soft">
          Download the whole log as{' '}
          <a className="link" href="/app/settings/security/export/csv">
            CSV
          </a>{' '}
          or{' '}
          <a className="link" href="/app/settings/security/export/json">
            JSON
          </a>
          , which has what you need to check its chain of hashes.
        </p>
      </Panel>
    </div>
  )
}

/** What happened; on a phone with the device and the place below it, for which there are no columns there. */
function What({
  what,
  who,
  device,
  place,
}: {
  what: string
  who: string | null
  device: string
  place: string
}) {
  return (
    <>
      {what}
      {who ? <span className="block text-ink-soft">by {who}</span> : null}
      <span className="block text-ink-soft sm:hidden">
        {device} · {place}
      </span>
    </>
  )
}

function Way({ name, state, action }: { name: string; state: ReactNode; action?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4 last:border-0 last:pb-0">
      <div className="grid gap-0.5">
        <p className="font-semibold">{name}</p>
        <div className="text-ink-soft">{state}</div>
      </div>
      {action}
    </li>
  )
}
