import { createHmac } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'

/** The key in a letter's link that lets its reader, and nobody else, take this address off the list. */
export function signUnsubscribe({ config }: ServiceContext, email: string): string {
  return createHmac('sha256', config.sessionSecret.current).update(`newsletter:${email}`).digest('base64url')
}
