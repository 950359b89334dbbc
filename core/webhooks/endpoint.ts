import { DAY_MS } from '../shared/time.ts'

/** What an endpoint is: `active` gets events, `paused` by its people and `disabled` by us do not. */
export type EndpointStatus = 'active' | 'paused' | 'disabled'

/** Why we disabled an endpoint: the receiver said so, nothing arrived for days, or the plan has no webhooks. */
export type DisabledReason = 'gone' | 'exhausted' | 'plan'

export type DeliveryState = 'waiting' | 'delivered' | 'failed'

/** How long the secret before the present one goes on signing beside it. */
export const OLD_SECRET_MS = DAY_MS

/** Days for which deliveries are kept. */
export const LOG_DAYS = 30
