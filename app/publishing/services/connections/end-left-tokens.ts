import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import { readTokens } from '#app/publishing/integrations/mastodon/tokens.ts'
import { asWorkspaceId } from '#db/client.ts'
import { endTokens } from './end-tokens.ts'

/** Ends tokens of a workspace that is deleted at their server. Throws when the server could not be told. */
export async function endLeftTokens(
  context: ServiceContext,
  { workspace, server, accountId, sealed }: JobPayloads['publishing.end-tokens'],
): Promise<void> {
  const { encryptionKey } = context.config
  const tokens = readTokens(unsealJson(Buffer.from(sealed, 'base64'), encryptionKey, 'left-tokens'))
  if (!tokens) return
  const left = { ...context, workspace: asWorkspaceId(workspace) }
  if (!(await endTokens(left, { server, accountId }, tokens))) throw new Error('The server could not be told')
}
