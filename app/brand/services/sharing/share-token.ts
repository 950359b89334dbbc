import { createHmac } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'

/**
 * The secret in a share link's address, 43 characters. It follows from the link's id and our key, so that its maker can
 * be shown it again while the database keeps only a hash.
 */
export function shareToken({ config }: Pick<ServiceContext, 'config'>, id: string): string {
  return createHmac('sha256', config.sessionSecret.current).update(`share:${id}`).digest('base64url')
}
