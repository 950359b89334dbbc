import type { ServiceContext, WorkspaceContext } from '#app/platform/context.ts'
import { SealError, unseal } from '#app/platform/secrets/seal.ts'
import { revokeToken } from '#app/publishing/integrations/mastodon/oauth.ts'
import { type MastodonTokens, readTokens } from '#app/publishing/integrations/mastodon/tokens.ts'
import { isConnectedElsewhere, type LockedConnection } from '#db/queries/publishing/connections.ts'

/**
 * Ends tokens at their server; false where it could not be told. Not while another workspace has the account: a
 * server may give one and the same token each time that its owner allows us in.
 */
export async function endTokens(
  { db, config, workspace }: Pick<WorkspaceContext, 'db' | 'config' | 'workspace'>,
  account: { readonly server: string; readonly accountId: string },
  { clientId, clientSecret, accessToken, revokePath }: MastodonTokens,
): Promise<boolean> {
  const { server: origin, accountId } = account
  const isInUse = await db.acrossWorkspaces('publishing', sql =>
    isConnectedElsewhere(sql, { workspace, network: 'mastodon', server: origin, accountId }),
  )
  if (isInUse) return true
  const server = { origin, localOrigin: config.mastodonLocalServer }
  return revokeToken(server, { app: { clientId, clientSecret }, accessToken, revokePath })
}

/** The tokens of an account; null where there are none or they do not open. */
export function openTokens(
  { config }: Pick<ServiceContext, 'config'>,
  { id, sealedTokens }: Pick<LockedConnection, 'id' | 'sealedTokens'>,
): MastodonTokens | null {
  if (sealedTokens === null) return null
  try {
    return readTokens(JSON.parse(unseal(sealedTokens, config.encryptionKey, 'connection-tokens', id)))
  } catch (error) {
    if (error instanceof SealError) return null
    throw error
  }
}
