import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { type DeliveryState, LOG_DAYS } from '#core/webhooks/endpoint.ts'
import { webhookEventLabel } from '#core/webhooks/events.ts'

export interface ShownDelivery {
  readonly id: string
  readonly type: string
  readonly occurredAt: Date
  readonly state: DeliveryState
  readonly attempts: number
  readonly nextAt: Date
  readonly lastAt: Date | null
  readonly lastStatus: number | null
  readonly lastMs: number | null
  readonly lastAnswer: string
}

interface DeliveryLogProps {
  readonly deliveries: readonly ShownDelivery[]
  readonly timeZone: string
  readonly mayReplay: boolean
}

/** What was sent to a webhook, the newest first, with what came back. */
export function DeliveryLog({ deliveries, timeZone, mayReplay }: DeliveryLogProps) {
  return (
    <Panel title="Log" description={`The newest 50 events. They’re kept for ${LOG_DAYS} days.`}>
      {deliveries.length === 0 ? (
        <p className="text-ink-soft">
          Nothing has been sent yet. Send a test event to see whether your receiver takes it.
        </p>
      ) : (
        <ul className="grid gap-3">
          {deliveries.map(delivery => (
            <li key={delivery.id} className="grid gap-1.5 border-b border-line pb-3 last:border-0">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <StateBadge state={delivery.state} attempts={delivery.attempts} />
                <span className="font-semibold">{webhookEventLabel(delivery.type)}</span>
                <span className="text-sm text-ink-soft">
                  <When at={delivery.occurredAt} timeZone={timeZone} />
                </span>
                {mayReplay && delivery.state !== 'waiting' ? (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="delivery" value={delivery.id} />
                    <Button size="sm" variant="quiet" name="intent" value="replay">
                      Send again<span className="sr-only"> {webhookEventLabel(delivery.type)}</span>
                    </Button>
                  </Form>
                ) : null}
              </div>
              <p className="text-sm text-ink-soft">
                {words(delivery)}
                {delivery.state === 'waiting' && delivery.attempts > 0 ? (
                  <>
                    {' '}
                    Next attempt: <When at={delivery.nextAt} timeZone={timeZone} />.
                  </>
                ) : null}
              </p>
              {delivery.lastAnswer ? (
                <details>
                  <summary className="w-fit cursor-pointer text-sm">Reply</summary>
                  <pre className="mt-1 whitespace-pre-wrap wrap-anywhere rounded-md bg-sunk p-3 text-sm">
                    {delivery.lastAnswer}
                  </pre>
                </details>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function StateBadge({ state, attempts }: { state: DeliveryState; attempts: number }) {
  if (state === 'delivered') return <Badge tone="success">Delivered</Badge>
  if (state === 'failed') return <Badge tone="danger">Failed</Badge>
  return attempts === 0 ? <Badge>Waiting</Badge> : <Badge tone="warning">Trying again</Badge>
}

/** How often it was tried, and how the last attempt went. */
function words({ attempts, lastAt, lastStatus, lastMs }: ShownDelivery): string {
  if (lastAt === null) return attempts === 0 ? 'Not sent yet.' : 'Being sent.'
  const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  const answer = lastStatus === null ? 'no reply' : `status ${lastStatus}`
  return `${tried}. Last: ${answer} after ${lastMs ?? 0} ms.`
}
