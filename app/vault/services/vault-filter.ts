import type { WorkspaceContext } from '#app/platform/context.ts'
import type { VaultAddress } from '#core/vault/address.ts'
import { vaultSearchWords } from '#core/vault/search-words.ts'
import type { VaultFilter } from '#db/queries/vault/filter.ts'

/** What an address narrows the lists of the vault to, today (UTC, as permissions end). */
export function vaultFilter(
  ctx: Pick<WorkspaceContext, 'workspace' | 'now'>,
  address: VaultAddress,
): VaultFilter {
  const { search, platform, storyId, permission, use } = address
  const today = ctx.now().toISOString().slice(0, 10)
  return {
    workspace: ctx.workspace,
    words: vaultSearchWords(search),
    platform,
    storyId,
    permission,
    use,
    today,
  }
}
