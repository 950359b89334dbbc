import type { AddressProblem } from '#core/webhooks/address.ts'
import type { DisabledReason } from '#core/webhooks/endpoint.ts'
import { MOST_ENDPOINTS } from '#core/webhooks/schema.ts'

/** Why an address is refused, beside its field. */
export const ADDRESS_PROBLEMS: Record<AddressProblem, string> = {
  no_address: 'Enter a full address, starting with https://',
  too_long: 'Enter an address of at most 500 characters',
  not_https: 'Enter an address that starts with https://',
  port: 'Remove the port from the address. We only use the usual one',
  credentials: 'Remove the user name and password from the address',
  not_public: 'Enter an address on the open internet, with a name rather than a number',
}

/** Why something wasn’t done. */
export const WEBHOOK_PROBLEMS = {
  not_allowed: 'Only the owner and admins can change webhooks.',
  read_only: 'Your plan has ended, so webhooks can’t be changed.',
  plan: 'Webhooks are part of Pro and Collective+.',
  too_many: `You can have up to ${MOST_ENDPOINTS} webhooks. Delete one to add another.`,
  not_found: 'This webhook isn’t there any more.',
  not_active: 'Turn the webhook on first.',
  under_way: 'This event is still being sent.',
  not_possible: 'That isn’t possible here.',
} as const

export const DISABLED_REASONS: Record<DisabledReason, string> = {
  gone: 'Your receiver replied that it’s gone for good (status 410), so we turned this webhook off.',
  exhausted: 'Your receiver didn’t take an event in 10 attempts over 3 days, so we turned this webhook off.',
  plan: 'Your plan doesn’t include webhooks any more, so we turned this webhook off.',
}

/** True for a reason that belongs beside the field of the address. */
export function isAddressProblem(reason: string): reason is AddressProblem {
  return Object.hasOwn(ADDRESS_PROBLEMS, reason)
}
