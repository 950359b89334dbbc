import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { HANDOVER_NOTE_MAX, offerHandoverSchema } from '#core/team/handover.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import { GIVEN_ROLES } from '#core/team/roles.ts'

const AFTERWARDS = [
  { value: 'none', label: 'Nothing. I leave the workspace' },
  ...GIVEN_ROLES.map(role => ({ value: role, label: `${ROLE_WORDS[role].name}, by invitation` })),
]

/** To whom the workspace goes, and what its owner is afterwards. */
export function OfferForm({ reply }: { readonly reply?: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'handover', schema: offerHandoverSchema, reply })
  const isPending = usePending({ name: 'intent', value: 'offer' })
  return (
    <Panel
      title="The new owner"
      description="We email them a link. Nothing changes until they take the workspace over."
    >
      <KeptForm keptAs="handover" {...formProps(form)} className="grid gap-5">
        <FormNotice errors={form.errors} />
        <TextField
          {...textProps(fields.email)}
          label="Their email address"
          description="They’ll sign in with it. It can’t have a Brandhearth account yet."
          type="email"
          autoComplete="off"
        />
        <SelectField
          {...textProps(fields.formerRole)}
          label="What you are afterwards"
          description="We’d invite you at the address you have now, for which you’d need an account of your own."
          options={AFTERWARDS}
        />
        <TextAreaField
          {...textProps(fields.note)}
          label="A line to them (optional)"
          description="They read it on the page behind the link."
          rows={3}
          maxLength={HANDOVER_NOTE_MAX}
        />
        <div>
          <Button name="intent" value="offer" variant="danger" pending={isPending} pendingText="Sending…">
            Offer workspace
          </Button>
        </div>
      </KeptForm>
    </Panel>
  )
}
