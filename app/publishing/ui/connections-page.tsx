import { Form } from 'react-router'
import { Link2 } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { ConfirmForm } from '#app/design/primitives/fields/confirm-form.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { connectSchema } from '#core/publishing/connect-schema.ts'
import { NETWORK_NAMES, type Network } from '#core/publishing/networks.ts'
import type { ConnectionStatus } from '#core/publishing/states.ts'

interface ShownConnection {
  readonly id: string
  readonly network: Network
  readonly handle: string
  readonly displayName: string
  readonly host: string
  readonly status: ConnectionStatus
  readonly reason: string
  readonly expiresAt: Date | null
  readonly endsSoon: boolean
  readonly createdAt: Date
}

export interface ConnectionsPageProps {
  readonly view: {
    readonly connections: readonly ShownConnection[]
    readonly offered: readonly Network[]
    readonly local: Partial<Readonly<Record<Network, string>>>
    readonly fortnightly: readonly Network[]
    readonly mayManage: boolean
    readonly canConnect: boolean
  }
  readonly timeZone: string
  /** The network that somebody came back from without an account, with what they had typed; null for none. */
  readonly back: { readonly network: Network; readonly typed: string; readonly problem: string | null } | null
  /** Why, where the network is not known. */
  readonly backProblem: string | null
  readonly problem?: string | undefined
  readonly reply?: FormReply | undefined
}

/** Settings, "Connections": the accounts that posts are published to. */
export function ConnectionsPage(props: ConnectionsPageProps) {
  const { view, timeZone, back } = props
  const problem = props.problem ?? (back ? null : props.backProblem)
  return (
    <div className="grid gap-6">
      <PageHeading
        title="Connections"
        description="Connect an account, and your scheduled posts are published there by themselves."
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {view.mayManage ? null : (
        <Notice tone="info">Only the owner and admins can connect or disconnect accounts.</Notice>
      )}
      {view.connections.length === 0 ? (
        <EmptyState icon={<Link2 aria-hidden />} title="No accounts connected yet">
          Your connected accounts will be here. Without one, you post each scheduled post yourself when it’s
          due.
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {view.connections.map(account => (
            <li key={account.id}>
              <ConnectedAccount account={account} view={view} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
      {view.canConnect
        ? view.offered.map(network => <ConnectForm key={network} network={network} {...props} />)
        : null}
    </div>
  )
}

/** What has to be typed before somebody can be sent to a network; nothing for those with one address. */
const ASKED: Partial<
  Readonly<Record<Network, { readonly label: string; readonly description: string; readonly by: string }>>
> = {
  mastodon: {
    label: 'Your server',
    description: 'Such as mastodon.social, or your whole name there.',
    by: 'You sign in at your own server and allow Brandhearth to publish for you.',
  },
  bluesky: {
    label: 'Your handle',
    description: 'Such as ada.bsky.social, or your own domain.',
    by: 'You sign in at Bluesky, or at your own server, and allow Brandhearth to publish for you.',
  },
}

function ConnectForm({ network, view, reply, back }: ConnectionsPageProps & { network: Network }) {
  const own = reply?.initialValue?.network === network ? reply : undefined
  const before = back?.network === network ? back : null
  const [form, fields] = useCheckedForm({
    id: `connect-${network}`,
    schema: connectSchema,
    reply: own,
    defaultValue: { network, typed: before?.typed ?? '' },
  })
  const pending = usePending({ name: 'network', value: network })
  const field = textProps(fields.typed)
  const error = field.error ?? (own ? null : before?.problem)
  const name = NETWORK_NAMES[network]
  const asked = ASKED[network]
  const local = view.local[network]
  return (
    <Panel
      title={`Connect ${name}`}
      description={`${asked?.by ?? `You sign in at ${name} and allow Brandhearth to publish for you.`} We never see your password.`}
    >
      <Form {...formProps(form)} className="grid gap-4">
        <input type="hidden" name="network" value={network} />
        {view.fortnightly.includes(network) ? (
          <Notice tone="info">
            This Brandhearth runs on your own computer, so {name} asks you to connect again every 14 days.
          </Notice>
        ) : null}
        {asked ? (
          <TextField
            {...field}
            error={error}
            label={asked.label}
            description={
              local ? `${asked.description} To try it out, use Local ${name}: ${local}` : asked.description
            }
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode="url"
            maxLength={300}
          />
        ) : error ? (
          <Notice tone="danger" live="alert">
            {error}
          </Notice>
        ) : null}
        {!asked && view.connections.some(account => account.network === network) ? (
          <p className="text-sm text-ink-soft">
            To connect another account, first sign out of {name} in this browser, or use a private window.
          </p>
        ) : null}
        <div>
          <Button pending={pending} pendingText="Connecting…">
            Connect account<span className="sr-only"> on {name}</span>
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function ConnectedAccount(props: {
  account: ShownConnection
  view: ConnectionsPageProps['view']
  timeZone: string
}) {
  const { account, view, timeZone } = props
  const { handle, network, host, status } = account
  return (
    <Panel
      className="wrap-anywhere"
      title={handle}
      description={
        <>
          {NETWORK_NAMES[network]} at {host}, connected on <When at={account.createdAt} timeZone={timeZone} />
        </>
      }
    >
      <div>
        {status === 'connected' ? (
          <Badge tone="success">Connected</Badge>
        ) : (
          <Badge tone="warning">Needs connecting again</Badge>
        )}
      </div>
      {status === 'connected' && account.expiresAt ? (
        <p className={account.endsSoon ? 'text-warning' : 'text-sm text-ink-soft'}>
          Connect it again by <When at={account.expiresAt} timeZone={timeZone} />, and nothing stops.
        </p>
      ) : null}
      {status === 'needs_reconnecting' ? (
        <Notice tone="warning">
          {account.reason || 'The server no longer lets us post.'} Until you connect it again, you post
          yourself what is due.
        </Notice>
      ) : null}
      {view.canConnect && (status === 'needs_reconnecting' || account.endsSoon) ? (
        <Form method="post">
          <input type="hidden" name="network" value={network} />
          <input type="hidden" name="typed" value={network === 'mastodon' ? host : handle} />
          <input type="hidden" name="reconnect" value={account.id} />
          <Button size="sm">
            Connect again<span className="sr-only"> {handle}</span>
          </Button>
        </Form>
      ) : null}
      {view.mayManage ? (
        <details>
          <summary className="w-fit cursor-pointer font-semibold">
            Disconnect<span className="sr-only"> {handle}</span>
          </summary>
          <Form method="post" className="mt-3">
            <input type="hidden" name="intent" value="disconnect" />
            <input type="hidden" name="id" value={account.id} />
            <ConfirmForm word="DISCONNECT" button="Disconnect account">
              We delete our key to {handle}. Posts that are scheduled for it stay in the planner, and you post
              them yourself. What is published stays published.
            </ConfirmForm>
          </Form>
        </details>
      ) : null}
    </Panel>
  )
}
