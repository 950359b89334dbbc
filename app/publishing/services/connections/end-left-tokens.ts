import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import { asWorkspaceId } from '#db/client.ts'
import { endTokens } from './end-tokens.ts'

/** Ends tokens of a workspace that is deleted at their network. Throws when it could not be told. */
export async function endLeftTokens(
  context: ServiceContext,
  { workspace, network, server, accountId, sealed }: JobPayloads['publishing.end-tokens'],
): Promise<void> {
  const tokens = unsealJson(Buffer.from(sealed, 'base64'), context.config.encryptionKey, 'left-tokens')
  const left = { ...context, workspace: asWorkspaceId(workspace) }
  const account = { network: network ?? 'mastodon', server, accountId, tokens, isReplaced: false }
  if (!(await endTokens(left, account))) throw new Error('The network could not be told')
}
