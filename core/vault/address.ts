import { type PlatformId, readPlatform } from '../posts/platforms/platforms.ts'
import { readPageNumber, readSearch } from '../shared/list-address.ts'
import { PERMISSION_STATES, type PermissionState } from '../stories/permission.ts'

/** What the vault holds, as its tabs: pictures and videos, finished posts, pictures drawn from words, the brand kit. */
export const VAULT_KINDS = ['media', 'posts', 'drawn', 'brand'] as const
export type VaultKind = (typeof VAULT_KINDS)[number]

/** Whether something stands in a post yet; of a post, whether it was published. */
export const VAULT_USES = ['used', 'unused'] as const
export type VaultUse = (typeof VAULT_USES)[number]

/** What an address of the vault asks for. */
export interface VaultAddress {
  readonly kind: VaultKind
  readonly search: string
  readonly platform: PlatformId | null
  readonly storyId: string | null
  readonly permission: PermissionState | null
  readonly use: VaultUse | null
  readonly page: number
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The filters of an address; whatever makes no sense is left out. */
export function readVaultAddress(params: URLSearchParams): VaultAddress {
  const story = params.get('story') ?? ''
  return {
    kind: VAULT_KINDS.find(kind => kind === params.get('kind')) ?? 'media',
    search: readSearch(params),
    platform: readPlatform(params.get('platform')),
    storyId: UUID.test(story) ? story.toLowerCase() : null,
    permission: PERMISSION_STATES.find(state => state === params.get('permission')) ?? null,
    use: VAULT_USES.find(use => use === params.get('use')) ?? null,
    page: readPageNumber(params),
  }
}

/** The parameters of such an address, for `listQuery`; read again they give the same filters. */
export function vaultParameters(address: VaultAddress): Record<string, string | number | null> {
  const { kind, search, platform, storyId, permission, use, page } = address
  return { kind: kind === 'media' ? null : kind, q: search, platform, story: storyId, permission, use, page }
}

/** Is anything left out by the filters? */
export function isNarrowed(address: VaultAddress): boolean {
  const { search, platform, storyId, permission, use } = address
  return search !== '' || Boolean(platform ?? storyId ?? permission ?? use)
}

/** Is this the id of something that can be picked? */
export function isPicked(input: string): boolean {
  return UUID.test(input)
}
