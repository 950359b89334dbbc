import { ArrowDown, ArrowUp, Trash2 } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { EnterButton } from '#app/design/primitives/actions/enter-button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import { type FormReply, repliedVersion } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { VAT_MODE_TEXTS } from '#app/proposals/copy.ts'
import { PROPOSAL_VAT_MODES, quantityText } from '#core/proposals/lines.ts'
import { PROPOSAL_LIMITS, proposalFormSchema, VAT_RATES } from '#core/proposals/schema.ts'
import { rateText } from '#core/proposals/words.ts'
import { poundsField } from '#core/shared/money.ts'
import type { ProposalView } from './proposal-views.ts'

const EMPTY_LINE = { title: '', detail: '', quantity: '1', unitPence: '', vatRate: '2000', isOptional: '' }

/** The form of a draft: words, lines with buttons that move and delete them, VAT, and until when it is open. */
export function DraftForm(props: ProposalView & { reply?: FormReply | undefined }) {
  const { id, version, content, isLocked, reply } = props
  const [form, fields] = useCheckedForm({
    id: 'proposal',
    schema: proposalFormSchema,
    reply,
    defaultValue: {
      title: content.title,
      introduction: content.introduction,
      terms: content.terms,
      expiresOn: content.expiresOn ?? '',
      vatMode: content.vatMode,
      paymentLink: content.paymentLink,
      version: String(version),
      lines: [
        ...content.lines.map(line => ({
          title: line.title,
          detail: line.detail,
          quantity: quantityText(line.quantity),
          unitPence: poundsField(line.unitPence),
          vatRate: String(line.vatRate),
          isOptional: line.isOptional ? 'on' : '',
        })),
        EMPTY_LINE,
      ],
    },
  })
  const lines = fields.lines.getFieldList()
  const saving = usePending({ name: 'intent', value: 'save' })
  const adding = usePending({ name: 'intent', value: 'add' })
  const reviewing = usePending({ name: 'intent', value: 'review' })
  return (
    <KeptForm keptAs={isLocked ? null : `proposal:${id}`} {...formProps(form)} className="grid gap-6">
      {/* Enter in a field saves and moves nothing: the first button of a form is what it presses. */}
      <EnterButton intent="save">Save</EnterButton>
      <input type="hidden" name="version" value={repliedVersion(reply) ?? version} />
      <FormNotice errors={form.errors} />
      <Panel title="What you offer">
        <TextField
          {...textProps(fields.title)}
          label="Title"
          maxLength={PROPOSAL_LIMITS.title}
          readOnly={isLocked}
        />
        <TextAreaField
          {...textProps(fields.introduction)}
          label="Introduction"
          description="What they told you, and what will be different."
          optional
          maxLength={PROPOSAL_LIMITS.introduction}
          readOnly={isLocked}
        />
      </Panel>
      <Panel title="Lines" description="Mark a line as optional and they choose whether to take it.">
        <SelectField
          {...textProps(fields.vatMode)}
          label="VAT"
          options={PROPOSAL_VAT_MODES.map(mode => ({ value: mode, label: VAT_MODE_TEXTS[mode] }))}
          disabled={isLocked}
        />
        {fields.lines.errors?.[0] ? <p className="text-danger">{fields.lines.errors[0]}</p> : null}
        <ol className="grid gap-5">
          {lines.map((line, at) => {
            const isNew = at === lines.length - 1
            if (isNew && isLocked) return null
            const part = line.getFieldset()
            const name = isNew ? 'New line' : `Line ${at + 1}`
            return (
              <li key={line.key} className="rounded-xl border border-line p-4">
                <fieldset className="grid gap-4">
                  <legend className="sr-only">{name}</legend>
                  <div className="flex items-center justify-between gap-3">
                    <p className="font-semibold" aria-hidden="true">
                      {name}
                    </p>
                    {isNew || isLocked ? null : <LineButtons at={at} count={lines.length - 1} />}
                  </div>
                  <TextField
                    {...textProps(part.title)}
                    label="What it is"
                    maxLength={PROPOSAL_LIMITS.lineTitle}
                    readOnly={isLocked}
                  />
                  <TextAreaField
                    {...textProps(part.detail)}
                    label="Details"
                    optional
                    rows={2}
                    maxLength={PROPOSAL_LIMITS.lineDetail}
                    readOnly={isLocked}
                  />
                  <div className="grid items-start gap-4 sm:grid-cols-3">
                    <TextField
                      {...textProps(part.quantity)}
                      label="Quantity"
                      inputMode="decimal"
                      maxLength={8}
                      readOnly={isLocked}
                    />
                    <TextField
                      {...textProps(part.unitPence)}
                      label="Price each"
                      prefix="£"
                      inputMode="decimal"
                      maxLength={16}
                      readOnly={isLocked}
                    />
                    <SelectField
                      {...textProps(part.vatRate)}
                      label="VAT rate"
                      options={VAT_RATES.map(rate => ({ value: String(rate), label: rateText(rate) }))}
                      disabled={isLocked}
                    />
                  </div>
                  <Checkbox
                    id={part.isOptional.id}
                    name={part.isOptional.name}
                    value="on"
                    label="Optional: they choose"
                    defaultChecked={part.isOptional.initialValue === 'on'}
                    disabled={isLocked}
                  />
                </fieldset>
              </li>
            )
          })}
        </ol>
        {isLocked ? null : (
          <div>
            <Button name="intent" value="add" pending={adding}>
              Save and add another line
            </Button>
          </div>
        )}
      </Panel>
      <Panel title="Terms">
        <TextAreaField
          {...textProps(fields.terms)}
          label="Terms"
          description="When you start, how they pay, what happens if plans change. Your next proposal starts with them."
          optional
          maxLength={PROPOSAL_LIMITS.terms}
          readOnly={isLocked}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DateField
            {...textProps(fields.expiresOn)}
            label="Last day to accept"
            optional
            readOnly={isLocked}
          />
          <TextField
            {...textProps(fields.paymentLink)}
            label="Payment link"
            description="Shown once they’ve accepted."
            optional
            type="url"
            maxLength={PROPOSAL_LIMITS.paymentLink}
            readOnly={isLocked}
          />
        </div>
      </Panel>
      {isLocked ? null : (
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" name="intent" value="review" pending={reviewing} pendingText="Saving…">
            Save and preview
          </Button>
          <Button name="intent" value="save" pending={saving} pendingText="Saving…">
            Save draft
          </Button>
        </div>
      )}
    </KeptForm>
  )
}

function LineButtons({ at, count }: { at: number; count: number }) {
  return (
    <div className="flex gap-1">
      <Button
        variant="quiet"
        size="sm"
        name="intent"
        value={`up:${at}`}
        disabled={at === 0}
        aria-label={`Move line ${at + 1} up`}
        icon={<ArrowUp aria-hidden />}
      />
      <Button
        variant="quiet"
        size="sm"
        name="intent"
        value={`down:${at}`}
        disabled={at === count - 1}
        aria-label={`Move line ${at + 1} down`}
        icon={<ArrowDown aria-hidden />}
      />
      <Button
        variant="quiet"
        size="sm"
        name="intent"
        value={`remove:${at}`}
        aria-label={`Delete line ${at + 1}`}
        icon={<Trash2 aria-hidden />}
      />
    </div>
  )
}
