import { createHmac } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'

/** The secret in a client's link: made from the review's random id and our key, so that it can be copied again. */
export function reviewSecret({ config }: Pick<ServiceContext, 'config'>, id: string): string {
  return createHmac('sha256', config.encryptionKey.current).update(`post-review:${id}`).digest('base64url')
}
