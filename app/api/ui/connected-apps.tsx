import { Form } from 'react-router'
import { SCOPE_TEXTS } from '#app/api/copy/tokens.ts'
import { CopyField } from '#app/brand/ui/index.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { resourceOf } from '#core/api/oauth/authorize-request.ts'
import type { ApiScope } from '#core/api/scopes.ts'

export interface AppLine {
  readonly id: string
  readonly name: string
  /** Whose document says who it is. */
  readonly from: string
  readonly redirectHost: string
  readonly scopes: readonly ApiScope[]
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly person: string | null
}

/** AI assistants and other apps that act here for somebody, and how another one is connected. */
export function ConnectedApps({
  apps,
  timeZone,
  appUrl,
  canConnect,
}: {
  apps: readonly AppLine[]
  timeZone: string
  appUrl: string
  canConnect: boolean
}) {
  return (
    <Panel
      title="AI assistants and apps"
      description="Let Claude or another assistant read your brand, draft posts and suggest what to publish."
    >
      {apps.length > 0 ? (
        <ul className="grid gap-5">
          {apps.map(app => (
            <li
              key={app.id}
              className="grid gap-2 border-t border-line pt-4 wrap-anywhere first:border-0 first:pt-0"
            >
              <AppRow app={app} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">No apps are connected yet.</p>
      )}
      {canConnect ? (
        <>
          <CopyField label="Address for assistants (MCP)" address={resourceOf(appUrl)} />
          <p className="text-ink-soft">
            In your assistant, add a custom connector with this address. It’ll bring you here to sign in and
            agree. Where you can’t sign in, send an API token instead.
          </p>
        </>
      ) : null}
      <p className="text-ink-soft">
        Nothing an assistant suggests is published until you approve it.{' '}
        <TextLink to="/app/approvals">See what’s been suggested</TextLink>
      </p>
    </Panel>
  )
}

function AppRow({ app, timeZone }: { app: AppLine; timeZone: string }) {
  const { id, name, person } = app
  return (
    <>
      <h3 className="font-text font-semibold">{name}</h3>
      <div className="flex flex-wrap items-center gap-2">
        {app.scopes.map(scope => (
          <Badge key={scope}>{SCOPE_TEXTS[scope].label}</Badge>
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        Known by {app.from}, leads back to {app.redirectHost}.{' '}
        {person ? `Connected by ${person}` : 'Connected'} <When at={app.createdAt} timeZone={timeZone} />
        {app.lastUsedAt ? (
          <>
            , last used <When at={app.lastUsedAt} timeZone={timeZone} />
          </>
        ) : null}
        .
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button variant="secondary" size="sm" name="intent" value="disconnect">
          Disconnect<span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </>
  )
}
