import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { isSigned } from '#app/platform/secrets/sign.ts'

/** How long ago a form was opened, and what the database keeps of its one-time token; null for no stamp of ours. */
export function readStamp(
  { config, now }: Pick<ServiceContext, 'config' | 'now'>,
  formId: string,
  stamp: string,
): { ageMs: number; onceHash: string } | null {
  const [at = '', token = '', ...signature] = stamp.split('.')
  const opened = `${at}.${token}`
  if (!isSigned(`${formId}.${opened}`, signature.join('.'), config.sessionSecret, 'lead-form')) return null
  return { ageMs: now().getTime() - Number(at), onceHash: hashSecret(opened).toString('hex') }
}
