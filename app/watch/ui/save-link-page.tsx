import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { savedLinkSchema } from '#core/watch/forms.ts'
import { ITEM_LIMITS } from '#core/watch/item.ts'
import type { SharedLink } from '#core/watch/shared-link.ts'
import { SOURCE_ADDRESS_MOST } from '#core/watch/source-address.ts'

interface SaveLinkPageProps {
  readonly link: SharedLink
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
}

/** A link to save, with what a bookmark or a phone handed over filled in. */
export function SaveLinkPage({ link, canWrite, reply }: SaveLinkPageProps) {
  const [form, fields] = useCheckedForm({
    id: 'save-link',
    schema: savedLinkSchema,
    reply,
    defaultValue: { ...link, note: '' },
  })
  const pending = usePending()
  return (
    <div className="grid gap-6">
      <SectionHeading
        eyebrow={<TextLink to="/app/brand-watch/sources">Sources</TextLink>}
        title="Save a link"
      />
      {canWrite ? (
        <KeptForm
          keptAs="watch-saved-link"
          {...formProps(form)}
          action="/app/brand-watch/save"
          className="grid max-w-2xl gap-5"
        >
          <FormNotice errors={form.errors} />
          <TextField
            {...textProps(fields.address)}
            label="Address"
            inputMode="url"
            autoCapitalize="none"
            placeholder="example.com/article"
            maxLength={SOURCE_ADDRESS_MOST}
          />
          <TextField {...textProps(fields.title)} label="Title" optional maxLength={ITEM_LIMITS.title} />
          <TextAreaField
            {...textProps(fields.quote)}
            label="Words from the page"
            optional
            rows={3}
            maxLength={ITEM_LIMITS.summary}
            description="If you make an idea from this link, they’re quoted with their source."
          />
          <TextAreaField {...textProps(fields.note)} label="Note" optional rows={3} maxLength={2000} />
          <div>
            <Button variant="primary" pending={pending} pendingText="Saving…">
              Save link
            </Button>
          </div>
        </KeptForm>
      ) : null}
    </div>
  )
}
