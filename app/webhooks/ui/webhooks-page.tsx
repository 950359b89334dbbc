import { Form } from 'react-router'
import { Webhook } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { WEBHOOK_PROBLEMS } from '#app/webhooks/copy/webhooks.ts'
import type { EndpointStatus } from '#core/webhooks/endpoint.ts'
import { webhookEventLabel } from '#core/webhooks/events.ts'
import { webhookFormSchema } from '#core/webhooks/schema.ts'
import { WebhookBadge } from './webhook-badge.tsx'
import { WebhookFields } from './webhook-fields.tsx'
import { WebhookGuide } from './webhook-guide.tsx'

interface WebhooksPageProps {
  readonly view: {
    readonly endpoints: readonly {
      readonly id: string
      readonly address: string
      readonly description: string
      readonly events: readonly string[]
      readonly status: EndpointStatus
    }[]
    readonly refusal: 'not_allowed' | 'read_only' | 'plan' | null
    readonly hasRoom: boolean
    readonly appUrl: string
    readonly localHosts: readonly string[]
  }
  readonly formKey: string
  /** The event whose example is shown; null for none. */
  readonly example: string | null
  readonly reply?: FormReply | undefined
}

/** Settings, “Webhooks”: where other programs are told of what happens here. */
export function WebhooksPage(props: WebhooksPageProps) {
  const { endpoints, refusal, hasRoom, appUrl } = props.view
  return (
    <div className="grid gap-6">
      <PageHeading
        title="Webhooks"
        description="Tell your own programs when something happens in this workspace."
      />
      {refusal ? (
        <Notice tone="info">
          {WEBHOOK_PROBLEMS[refusal]}{' '}
          {refusal === 'plan' ? <TextLink to="/app/upgrade?missing=Webhooks">See plans</TextLink> : null}
        </Notice>
      ) : null}
      {endpoints.length > 0 ? (
        <ul className="grid gap-4">
          {endpoints.map(endpoint => (
            <li key={endpoint.id}>
              <Panel
                className="wrap-anywhere"
                title={<TextLink to={`/app/settings/webhooks/${endpoint.id}`}>{endpoint.address}</TextLink>}
                description={endpoint.description}
              >
                <div>
                  <WebhookBadge status={endpoint.status} />
                </div>
                <p className="text-sm text-ink-soft">{endpoint.events.map(webhookEventLabel).join(', ')}</p>
              </Panel>
            </li>
          ))}
        </ul>
      ) : refusal === 'not_allowed' ? null : (
        <EmptyState icon={<Webhook aria-hidden />} title="No webhooks yet">
          Your webhooks and their logs will be here. Add one to tell a program such as n8n, Zapier or your own
          server when a post is due.
        </EmptyState>
      )}
      {refusal === null && hasRoom ? <AddForm key={endpoints.length} {...props} /> : null}
      {refusal === null && !hasRoom ? <Notice tone="info">{WEBHOOK_PROBLEMS.too_many}</Notice> : null}
      {refusal === 'not_allowed' ? null : <WebhookGuide appUrl={appUrl} example={props.example} />}
    </div>
  )
}

function AddForm({ view, formKey, reply }: WebhooksPageProps) {
  const [form, fields] = useCheckedForm({
    id: `webhook-${view.endpoints.length}`,
    schema: webhookFormSchema,
    reply,
  })
  const pending = usePending()
  return (
    <Panel title="Add a webhook" description="You’ll get a secret that your receiver checks each event with.">
      <Form {...formProps(form)} className="grid gap-4">
        <FormNotice errors={form.errors} />
        <input type="hidden" name="key" value={formKey} />
        <WebhookFields
          address={textProps(fields.address)}
          description={textProps(fields.description)}
          events={fields.events}
          localHost={view.localHosts[0] ?? null}
        />
        <div>
          <Button variant="primary" pending={pending} pendingText="Adding…">
            Add webhook
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
