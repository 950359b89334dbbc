import { Button } from '#app/design/primitives/actions/button.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { VIA } from '#core/links/target.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { LeadFormFields } from './lead-form-fields.tsx'
import type { VisitorFormProps } from './visitor-form.tsx'

/** The form of an offer at the end of its page. It is sent to the form's own page, which says what is missing. */
export function OfferContact({ form, stamp, via }: VisitorFormProps) {
  return (
    <section aria-labelledby="contact" className="grid gap-6">
      <h2 id="contact" className="text-2xl wrap-anywhere">
        {form.title || form.name}
      </h2>
      {form.introduction ? (
        <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{form.introduction}</p>
      ) : null}
      <KeptForm
        as="form"
        keptAs={`lead-form:${form.slug}`}
        method="post"
        action={`/f/${form.slug}${listQuery({ [VIA]: via })}`}
        className="grid gap-6"
      >
        <LeadFormFields {...form} via={via} stamp={stamp} />
        <div>
          <Button variant="primary">{form.button}</Button>
        </div>
      </KeptForm>
      <p className="text-sm text-ink-soft">
        What you send goes to {form.brand}. Brandhearth stores it for them.
      </p>
    </section>
  )
}
