import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { formatDate } from '#core/shared/time.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { GivenRole } from '#core/team/roles.ts'

export interface InvitationView {
  readonly id: string
  readonly email: string
  readonly role: GivenRole
  readonly invitedAt: Date
  readonly isOver: boolean
  readonly canManage: boolean
}

/** Who was invited and has not answered; each can be reminded or taken back. */
export function InvitationList(props: { invitations: readonly InvitationView[]; timeZone: string }) {
  return (
    <Panel
      title="Open invitations"
      description="They expire after 7 days and take a seat only once they’re accepted."
    >
      <ul className="grid gap-4">
        {props.invitations.map(({ id, email, role, invitedAt, isOver, canManage }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4 last:border-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="break-all font-semibold">{email}</p>
              <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                {ROLE_WORDS[role].name}, sent {formatDate(invitedAt, props.timeZone)}
                {isOver ? <Badge tone="warning">Expired. Send it again</Badge> : null}
              </p>
            </div>
            {canManage ? (
              <Form method="post" className="flex flex-wrap gap-2">
                <input type="hidden" name="id" value={id} />
                <Button size="sm" name="intent" value="resend" aria-label={`Send again to ${email}`}>
                  Send again
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  name="intent"
                  value="cancel"
                  aria-label={`Cancel invitation to ${email}`}
                >
                  Cancel
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
