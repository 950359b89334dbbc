import { isWebhookEventType, WEBHOOK_EVENTS, type WebhookEvent } from './events.ts'

/** Bytes that a body stays below, so that every receiver takes it. */
export const MOST_BODY_BYTES = 20_000

/** Characters of one value of the data; an id has 36, an instant 24. */
const MOST_VALUE = 200

/**
 * The body of an event: what happened, when, and which rows and which page of the app it is about. The same for every
 * attempt, byte for byte. Values that are no text and those that an event does not have are left out; an event that we
 * do not know, such as a test, keeps no data but the address of the app.
 */
export function webhookBody(
  { type, occurredAt, data }: { type: string; occurredAt: Date; data: Readonly<Record<string, unknown>> },
  appUrl: string,
): string {
  const event: WebhookEvent | null = isWebhookEventType(type) ? WEBHOOK_EVENTS[type] : null
  const values = Object.keys(event?.example ?? {}).flatMap(name => {
    const value = data[name]
    return typeof value === 'string' ? [[name, value.slice(0, MOST_VALUE)] as const] : []
  })
  const page = values.reduce(
    (path, [name, value]) => path.replace(`{${name}}`, () => encodeURIComponent(value.toWellFormed())),
    event?.page ?? '/app/settings/webhooks',
  )
  const body = {
    type,
    timestamp: occurredAt.toISOString(),
    data: { ...Object.fromEntries(values), url: `${appUrl}${page}` },
  }
  return JSON.stringify(body)
}

/** The body that an event has in the documentation, indented for reading. */
export function exampleBody(type: keyof typeof WEBHOOK_EVENTS, appUrl: string): string {
  const occurredAt = new Date(Date.UTC(2026, 10, 24, 9, 30, 5))
  const body = webhookBody({ type, occurredAt, data: WEBHOOK_EVENTS[type].example }, appUrl)
  return JSON.stringify(JSON.parse(body), null, 2)
}
