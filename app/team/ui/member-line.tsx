import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { Dialog } from '#app/design/primitives/overlay/dialog.tsx'
import { DialogTrigger } from '#app/design/primitives/overlay/dialog-trigger.tsx'
import { Avatar } from '#app/design/primitives/surface/avatar.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { formatDate } from '#core/shared/time.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import { GIVEN_ROLES, type GivenRole } from '#core/team/roles.ts'

export interface MemberView {
  readonly id: string
  readonly memberId: string | null
  readonly name: string
  readonly email: string
  readonly role: GivenRole
  readonly joinedAt: Date | null
  readonly isYou: boolean
  /** False where the plan has become too small for them. */
  readonly hasSeat: boolean
  readonly canManage: boolean
}

/** Roles that somebody may give, for a select. */
export function roleOptions(canMakeAdmins: boolean) {
  return GIVEN_ROLES.filter(role => canMakeAdmins || role !== 'admin').map(role => ({
    value: role,
    label: ROLE_WORDS[role].name,
  }))
}

/** One member: who, as what, and what can be changed about it. */
export function MemberLine(props: { member: MemberView; canMakeAdmins: boolean; timeZone: string }) {
  const { member, canMakeAdmins, timeZone } = props
  const { id, name, email, role, joinedAt, isYou, hasSeat, canManage } = member
  return (
    <li className="grid gap-3 border-b border-line pb-4 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name} colour="stone" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="wrap-anywhere font-semibold">
            {name} {isYou ? <span className="font-normal text-ink-soft">(you)</span> : null}
          </p>
          <p className="wrap-anywhere text-sm text-ink-soft">
            {email === name ? '' : `${email} · `}
            {joinedAt ? `joined ${formatDate(joinedAt, timeZone)}` : ''}
          </p>
        </div>
        {hasSeat ? null : <Badge tone="warning">No seat, read-only</Badge>}
        <Badge>{ROLE_WORDS[role].name}</Badge>
      </div>
      {canManage ? (
        <div className="flex flex-wrap items-end justify-between gap-3 sm:pl-13">
          <Form method="post" className="flex flex-wrap items-end gap-2">
            <input type="hidden" name="id" value={id} />
            <SelectField
              key={role}
              id={`role-${id}`}
              name="role"
              label={`Role of ${name}`}
              labelHidden
              defaultValue={role}
              options={roleOptions(canMakeAdmins)}
            />
            <Button size="sm" name="intent" value="role" aria-label={`Change the role of ${name}`}>
              Change role
            </Button>
          </Form>
          <RemoveMember id={id} name={name} />
        </div>
      ) : null}
    </li>
  )
}

function RemoveMember({ id, name }: { id: string; name: string }) {
  const isRemoving = usePending({ name: 'intent', value: 'remove' })
  return (
    <>
      <DialogTrigger dialog={`remove-${id}`} variant="quiet" size="sm" aria-label={`Remove ${name}`}>
        Remove
      </DialogTrigger>
      <Dialog id={`remove-${id}`} title={`Remove ${name}?`}>
        <p className="text-ink-soft">
          They lose access straight away. Their work becomes yours. Their own account isn’t affected. You can
          undo this for 30 days.
        </p>
        <Form method="post" className="mt-6 flex justify-end">
          <input type="hidden" name="id" value={id} />
          <Button variant="danger" name="intent" value="remove" pending={isRemoving} pendingText="Removing…">
            Remove member
          </Button>
        </Form>
      </Dialog>
    </>
  )
}
