import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { LINK_CHANNELS, LINK_LABEL_MOST, newLinkFormSchema } from '#core/links/schema.ts'
import { TARGET_MOST } from '#core/links/target.ts'
import { networkName } from '#core/posts/platforms/network-name.ts'
import type { LinksPageProps } from './link-views.ts'

/** A link by hand: for a profile, a newsletter, a flyer. */
export function NewLink({ idempotencyKey, reply, total }: LinksPageProps) {
  const [form, fields] = useCheckedForm({ id: 'new-link', schema: newLinkFormSchema, reply })
  const pending = usePending({ name: 'intent', value: 'create' })
  // Stays as it was opened: a first link made elsewhere must not close it over what is being typed.
  const [startsOpen] = useState(total === 0)
  return (
    <details
      className="mb-8 rounded-md border border-line bg-raised p-5"
      open={startsOpen || reply !== undefined}
    >
      <summary className="cursor-pointer font-display text-xl">New link</summary>
      <Form {...formProps(form)} action="/app/links" className="grid max-w-2xl gap-4 pt-4">
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <FormNotice errors={form.errors} />
        <TextField
          {...textProps(fields.label)}
          label="Name"
          placeholder="Bread course, from my profile"
          description="Its beginning becomes part of the link."
          maxLength={LINK_LABEL_MOST}
        />
        <TextField
          {...textProps(fields.target)}
          label="Leads to"
          type="url"
          inputMode="url"
          placeholder="https://example.com/course"
          maxLength={TARGET_MOST}
        />
        <SelectField
          {...textProps(fields.channel)}
          label="Where you’ll use it"
          placeholder="Choose one"
          options={LINK_CHANNELS.map(value => ({ value, label: networkName(value) }))}
        />
        <div>
          <Button variant="primary" name="intent" value="create" pending={pending} pendingText="Making…">
            Make link
          </Button>
        </div>
      </Form>
    </details>
  )
}
