import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { DEAL_LIMITS, newDealFormSchema } from '#core/deals/schema.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { DealFields } from './deal-fields.tsx'
import type { NewDealView } from './deal-views.ts'

const HERE = '/app/sales-hub/pipeline'

/** The address of this page for the same person. */
function addAddress({ personId }: NewDealView, query: Readonly<Record<string, string | null>>): string {
  return `${HERE}${listQuery({ add: 'deal', person: personId, ...query })}`
}

type NewDealProps = NewDealView & { reply?: FormReply | undefined }

/** Begins a deal, on a page of its own: a crowded board weighs as much as a page may. */
export function NewDealPage(props: NewDealProps) {
  return (
    <div className="grid gap-6">
      <SectionHeading title="New deal" eyebrow={<TextLink to={HERE}>Pipeline</TextLink>} />
      <NewDealForm {...props} />
    </div>
  )
}

/** With whom, what for, what it is worth and what comes next. */
export function NewDealForm(props: NewDealProps) {
  const { people, person, offerId, idempotencyKey, reply } = props
  const [form, fields] = useCheckedForm({
    id: 'new-deal',
    schema: newDealFormSchema,
    reply,
    defaultValue: { ...(person ? { person } : {}), ...(offerId ? { offerId } : {}) },
  })
  const pending = usePending({ name: 'intent', value: 'create' })
  return (
    <KeptForm
      keptAs={`deal:new:${props.personId ?? ''}`}
      {...formProps(form)}
      action={addAddress(props, { offer: offerId })}
      className="grid max-w-2xl gap-5"
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <FormNotice errors={form.errors} />
      <TextField
        {...textProps(fields.person)}
        label="Person"
        description="Their name or email. An email you haven’t got yet adds them."
        list="deal-people"
        maxLength={DEAL_LIMITS.person}
        autoComplete="off"
      />
      <datalist id="deal-people">
        {people.map(({ name, email }) => (
          <option key={email || name} value={email || name}>
            {email ? name : undefined}
          </option>
        ))}
      </datalist>
      <TextField
        {...textProps(fields.title)}
        label="Title"
        description="Empty takes the offer’s name."
        optional
        maxLength={DEAL_LIMITS.title}
      />
      <DealFields fields={fields} choices={props} chooseAt={addAddress(props, { choose: 'offer' })} />
      <div>
        <Button variant="primary" name="intent" value="create" pending={pending} pendingText="Adding…">
          Add deal
        </Button>
      </div>
    </KeptForm>
  )
}
