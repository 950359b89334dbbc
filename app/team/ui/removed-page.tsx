import { Form } from 'react-router'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { SignOutForm } from '#app/design/layout/sign-out-form.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'

export interface RemovedPageProps {
  readonly id: string
  /** Whose workspace it was; null once it is closed. */
  readonly owner: string | null
  /** The day, in words. */
  readonly on: string
  readonly email: string
  /** Do they have a workspace of their own to go to? */
  readonly hasPlan: boolean
  /** Other people's workspaces that are open to them. */
  readonly others: readonly { readonly workspace: string; readonly name: string }[]
}

/** What somebody sees who opens a workspace that they were taken out of. */
export function RemovedPage({ id, owner, on, email, hasPlan, others }: RemovedPageProps) {
  return (
    <FocusLayout
      exit={
        <SignOutForm>
          <Button variant="quiet" size="sm">
            Sign Out
          </Button>
        </SignOutForm>
      }
    >
      <div className="grid gap-6">
        <div className="grid gap-3">
          <h1 className="text-4xl">
            {owner === null ? 'This workspace has been closed' : `You’re no longer in ${owner}’s workspace`}
          </h1>
          <p className="text-lg text-ink-soft">
            {owner === null
              ? `Its owner deleted it on ${on}, with everything in it. Your own account is unchanged.`
              : `Your access ended on ${on}. What you wrote there stays with that workspace, and your own account is unchanged.`}
          </p>
        </div>
        {owner === null ? null : (
          <Panel title="If you still need access">
            <p>
              Ask {owner} to invite {email} again. A member who was removed can be restored for 30 days, with
              everything as it was.
            </p>
          </Panel>
        )}
        {others.length > 0 ? (
          <Panel title="Your other workspaces">
            <div className="flex flex-wrap gap-3">
              {others.map(({ workspace, name }) => (
                <Form key={workspace} method="post" action="/team/switch">
                  <input type="hidden" name="workspace" value={workspace} />
                  <Button>Go to {name}</Button>
                </Form>
              ))}
            </div>
          </Panel>
        ) : null}
        <Panel
          title={hasPlan ? 'Your own workspace' : 'Start your own workspace'}
          description={
            hasPlan
              ? 'It’s as you left it.'
              : 'You don’t need one to be invited again. If you want your own, try it free for 7 days. No card needed.'
          }
        >
          <Form method="post">
            <input type="hidden" name="membership" value={id} />
            <Button variant={hasPlan ? 'primary' : 'secondary'}>
              {hasPlan ? 'Go to your own workspace' : 'Choose your own plan'}
            </Button>
          </Form>
        </Panel>
      </div>
    </FocusLayout>
  )
}
