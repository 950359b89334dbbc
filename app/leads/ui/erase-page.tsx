import { Form } from 'react-router'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { ConfirmForm } from '#app/design/primitives/fields/confirm-form.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { ERASE_WORD, eraseSchema } from '#core/leads/schema.ts'

interface ErasePageProps {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Deals that stay without a name. */
  readonly kept: number
  /** YYYY-MM-DD. */
  readonly today: string
  readonly reply: FormReply | undefined
}

/** Asks before somebody is deleted on their request: what goes, what stays and why. */
export function ErasePage({ id, name, email, kept, today, reply }: ErasePageProps) {
  const [form, fields] = useCheckedForm({
    id: 'erase',
    schema: eraseSchema,
    reply,
    defaultValue: { day: today },
  })
  const pending = usePending()
  const { error } = textProps(fields.confirmation)
  return (
    <div className="grid max-w-3xl gap-6">
      <SectionHeading
        eyebrow={<TextLink to={`/app/sales-hub/people/${id}`}>{name || email}</TextLink>}
        title="They asked to be deleted"
        description="Do this when someone asks you to delete what you hold about them."
      />
      <Panel title="What is deleted">
        <ul className="list-disc space-y-1.5 pl-5">
          <li>Their name, email, phone, company, tags and notes</li>
          <li>Their timeline, messages and files</li>
          <li>Every permission they gave or took back</li>
          <li>Every form they filled in, also those marked as spam</li>
          <li>Their deals and proposals that led to no sale</li>
          <li>Notifications and insights about them, and copies kept for undo</li>
        </ul>
      </Panel>
      <Panel title="What stays, and why">
        <ul className="list-disc space-y-1.5 pl-5">
          {kept > 0 ? (
            <li>
              {kept === 1 ? 'One deal that was' : `${kept} deals that were`} won, paid or accepted, with sums
              and dates. Tax law asks you to keep them; names and words are removed.
            </li>
          ) : null}
          <li>
            A note that someone was deleted today, with a fingerprint of their email. It can’t be turned back
            into the email. It’s your proof, and it tells you if the same email comes in again.
          </li>
        </ul>
        <p className="text-ink-soft">
          What you wrote about them in stories, posts or your own mailbox isn’t touched: check those yourself.
          You can <TextLink to={`/app/sales-hub/people/${id}`}>download what you hold about them</TextLink>{' '}
          first.
        </p>
      </Panel>
      <Form {...formProps(form)} className="grid gap-5">
        <FormNotice errors={form.errors} />
        <DateField {...textProps(fields.day)} label="When did they ask?" max={today} />
        <ConfirmForm
          word={ERASE_WORD}
          name={fields.confirmation.name}
          button="Delete for good"
          error={error}
          pending={pending}
        >
          <p>This can’t be undone.</p>
        </ConfirmForm>
      </Form>
    </div>
  )
}
