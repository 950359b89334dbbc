import { Form } from 'react-router'
import { SCOPE_TEXTS, TOKEN_PROBLEMS } from '#app/api/copy/tokens.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { ChoiceGroup } from '#app/design/primitives/fields/choice-group.tsx'
import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { CHOSEN_SCOPES } from '#core/api/scopes.ts'
import { TOKEN_DAYS, USUAL_TOKEN_DAYS } from '#core/api/token.ts'
import { TOKEN_NAME_MOST, tokenFormSchema } from '#core/api/token-form.ts'

interface NewTokenPageProps {
  readonly refusal: keyof typeof TOKEN_PROBLEMS | null
  readonly formKey: string
  readonly reply?: FormReply | undefined
}

const DAY_OPTIONS = TOKEN_DAYS.map(days => ({ value: String(days), label: `${days} days` }))

/** Settings, “API tokens”: what a new token is called and may do. */
export function NewTokenPage(props: NewTokenPageProps) {
  return (
    <div className="grid gap-6">
      <PageHeading
        title="New API token"
        eyebrow={<TextLink to="/app/settings/tokens">API tokens</TextLink>}
      />
      {props.refusal ? (
        <Notice tone="info">
          {TOKEN_PROBLEMS[props.refusal]}{' '}
          {props.refusal === 'plan' ? <TextLink to="/app/upgrade?missing=API">See plans</TextLink> : null}
        </Notice>
      ) : (
        <TokenFields {...props} />
      )}
    </div>
  )
}

function TokenFields({ formKey, reply }: NewTokenPageProps) {
  const [form, fields] = useCheckedForm({ id: 'token', schema: tokenFormSchema, reply })
  const pending = usePending()
  const chosen = ([] as unknown[]).concat(fields.scopes.initialValue ?? [])
  return (
    <Form {...formProps(form)} className="grid gap-5">
      <FormNotice errors={form.errors} />
      <input type="hidden" name="key" value={formKey} />
      <TextField
        {...textProps(fields.name)}
        label="Name"
        description="What will use it, such as Zapier or your website."
        maxLength={TOKEN_NAME_MOST}
        autoComplete="off"
      />
      <ChoiceGroup legend="What it may do" error={fields.scopes.errors ?? null}>
        {() => (
          <div className="grid gap-2">
            <Checkbox
              name="read"
              defaultChecked
              disabled
              label={SCOPE_TEXTS.read.label}
              description={`${SCOPE_TEXTS.read.description} Every token may.`}
            />
            {CHOSEN_SCOPES.map(scope => (
              <Checkbox
                key={scope}
                name={fields.scopes.name}
                value={scope}
                defaultChecked={chosen.includes(scope)}
                label={SCOPE_TEXTS[scope].label}
                description={SCOPE_TEXTS[scope].description}
              />
            ))}
          </div>
        )}
      </ChoiceGroup>
      <SelectField
        {...textProps(fields.days)}
        label="Expires after"
        defaultValue={fields.days.initialValue ? String(fields.days.initialValue) : String(USUAL_TOKEN_DAYS)}
        options={DAY_OPTIONS}
      />
      <div>
        <Button variant="primary" pending={pending} pendingText="Making…">
          Make token
        </Button>
      </div>
    </Form>
  )
}
