import { randomBytes } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { sign } from '#app/platform/secrets/sign.ts'
import { addMs } from '#core/shared/time.ts'

/**
 * What goes along with a form for visitors: when it was opened, and a token for one use, signed for this form. `ageMs` is
 * how long it has been open already, for a form that a person is asked to send once more.
 */
export function makeStamp(
  { config, now }: Pick<ServiceContext, 'config' | 'now'>,
  formId: string,
  { ageMs = 0 }: { ageMs?: number } = {},
): string {
  const opened = `${addMs(now(), -ageMs).getTime()}.${randomBytes(16).toString('base64url')}`
  return `${opened}.${sign(`${formId}.${opened}`, config.sessionSecret, 'lead-form')}`
}
