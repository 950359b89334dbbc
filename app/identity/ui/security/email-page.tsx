import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { emailCodesSchema, newEmailSchema } from '#core/identity/forms/email-change.ts'

export interface EmailPageProps {
  readonly email: string
  /** The change that waits for its codes. */
  readonly waiting: { readonly newEmail: string; readonly expiresAt: Date } | null
  /** Where they show that it is them, which comes first; null when they just have. */
  readonly proofPage: string | null
  readonly timeZone: string
  /** What was wrong where no field can say it. */
  readonly problem?: string | undefined
  readonly reply?: FormReply | undefined
}

/** Changes the address of the account: first the new one, then the codes that both mailboxes were sent. */
export function EmailPage(props: EmailPageProps) {
  const { email, waiting, proofPage, timeZone, problem, reply } = props
  return (
    <div className="grid max-w-xl gap-6">
      <PageHeading
        title="Change your email address"
        description="You sign in with it, and we send everything there. Both mailboxes confirm the change."
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {waiting ? (
        <CodesPanel email={email} {...waiting} timeZone={timeZone} reply={reply} />
      ) : proofPage ? (
        <ProofPanel email={email} proofPage={proofPage} />
      ) : (
        <NewEmailPanel email={email} reply={reply} />
      )}
      <TextLink to="/app/settings/security">Back to security</TextLink>
    </div>
  )
}

function ProofPanel({ email, proofPage }: { email: string; proofPage: string }) {
  return (
    <Panel title="First, confirm it’s you">
      <div className="grid gap-5">
        <p>
          Your address now: <strong className="break-words">{email}</strong>
        </p>
        <div>
          <ButtonLink to={proofPage} variant="primary">
            Confirm it’s you
          </ButtonLink>
        </div>
      </div>
    </Panel>
  )
}

function NewEmailPanel({ email, reply }: Pick<EmailPageProps, 'email' | 'reply'>) {
  const [form, fields] = useCheckedForm({ id: 'new-email', schema: newEmailSchema, reply })
  return (
    <Panel title="Your new address">
      <Form {...formProps(form)} className="grid gap-5">
        <FormNotice errors={form.errors} />
        <p>
          Your address now: <strong className="break-words">{email}</strong>
        </p>
        <TextField {...textProps(fields.email)} label="New email address" type="email" autoComplete="email" />
        <p className="text-ink-soft">
          We send a code to each of the two addresses. Can’t open the mailbox you have now? Write to us under{' '}
          <TextLink to="/app/support">Support</TextLink>.
        </p>
        <div>
          <Button name="intent" value="ask" variant="primary" pending={usePending()} pendingText="Sending…">
            Send codes
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

interface CodesPanelProps extends Pick<EmailPageProps, 'email' | 'timeZone' | 'reply'> {
  readonly newEmail: string
  readonly expiresAt: Date
}

function CodesPanel({ email, newEmail, expiresAt, timeZone, reply }: CodesPanelProps) {
  const [form, fields] = useCheckedForm({ id: 'email-codes', schema: emailCodesSchema, reply })
  const isFinishing = usePending({ name: 'intent', value: 'codes' })
  const isAsking = usePending({ name: 'intent', value: 'ask' })
  const isCancelling = usePending({ name: 'intent', value: 'cancel' })
  const code = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 } as const
  return (
    <Panel title="Type both codes">
      <div className="grid gap-5">
        <p>
          We sent one code to <strong className="break-words">{email}</strong> and another to{' '}
          <strong className="break-words">{newEmail}</strong>. They work until{' '}
          <When at={expiresAt} timeZone={timeZone} />. If one is missing, look in your spam folder.
        </p>
        <Form {...formProps(form)} className="grid gap-5">
          <FormNotice errors={form.errors} />
          <TextField {...textProps(fields.oldCode)} {...code} label={`Code sent to ${email}`} />
          <TextField {...textProps(fields.newCode)} {...code} label={`Code sent to ${newEmail}`} />
          <p className="text-ink-soft">
            Changing it signs out your other devices. You can undo the change for 7 days, from an email we
            send to {email}.
          </p>
          <div>
            <Button
              name="intent"
              value="codes"
              variant="primary"
              pending={isFinishing}
              pendingText="Changing…"
            >
              Change email
            </Button>
          </div>
        </Form>
        <div className="flex flex-wrap gap-2.5 border-t border-line pt-5">
          <Form method="post">
            <input type="hidden" name="email" value={newEmail} />
            <Button name="intent" value="ask" pending={isAsking} pendingText="Sending…">
              Send new codes
            </Button>
          </Form>
          <Form method="post">
            <Button
              name="intent"
              value="cancel"
              variant="quiet"
              pending={isCancelling}
              pendingText="Cancelling…"
            >
              Keep my address
            </Button>
          </Form>
        </div>
      </div>
    </Panel>
  )
}
