import { fetchClientDocument } from '#app/api/integrations/fetch-client-document.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import {
  type OAuthClient,
  readClientDocument,
  readClientId,
  readRedirectUri,
} from '#core/api/oauth/client-document.ts'

/** The app of an id, and the address it wants to be answered at, as it wrote that; null where either can’t be believed. */
export async function findClient(
  { config }: Pick<ServiceContext, 'config'>,
  { clientId, redirectUri }: { clientId: string; redirectUri: string },
): Promise<{ client: OAuthClient; redirectUri: string } | null> {
  const localHosts = config.webhooksAllowPrivate
  const url = readClientId(clientId, localHosts)
  if (!url) return null
  const client = readClientDocument(await fetchClientDocument(url, { localHosts }), clientId)
  return client && readRedirectUri(client, redirectUri) ? { client, redirectUri } : null
}
