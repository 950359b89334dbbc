import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { ConfirmForm } from '#app/design/primitives/fields/confirm-form.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { DISABLED_REASONS, WEBHOOK_PROBLEMS } from '#app/webhooks/copy/webhooks.ts'
import type { DisabledReason, EndpointStatus } from '#core/webhooks/endpoint.ts'
import { webhookFormSchema } from '#core/webhooks/schema.ts'
import { DeliveryLog, type ShownDelivery } from './delivery-log.tsx'
import { WebhookBadge } from './webhook-badge.tsx'
import { WebhookFields } from './webhook-fields.tsx'

interface WebhookPageProps {
  readonly webhook: {
    readonly id: string
    readonly address: string
    readonly description: string
    readonly events: readonly string[]
    readonly status: EndpointStatus
    readonly reason: DisabledReason | ''
    readonly oldSecretUntil: Date | null
    readonly deliveries: readonly ShownDelivery[]
    readonly refusal: 'not_allowed' | 'read_only' | 'plan' | null
  }
  readonly timeZone: string
  readonly problem?: string | undefined
  readonly reply?: FormReply | undefined
}

/** One webhook: its state, its secret, what was sent, and what it’s told. */
export function WebhookPage(props: WebhookPageProps) {
  const { webhook, timeZone, problem } = props
  const { status, reason, refusal } = webhook
  const isOn = status === 'active'
  return (
    <div className="grid gap-6">
      <PageHeading
        title={<span className="wrap-anywhere">{webhook.address}</span>}
        eyebrow={<TextLink to="/app/settings/webhooks">Webhooks</TextLink>}
        description={webhook.description}
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {refusal ? <Notice tone="info">{WEBHOOK_PROBLEMS[refusal]}</Notice> : null}
      {reason === '' ? null : (
        <Notice tone="warning">
          {DISABLED_REASONS[reason]} New events aren’t sent until you turn it on again.
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <WebhookBadge status={status} />
        {refusal === null && isOn ? <Press intent="test" label="Send test event" /> : null}
        {isOn ? <Press intent="pause" label="Pause" /> : null}
        {refusal === null && !isOn ? <Press intent="resume" label="Turn on" /> : null}
      </div>
      {status === 'paused' ? (
        <Notice tone="info">
          While it’s paused, new events aren’t noted for it. Events that were already waiting are sent once
          you turn it on.
        </Notice>
      ) : null}
      <Panel title="Signing secret" description="Your receiver checks with it that an event is from us.">
        {webhook.oldSecretUntil ? (
          <Notice tone="info">
            Your old secret signs as well until <When at={webhook.oldSecretUntil} timeZone={timeZone} />.
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`/app/settings/webhooks/${webhook.id}/secret`}>Show secret</ButtonLink>
          {refusal === null ? <Press intent="rotate" label="Replace secret" /> : null}
        </div>
        <p className="text-sm text-ink-soft">
          If you replace it, both secrets sign for 24 hours, so that nothing is lost while you change it over.
        </p>
      </Panel>
      <DeliveryLog deliveries={webhook.deliveries} timeZone={timeZone} mayReplay={refusal === null && isOn} />
      {refusal === null ? <EditForm {...props} /> : null}
      <details>
        <summary className="w-fit cursor-pointer font-semibold">Delete webhook</summary>
        <Form method="post" className="mt-3">
          <input type="hidden" name="intent" value="delete" />
          <ConfirmForm word="DELETE" button="Delete webhook">
            The address, its secret and its log are deleted for good. What hasn’t been sent yet will not be
            sent.
          </ConfirmForm>
        </Form>
      </details>
    </div>
  )
}

function EditForm({ webhook, reply }: WebhookPageProps) {
  const [form, fields] = useCheckedForm({
    id: `webhook-${webhook.id}`,
    schema: webhookFormSchema,
    reply,
    defaultValue: {
      address: webhook.address,
      description: webhook.description,
      events: [...webhook.events],
    },
  })
  return (
    <Panel title="Change webhook">
      <Form {...formProps(form)} className="grid gap-4">
        <FormNotice errors={form.errors} />
        <WebhookFields
          address={textProps(fields.address)}
          description={textProps(fields.description)}
          events={fields.events}
          localHost={null}
        />
        <div>
          <Button variant="primary" name="intent" value="save">
            Save webhook
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function Press({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <Button size="sm" name="intent" value={intent}>
        {label}
      </Button>
    </Form>
  )
}
