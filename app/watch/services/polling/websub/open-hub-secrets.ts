import * as v from 'valibot'
import type { ServiceContext } from '#app/platform/context.ts'
import { SealError, seal, unseal } from '#app/platform/secrets/seal.ts'
import { newSecret } from '#app/platform/secrets/secrets.ts'

/** What is kept of a subscription: the name in the address that the hub calls, and the secret that signs. */
export interface HubSecrets {
  readonly token: string
  readonly secret: string
}

type SecretContext = Pick<ServiceContext, 'config'>

const Stored = v.object({ token: v.string(), secret: v.string() })

/** New ones, of 32 random bytes each. */
export function newHubSecrets(): HubSecrets {
  return { token: newSecret(), secret: newSecret() }
}

/** Seals what is kept of a subscription, so that it opens for its row alone. */
export function sealHubSecrets({ config }: SecretContext, id: string, secrets: HubSecrets): Buffer {
  return seal(JSON.stringify(secrets), config.encryptionKey, 'hub-secret', id)
}

/** Opens what `sealHubSecrets` made; null where the key that sealed it is gone. */
export function openHubSecrets(
  { config }: SecretContext,
  { id, sealed }: { id: string; sealed: Uint8Array },
): HubSecrets | null {
  try {
    const text = unseal(sealed, config.encryptionKey, 'hub-secret', id)
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), text)
    return stored.success ? stored.output : null
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    return null
  }
}

/** The address of ours that a hub calls. */
export function callbackAddress({ config }: SecretContext, token: string): string {
  return `${config.appUrl}/websub/${token}`
}
