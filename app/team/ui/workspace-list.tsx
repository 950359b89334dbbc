import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Dialog } from '#app/design/primitives/overlay/dialog.tsx'
import { DialogTrigger } from '#app/design/primitives/overlay/dialog-trigger.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { TeamRole } from '#core/team/roles.ts'

export interface WorkspaceView {
  readonly workspace: string
  /** 'Your own workspace', or whose it is. */
  readonly name: string
  readonly role: TeamRole
  readonly isHere: boolean
}

/** The workspaces one may enter, with a press for each; nothing while there is only one's own. */
export function WorkspaceList({ workspaces }: { workspaces: readonly WorkspaceView[] }) {
  if (workspaces.length < 2) return null
  return (
    <Panel
      anchor="team-workspaces"
      title="Your workspaces"
      description="You can use one at a time on each device."
      actions={
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <TextLink to="/app/team/board">What’s waiting in each</TextLink>
          <TextLink to="/app/team/billing">Billing note</TextLink>
        </span>
      }
    >
      <ul className="grid gap-4">
        {workspaces.map(({ workspace, name, role, isHere }) => (
          <li
            key={workspace}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4 last:border-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-ink-soft">{ROLE_WORDS[role].name}</p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {isHere ? (
                <Badge tone="success">Current</Badge>
              ) : (
                <Form method="post" action="/team/switch">
                  <input type="hidden" name="workspace" value={workspace} />
                  <Button size="sm" aria-label={`Switch to ${name}`}>
                    Switch
                  </Button>
                </Form>
              )}
              {role === 'owner' ? null : <Leave workspace={workspace} name={name} />}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Leave({ workspace, name }: { workspace: string; name: string }) {
  return (
    <>
      <DialogTrigger dialog={`leave-${workspace}`} variant="quiet" size="sm" aria-label={`Leave ${name}`}>
        Leave
      </DialogTrigger>
      <Dialog id={`leave-${workspace}`} title={`Leave ${name}?`}>
        <p className="text-ink-soft">
          You lose access straight away. Your work stays there. You’ll need a new invitation to come back.
        </p>
        <Form method="post" action="/app/team" className="mt-6 flex justify-end">
          <input type="hidden" name="workspace" value={workspace} />
          <Button variant="danger" name="intent" value="leave">
            Leave workspace
          </Button>
        </Form>
      </Dialog>
    </>
  )
}
