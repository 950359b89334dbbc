import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { RECEIVER_RECIPE } from '#app/webhooks/copy/recipe.ts'
import { exampleBody } from '#core/webhooks/body.ts'
import { WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS } from '#core/webhooks/events.ts'

const HERE = '/app/settings/webhooks'

/** What a receiver has to know: the signature, our attempts, and every event, one of them with its example. */
export function WebhookGuide({ appUrl, example }: { appUrl: string; example: string | null }) {
  return (
    <>
      <Panel title="Receiving events">
        <p className="text-ink-soft">
          Each event is a POST with a JSON body, signed as the Standard Webhooks describe. Check the signature
          over the raw body, before anything parses it. Libraries for many languages are at
          standardwebhooks.com, and this is all of it in Node:
        </p>
        <Code label="A receiver in Node" text={RECEIVER_RECIPE} />
        <ul className="list-disc space-y-1 pl-5 text-ink-soft">
          <li>Reply with a status from 200 to 299 within 20 seconds. Everything else counts as a failure.</li>
          <li>
            We try again after 5 seconds, 5 minutes and 30 minutes, then after 2, 5, 10, 14, 20 and 24 hours.
          </li>
          <li>
            Every attempt carries the same webhook-id. An event can arrive twice, so note the ids you’ve seen.
          </li>
          <li>Retry-After is respected. Status 410 turns the webhook off. Redirects aren’t followed.</li>
          <li>After the last attempt we turn the webhook off and email the owner.</li>
        </ul>
      </Panel>
      <Panel
        title="Events"
        description="Events hold ids and times, never your texts. Open the address to see more."
      >
        <ul className="grid grid-cols-1 gap-2">
          {WEBHOOK_EVENT_TYPES.map(type => {
            const isOpen = type === example
            return (
              <li key={type}>
                <RoomLink
                  to={isOpen ? HERE : `${HERE}?example=${type}`}
                  keepsPlace
                  aria-expanded={isOpen}
                  className="link"
                >
                  <b className="font-semibold">{WEBHOOK_EVENTS[type].label}</b>{' '}
                  <code className="text-sm">{type}</code>
                </RoomLink>
                {isOpen ? (
                  <>
                    <p className="my-2 text-ink-soft">{WEBHOOK_EVENTS[type].when}</p>
                    <Code label={`Example of ${type}`} text={exampleBody(type, appUrl)} />
                  </>
                ) : null}
              </li>
            )
          })}
        </ul>
      </Panel>
    </>
  )
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className="overflow-x-auto rounded-md bg-sunk p-4 text-sm"
    >
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  )
}
