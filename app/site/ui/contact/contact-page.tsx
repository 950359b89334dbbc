import { useOperator } from '#app/design/layout/operator.ts'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { VISITOR_FORMS } from '#app/site/copy/forms.ts'
import { PageIntro } from '../frame/page-intro.tsx'
import { ContactForm, type ContactFormProps } from './contact-form.tsx'

export interface ContactPageProps extends ContactFormProps {
  /** What is said once a message was sent; it stays until the page is left. */
  received: string | null
}

/** The form, and the other ways to reach us. */
export function ContactPage({ received, ...form }: ContactPageProps) {
  const operator = useOperator()
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-12 px-5 py-14 sm:py-20 md:grid-cols-[3fr_2fr]">
      <div className="grid grid-cols-1 content-start gap-8">
        <PageIntro title={VISITOR_FORMS.contact.title} lead={VISITOR_FORMS.contact.lead} />
        {received ? (
          <Notice tone="success" live="status">
            {received}
          </Notice>
        ) : null}
        <ContactForm {...form} />
      </div>
      <aside className="grid content-start gap-6 self-start rounded-lg border border-line bg-raised p-6">
        {operator ? (
          <section className="grid gap-1.5">
            <h2 className="text-xl">Prefer email?</h2>
            <a className="link w-fit" href={`mailto:${operator.supportEmail}`}>
              {operator.supportEmail}
            </a>
          </section>
        ) : null}
        <section className="grid gap-1.5">
          <h2 className="text-xl">Something not working?</h2>
          <p className="text-ink-soft">
            If you have an account, tell us which page it was and what you saw. Never send us your password.
          </p>
        </section>
        {operator ? (
          <section className="grid gap-1.5">
            <h2 className="text-xl">Who we are</h2>
            <p className="text-ink-soft">{operator.line}</p>
          </section>
        ) : null}
      </aside>
    </div>
  )
}
