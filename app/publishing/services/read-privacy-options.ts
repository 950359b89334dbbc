import type { WorkspaceContext } from '#app/platform/context.ts'
import { networkAdapters } from '#app/publishing/integrations/adapters.ts'
import type { Network } from '#core/publishing/networks.ts'
import { type Privacy, readPrivacy } from '#core/publishing/privacy.ts'
import { openAccounts } from './steps/open-accounts.ts'

/** An account whose network asks the author of each post who may see it. */
export interface PrivacyOptions {
  readonly network: Network
  readonly handle: string
  /** What it offers; null while its network does not answer. */
  readonly offered: readonly Privacy[] | null
}

/** Milliseconds that somebody waits for a network to say what it offers. */
const PATIENCE_MS = 3000

/** Those of the accounts whose network asks who may see a post, with what they offer now. */
export async function readPrivacyOptions(
  ctx: WorkspaceContext,
  accounts: readonly { readonly id: string; readonly network: Network }[],
): Promise<PrivacyOptions[]> {
  const adapters = networkAdapters(ctx.config)
  const asking = accounts.filter(({ network }) => adapters[network]?.privacyOptions)
  if (asking.length === 0) return []
  const opened = await openAccounts(
    ctx,
    asking.map(({ id }) => id),
    PATIENCE_MS,
  )
  return Promise.all(
    opened.map(async ({ account }) => {
      const { network, handle } = account
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const names = await adapters[network]?.privacyOptions?.(account, signal)
      return { network, handle, offered: names?.flatMap(name => readPrivacy(name) ?? []) ?? null }
    }),
  )
}
