import type { ServiceContext } from '#app/platform/context.ts'
import { keyedHashes } from '#app/platform/secrets/sign.ts'
import { normaliseEmail } from '#core/identity/account/email.ts'

/** What stands for an address after its person was deleted, in one workspace: under the present secret first. */
export function addressHashes(
  { config }: Pick<ServiceContext, 'config'>,
  { workspace, email }: { workspace: string; email: string },
): [string, ...string[]] {
  return keyedHashes(`${workspace} ${normaliseEmail(email)}`, config.sessionSecret, 'erasure')
}
