import { Form } from 'react-router'
import { SCOPE_TEXTS, TOKEN_PROBLEMS } from '#app/api/copy/tokens.ts'
import { KeyRound } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import type { ApiScope } from '#core/api/scopes.ts'
import { ApiGuide } from './api-guide.tsx'
import { type AppLine, ConnectedApps } from './connected-apps.tsx'

interface TokenLine {
  readonly id: string
  readonly name: string
  readonly beginning: string
  readonly scopes: readonly ApiScope[]
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly lastUsedAt: Date | null
  readonly isOver: boolean
  readonly person: string | null
}

interface TokensPageProps {
  readonly view: {
    readonly tokens: readonly TokenLine[]
    readonly refusal: 'read_only' | 'plan' | null
    readonly hasRoom: boolean
    readonly appUrl: string
  }
  readonly apps: readonly AppLine[]
  readonly timeZone: string
  readonly problem?: string | undefined
}

const NEW = '/app/settings/tokens/new'

/** Settings, “API tokens”: what programs act here with. */
export function TokensPage({ view, apps, timeZone, problem }: TokensPageProps) {
  const { tokens, refusal, hasRoom, appUrl } = view
  const canMake = refusal === null && hasRoom
  return (
    <div className="grid gap-6">
      <PageHeading
        title="API tokens"
        description="Let your own programs work in this workspace as you."
        actions={
          canMake && tokens.length > 0 ? (
            <ButtonLink to={NEW} variant="primary">
              New token
            </ButtonLink>
          ) : null
        }
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {refusal ? (
        <Notice tone="info">
          {TOKEN_PROBLEMS[refusal]}{' '}
          {refusal === 'plan' ? <TextLink to="/app/upgrade?missing=API">See plans</TextLink> : null}
        </Notice>
      ) : null}
      {refusal === null && !hasRoom ? <Notice tone="info">{TOKEN_PROBLEMS.too_many}</Notice> : null}
      {tokens.length > 0 ? (
        <ul className="grid gap-4">
          {tokens.map(token => (
            <li key={token.id}>
              <TokenPanel token={token} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<KeyRound aria-hidden />}
          title="No API tokens yet"
          {...(canMake ? { action: <ButtonLink to={NEW}>New token</ButtonLink> } : {})}
        >
          Your tokens will be here, with when each was last used. A program such as n8n or a script of yours
          needs one to call the API.
        </EmptyState>
      )}
      <ConnectedApps apps={apps} timeZone={timeZone} appUrl={appUrl} canConnect={refusal === null} />
      <ApiGuide appUrl={appUrl} />
    </div>
  )
}

function TokenPanel({ token, timeZone }: { token: TokenLine; timeZone: string }) {
  const { id, name, person, isOver } = token
  return (
    <Panel className="wrap-anywhere" title={name} description={person ? `Made by ${person}` : undefined}>
      <div className="flex flex-wrap items-center gap-2">
        {isOver ? <Badge tone="warning">Expired</Badge> : null}
        {token.scopes.map(scope => (
          <Badge key={scope}>{SCOPE_TEXTS[scope].label}</Badge>
        ))}
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-sm text-ink-soft sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">Begins with</dt>
        <dd>
          <code>{token.beginning}</code>
        </dd>
        <dt className="font-semibold">Last used</dt>
        <dd>{token.lastUsedAt ? <When at={token.lastUsedAt} timeZone={timeZone} /> : 'Never'}</dd>
        <dt className="font-semibold">{isOver ? 'Expired' : 'Expires'}</dt>
        <dd>
          <When at={token.expiresAt} timeZone={timeZone} />
        </dd>
      </dl>
      <details>
        <summary className="w-fit cursor-pointer font-semibold">
          Revoke token<span className="sr-only"> {name}</span>
        </summary>
        <Form
          method="post"
          preventScrollReset
          className="mt-3 grid gap-3 rounded-md border border-danger p-5"
        >
          <input type="hidden" name="id" value={id} />
          <p className="text-ink-soft">
            Programs that use this token stop working straight away. This can’t be undone.
          </p>
          <div>
            <Button variant="danger" size="sm" name="intent" value="revoke">
              Revoke {name}
            </Button>
          </div>
        </Form>
      </details>
    </Panel>
  )
}
