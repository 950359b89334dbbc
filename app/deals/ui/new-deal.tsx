import { Form } from 'react-router'
import { Plus } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { LaterFold, LaterFolds } from '#app/design/primitives/surface/later-fold.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { DEAL_LIMITS, newDealFormSchema } from '#core/deals/schema.ts'
import { DealFields } from './deal-fields.tsx'
import type { PipelineView } from './deal-views.ts'

type NewDealProps = PipelineView & { reply?: FormReply | undefined }

/** Begins a deal: with whom, what for, what it is worth and what comes next. */
export function NewDeal({ isOpen, ...props }: NewDealProps & { isOpen: boolean }) {
  const label = (
    <>
      <Plus
        size={20}
        aria-hidden
        className="text-ember transition-transform group-open:rotate-45 motion-reduce:transition-none"
      />
      New deal
    </>
  )
  return (
    <Card>
      <LaterFolds value={props.folds}>
        <LaterFold
          anchor="new"
          className="group"
          openerClass="flex cursor-pointer items-center gap-2 font-display text-2xl"
          label={label}
          open={isOpen || props.reply !== undefined}
        >
          <NewDealForm {...props} />
        </LaterFold>
      </LaterFolds>
    </Card>
  )
}

function NewDealForm(props: NewDealProps) {
  const { people, isForPerson, idempotencyKey, reply } = props
  const person = isForPerson ? people[0]?.email || people[0]?.name : undefined
  const [form, fields] = useCheckedForm({
    id: 'new-deal',
    schema: newDealFormSchema,
    reply,
    ...(person ? { defaultValue: { person } } : {}),
  })
  const pending = usePending({ name: 'intent', value: 'create' })
  return (
    <Form {...formProps(form)} action="/app/sales-hub/pipeline" className="grid max-w-2xl gap-5 pt-5">
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
      <DealFields fields={fields} choices={props} />
      <div>
        <Button variant="primary" name="intent" value="create" pending={pending} pendingText="Adding…">
          Add deal
        </Button>
      </div>
    </Form>
  )
}
