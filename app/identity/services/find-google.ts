import { discoverProvider, type OpenIdProvider } from '#app/identity/integrations/google/provider.ts'
import type { ServiceContext } from '#app/platform/context.ts'

export type { OpenIdProvider }

/** How to reach Google; null when no client id is configured, which switches this way in off. */
export async function findGoogle(
  context: Pick<ServiceContext, 'config'>,
): Promise<{ provider: OpenIdProvider; clientId: string; clientSecret: string } | null> {
  const { google } = context.config
  if (!google) return null
  return {
    provider: await discoverProvider(google.issuer),
    clientId: google.clientId,
    clientSecret: google.clientSecret,
  }
}
