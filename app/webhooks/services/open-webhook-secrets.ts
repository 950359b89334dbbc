import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { ServiceContext } from '#app/platform/context.ts'
import { SealError, seal, unseal } from '#app/platform/secrets/seal.ts'

const SECRET_BYTES = 32

/** The secret of an endpoint, `whsec_…`, and the one it took the place of. */
export interface WebhookSecrets {
  readonly current: string
  readonly previous: string | null
}

type SecretContext = Pick<ServiceContext, 'config'>

const Stored = v.object({ current: v.string(), previous: v.nullable(v.string()) })

/** A new secret: 32 random bytes. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}

/** Seals the secrets of an endpoint, so that they open for it alone. */
export function sealWebhookSecrets({ config }: SecretContext, id: string, secrets: WebhookSecrets): Buffer {
  return seal(JSON.stringify(secrets), config.encryptionKey, 'webhook-secret', id)
}

/** Opens what `sealWebhookSecrets` made. Throws a `SealError` where it does not open. */
export function openWebhookSecrets(
  { config }: SecretContext,
  id: string,
  sealed: Uint8Array,
): WebhookSecrets {
  const text = unseal(sealed, config.encryptionKey, 'webhook-secret', id)
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), text)
  if (!stored.success) throw new SealError('What was sealed is no webhook secret')
  return stored.output
}

/** The present secret of an endpoint; null where it does not open, because the key that sealed it is gone. */
export function findCurrentSecret(context: SecretContext, id: string, sealed: Uint8Array): string | null {
  try {
    return openWebhookSecrets(context, id, sealed).current
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    return null
  }
}
