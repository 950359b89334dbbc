import { Form } from 'react-router'
import { APP_TEXTS } from '#app/api/copy/apps.ts'
import { SCOPE_TEXTS } from '#app/api/copy/tokens.ts'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import type { ApiScope } from '#core/api/scopes.ts'

interface ConsentPageProps {
  /** The address of this page, where the form goes. */
  readonly here: string
  readonly name: string
  /** Whose document says who the app is. */
  readonly from: string
  readonly redirectHost: string
  readonly isLoopback: boolean
  readonly scopes: readonly ApiScope[]
  readonly workspace: string
  readonly cancelTo: string
  readonly problem: string | null
}

/** An app asks to act for somebody: who it is, where it leads, in which workspace and what it may do there. */
export function ConsentPage(props: ConsentPageProps) {
  const { here, name, from, redirectHost, isLoopback, scopes, workspace, cancelTo, problem } = props
  return (
    <FocusLayout>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-2 wrap-anywhere">
          <h1 className="text-3xl">Connect {name} to Brandhearth?</h1>
          <p className="text-lg text-ink-soft">
            It will act as you in {workspace}, and never with more rights than you have there.
          </p>
        </div>
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        {isLoopback ? <Notice tone="warning">{APP_TEXTS.loopback}</Notice> : null}
        <Card>
          <dl className="grid gap-x-6 gap-y-2 wrap-anywhere sm:grid-cols-[auto_1fr]">
            <dt className="font-semibold">App</dt>
            <dd>{name}</dd>
            <dt className="font-semibold">Known by</dt>
            <dd>{from}</dd>
            <dt className="font-semibold">Leads back to</dt>
            <dd>{redirectHost}</dd>
            <dt className="font-semibold">Workspace</dt>
            <dd>{workspace}</dd>
          </dl>
        </Card>
        {/* Not by script: the answer is a page that leads to another site. */}
        <Form method="post" action={here} reloadDocument className="grid gap-5">
          <fieldset className="grid gap-3">
            <legend className="mb-3 font-semibold">What it may do</legend>
            <p className="text-ink-soft">
              <span className="font-semibold text-ink">{SCOPE_TEXTS.read.label}.</span>{' '}
              {SCOPE_TEXTS.read.description}
            </p>
            {scopes
              .filter(scope => scope !== 'read')
              .map(scope => (
                <Checkbox
                  key={scope}
                  id={`scope-${scope}`}
                  name="scopes"
                  value={scope}
                  defaultChecked
                  label={SCOPE_TEXTS[scope].label}
                  description={SCOPE_TEXTS[scope].description}
                />
              ))}
          </fieldset>
          <p className="text-ink-soft">
            It can suggest posts for your planner. Nothing it suggests is published until you approve it. You
            can disconnect it in Settings whenever you like.
          </p>
          <div className="flex flex-wrap items-center gap-2.5">
            {problem ? null : (
              <Button variant="primary" size="lg">
                Connect {name}
              </Button>
            )}
            <a className="link px-2 py-2" href={cancelTo}>
              Cancel
            </a>
          </div>
        </Form>
      </div>
    </FocusLayout>
  )
}
