import { Form } from 'react-router'
import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { formatDate } from '#core/shared/time.ts'
import { ASK_LIMITS, REQUEST_DAYS, type RequestState, requestSchema } from '#core/stories/request.ts'

export interface RequestView {
  readonly id: string
  readonly name: string
  readonly question: string
  readonly state: RequestState
  /** To copy, while it is open. */
  readonly link: string | null
  readonly expiresAt: Date
  readonly answeredAt: Date | null
  readonly storyId: string | null
  readonly storyTitle: string | null
}

export interface AskPageProps {
  readonly offer: string
  readonly requests: readonly RequestView[]
  /** The request made a moment ago. */
  readonly made: string | null
  readonly idempotencyKey: string
  readonly canWrite: boolean
  readonly timeZone: string
  readonly reply?: FormReply | undefined
}

/** Ask a customer for their story: a form of their own, answered once, and everybody who was asked. */
export function AskPage(props: AskPageProps) {
  const { requests, canWrite, timeZone } = props
  return (
    <>
      <PageHeading
        title="Ask a customer"
        eyebrow={<TextLink to="/app/storybank">Stories</TextLink>}
        description="Send a customer a short form. They tell you what changed and how you can use it. Their answer arrives as a draft story."
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section aria-labelledby="new-request" className="grid content-start gap-5">
          <h2 id="new-request" className="text-2xl">
            New request
          </h2>
          {canWrite ? <RequestForm {...props} /> : <Notice tone="warning">{readOnlyText}</Notice>}
        </section>
        <section aria-labelledby="asked" className="grid content-start gap-5">
          <h2 id="asked" className="text-2xl">
            Your requests
          </h2>
          {requests.length === 0 ? (
            <p className="text-ink-soft">No requests yet. Start with the last customer who thanked you.</p>
          ) : (
            <ul className="grid gap-4">
              {requests.map(request => (
                <RequestCard
                  key={request.id}
                  request={request}
                  isNew={request.id === props.made}
                  canWrite={canWrite}
                  timeZone={timeZone}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  )
}

function RequestForm({ offer, idempotencyKey, reply }: AskPageProps) {
  const suggested = offer
    ? `You’ve been through ${offer}. Would you tell me in a few lines how it went for you?`
    : 'Would you tell me in a few lines what changed for you since we worked together?'
  const [form, fields] = useCheckedForm({
    id: 'ask',
    schema: requestSchema,
    reply,
    defaultValue: { question: suggested },
  })
  const pending = usePending({ name: 'intent', value: 'ask' })
  return (
    <KeptForm keptAs="ask" {...formProps(form)} className="grid gap-5">
      <FormNotice errors={form.errors} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <TextField
        {...textProps(fields.name)}
        label="Customer’s name"
        description="The form greets them by this name."
        maxLength={ASK_LIMITS.name}
      />
      <TextAreaField
        {...textProps(fields.question)}
        label="Your message"
        optional
        rows={3}
        maxLength={ASK_LIMITS.question}
      />
      <p className="text-sm text-ink-soft">
        We’ll give you a link to send by email or message. They can answer once, within {REQUEST_DAYS} days.
      </p>
      <div>
        <Button variant="primary" name="intent" value="ask" pending={pending} pendingText="Creating…">
          Create request
        </Button>
      </div>
    </KeptForm>
  )
}

const STATES: Record<RequestState, { label: string; tone: Tone }> = {
  open: { label: 'Waiting for a reply', tone: 'warning' },
  answered: { label: 'Replied', tone: 'success' },
  revoked: { label: 'Cancelled', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
}

function RequestCard(props: { request: RequestView; isNew: boolean; canWrite: boolean; timeZone: string }) {
  const { request, isNew, canWrite, timeZone } = props
  const { id, name, state, link, answeredAt, storyId } = request
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-xl">{name}</h3>
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      </div>
      {request.question ? <p className="line-clamp-3 text-sm text-ink-soft">{request.question}</p> : null}
      {link ? (
        <>
          <TextField
            id={`link-${id}`}
            label={isNew ? 'Their link. Copy it and send it to them' : 'Their link'}
            value={link}
            readOnly
            onFocus={event => event.currentTarget.select()}
          />
          <p className="text-sm text-ink-soft">
            <a className="link" href={mailAddress(request, link)}>
              Write email
            </a>{' '}
            · until {formatDate(request.expiresAt, timeZone)}
          </p>
        </>
      ) : null}
      {answeredAt ? (
        <p className="text-sm text-ink-soft">
          {formatDate(answeredAt, timeZone)}
          {storyId ? (
            <>
              {': '}
              <TextLink to={`/app/storybank/${storyId}`}>{request.storyTitle ?? 'Their story'}</TextLink>
            </>
          ) : (
            ': the story has been deleted.'
          )}
        </p>
      ) : null}
      {state === 'open' && canWrite ? (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button size="sm" variant="quiet" name="intent" value="revoke" className="-ml-3">
            Cancel request<span className="sr-only"> to {name}</span>
          </Button>
        </Form>
      ) : null}
    </Card>
  )
}

function mailAddress({ name, question }: RequestView, link: string): string {
  const body = `Hello ${name},\n\n${question}\n\n${link}\n\nIt takes about five minutes, and you decide what I may do with it.\n`
  return `mailto:?subject=${encodeURIComponent('Would you tell me your story?')}&body=${encodeURIComponent(body)}`
}
