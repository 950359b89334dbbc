import type { ServiceContext } from '#app/platform/context.ts'
import { SealError, unseal } from '#app/platform/secrets/seal.ts'

/** The tokens of an account; null where there are none or they do not open. */
export function openTokens(
  { config }: Pick<ServiceContext, 'config'>,
  { id, sealedTokens }: { readonly id: string; readonly sealedTokens: Uint8Array | null },
): unknown {
  if (!sealedTokens) return null
  try {
    return JSON.parse(unseal(sealedTokens, config.encryptionKey, 'connection-tokens', id)) as unknown
  } catch (error) {
    if (error instanceof SealError || error instanceof SyntaxError) return null
    throw error
  }
}
