import { createHmac } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'

/**
 * The secret in a request's link: made from its random id and our key, so that its owner can copy it again while the
 * database keeps only its hash.
 */
export function requestSecret({ config }: ServiceContext, id: string): string {
  return createHmac('sha256', config.encryptionKey.current).update(`story-request:${id}`).digest('base64url')
}
