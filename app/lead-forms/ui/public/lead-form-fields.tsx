import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { ANSWER_MOST, type FormField } from '#core/lead-forms/fields.ts'
import { typedIn, UnseenFields, type UnseenFieldsProps } from './unseen-fields.tsx'

export interface LeadFormFieldsProps extends UnseenFieldsProps {
  readonly fields: readonly FormField[]
  readonly consentWording: string
}

/** The fields of a founder’s form, as a visitor fills them in. Needs no scripts. */
export function LeadFormFields({ fields, consentWording, stamp, via, reply }: LeadFormFieldsProps) {
  const typed = (name: string) => typedIn(reply, name)
  const errorOf = (name: string) => reply?.error?.[name] ?? null
  const questions = fields.filter(({ kind }) => kind === 'quiz')
  const asked = fields.some(({ key }) => key === 'name') ? 1 : 0
  const email = (
    <TextField
      key="email"
      id="form-email"
      name="email"
      type="email"
      label="Email"
      autoComplete="email"
      defaultValue={typed('email')}
      error={errorOf('email')}
      maxLength={254}
      required
    />
  )
  const shown = (field: FormField) => (
    <LeadFormField key={field.key} field={field} typed={typed(field.key)} error={errorOf(field.key)} />
  )
  const others = fields.filter(({ kind }) => kind !== 'quiz').map(shown)
  return (
    <>
      <FormNotice errors={reply?.error?.[''] ?? undefined} />
      <UnseenFields stamp={stamp} via={via} reply={reply} />
      {questions.map(shown)}
      {[...others.slice(0, asked), email, ...others.slice(asked)]}
      {consentWording ? (
        <Checkbox
          id="form-consent"
          name="consent"
          value="on"
          label={consentWording}
          description="We’ll email you a link to confirm it."
          defaultChecked={typed('consent') !== ''}
        />
      ) : null}
    </>
  )
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  phone: 'tel',
  company: 'organization',
}

function LeadFormField(props: { field: FormField; typed: string; error: string[] | null }) {
  const { field, typed, error } = props
  const { key, kind, label, isRequired, options } = field
  const shared = {
    id: `form-${key}`,
    name: key,
    label,
    error,
    defaultValue: typed,
    ...(isRequired ? { required: true } : { optional: true }),
  }
  if (kind === 'quiz')
    return (
      <RadioCards
        name={key}
        legend={label}
        error={error}
        defaultValue={typed}
        required
        options={options.map(option => ({ value: option, label: option }))}
      />
    )
  if (kind === 'choice')
    return (
      <SelectField
        {...shared}
        placeholder="Choose one"
        options={options.map(option => ({ value: option, label: option }))}
      />
    )
  if (kind === 'text') return <TextAreaField {...shared} rows={5} maxLength={ANSWER_MOST.text} />
  return (
    <TextField
      {...shared}
      type={kind === 'phone' ? 'tel' : 'text'}
      autoComplete={AUTOCOMPLETE[kind] ?? 'off'}
      maxLength={ANSWER_MOST[kind]}
    />
  )
}
