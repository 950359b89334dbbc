import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { FORM_TEXTS } from '#app/lead-forms/copy.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import type { FormField } from '#core/lead-forms/fields.ts'
import { LeadFormFields } from './lead-form-fields.tsx'

export interface VisitorFormProps {
  readonly form: {
    readonly slug: string
    readonly name: string
    readonly brand: string
    readonly title: string
    readonly introduction: string
    readonly button: string
    readonly fields: readonly FormField[]
    readonly consentWording: string
    readonly isOpen: boolean
    readonly kit: FounderLook
  }
  readonly stamp: string | null
  readonly via: string | null
  readonly reply?: FormReply | undefined
}

/** A founder’s form as a visitor fills it in: heading, fields, button, and whom it goes to. */
export function VisitorForm({ form, stamp, via, reply }: VisitorFormProps) {
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl wrap-anywhere">
        {form.isOpen ? form.title || form.name : FORM_TEXTS.closedTitle}
      </h1>
      {form.isOpen ? (
        <>
          {form.introduction ? (
            <p className="whitespace-pre-line text-lg text-ink-soft wrap-anywhere">{form.introduction}</p>
          ) : null}
          <KeptForm
            as="form"
            keptAs={`lead-form:${form.slug}`}
            method="post"
            noValidate
            className="grid gap-6"
          >
            <LeadFormFields {...form} via={via} reply={reply} stamp={stamp} />
            <div>
              <Button variant="primary">{form.button}</Button>
            </div>
          </KeptForm>
          <p className="border-t border-line pt-4 text-sm text-ink-soft">
            What you send goes to {form.brand}. Brandhearth stores it for them.
          </p>
        </>
      ) : (
        <Notice tone="info">{FORM_TEXTS.closed}</Notice>
      )}
    </div>
  )
}
