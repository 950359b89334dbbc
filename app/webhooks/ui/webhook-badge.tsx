import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import type { EndpointStatus } from '#core/webhooks/endpoint.ts'

/** Whether a webhook is on. */
export function WebhookBadge({ status }: { status: EndpointStatus }) {
  if (status === 'active') return <Badge tone="success">On</Badge>
  return status === 'paused' ? <Badge tone="warning">Paused</Badge> : <Badge tone="warning">Turned off</Badge>
}
