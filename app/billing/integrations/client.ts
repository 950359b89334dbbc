import type { Stripe } from 'stripe'
import type { StripeConfig } from '#app/config.server.ts'

/** A connection to Stripe, opaque to whoever passes it on. */
export interface StripeConnection {
  readonly stripe: Stripe
  readonly webhookSecret: string | null
}

/** Milliseconds that a call may take; below the database's limit for a transaction that waits for it. */
const TIMEOUT_MS = 6_000

const open = new Map<string, Promise<StripeConnection>>()

/** The connection of a configuration, made once; null when no key is set. The package is loaded on first use. */
export function connectStripe(config: StripeConfig | null): Promise<StripeConnection> | null {
  if (!config) return null
  const name = `${config.apiBase ?? ''} ${config.secretKey}`
  const existing = open.get(name)
  if (existing) return existing
  const made = connect(config)
  open.set(name, made)
  return made
}

async function connect(config: StripeConfig): Promise<StripeConnection> {
  const { Stripe } = await import('stripe')
  const base = config.apiBase === null ? null : new URL(config.apiBase)
  const stripe = new Stripe(config.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Brandhearth' },
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'https:' ? '443' : '80'),
          protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  })
  return { stripe, webhookSecret: config.webhookSecret }
}
