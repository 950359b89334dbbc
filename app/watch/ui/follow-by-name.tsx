import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { NAMED_SOURCE_WORDS, PAGE_TEXTS } from '#app/watch/copy.ts'
import { namedSourceSchema } from '#core/watch/forms.ts'
import { NAMED_SOURCES } from '#core/watch/source-kinds.ts'

/** A source by what it is called: a search, an account, a channel. */
export function FollowByName({ reply }: { reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({
    id: 'named-source',
    schema: namedSourceSchema,
    reply,
    defaultValue: { kind: 'news', name: '' },
  })
  const pending = usePending({ name: 'intent', value: 'named' })
  return (
    <Panel title="Follow a search or an account" description={PAGE_TEXTS.namedHelp}>
      <Form {...formProps(form)} action="/app/brand-watch/sources" className="grid max-w-2xl gap-4">
        <FormNotice errors={form.errors} />
        <SelectField
          {...textProps(fields.kind)}
          label="Kind"
          options={NAMED_SOURCES.map(kind => {
            const { label, example } = NAMED_SOURCE_WORDS[kind]
            return { value: kind, label: `${label}: ${example}` }
          })}
        />
        <TextField
          {...textProps(fields.name)}
          label="Name or words"
          autoCapitalize="none"
          maxLength={200}
          description="Enter it as in the example beside its kind."
        />
        <div>
          <Button name="intent" value="named" pending={pending} pendingText="Looking…">
            Follow
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
