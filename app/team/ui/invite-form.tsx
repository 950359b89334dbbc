import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import { GIVEN_ROLES } from '#core/team/roles.ts'
import { inviteSchema } from '#core/team/team-forms.ts'

/** Whom to invite, and as what. */
export function InviteForm(props: {
  canMakeAdmins: boolean
  idempotencyKey: string
  reply?: FormReply | undefined
}) {
  const [form, fields] = useCheckedForm({ id: 'invite', schema: inviteSchema, reply: props.reply })
  const roles = GIVEN_ROLES.filter(role => props.canMakeAdmins || role !== 'admin')
  const chosen = fields.role.initialValue
  return (
    <Form {...formProps(form)} className="grid gap-5">
      <FormNotice errors={form.errors} />
      <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
      <TextField
        {...textProps(fields.email)}
        label="Their email"
        type="email"
        autoComplete="off"
        placeholder="name@example.com"
      />
      <RadioCards
        legend="Role"
        name={fields.role.name}
        defaultValue={typeof chosen === 'string' ? chosen : 'editor'}
        error={fields.role.errors ?? null}
        options={roles.map(role => ({
          value: role,
          label: ROLE_WORDS[role].name,
          description: ROLE_WORDS[role].may,
        }))}
      />
      <div>
        <Button
          variant="primary"
          name="intent"
          value="invite"
          pending={usePending({ name: 'intent', value: 'invite' })}
          pendingText="Sending…"
        >
          Send invitation
        </Button>
      </div>
    </Form>
  )
}
