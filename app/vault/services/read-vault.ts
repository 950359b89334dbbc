import { pictureAddress } from '#app/media/services/picture-address.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { beginning } from '#core/shared/text.ts'
import type { VaultAddress } from '#core/vault/address.ts'
import { countVault, listVaultStories } from '#db/queries/vault/counts.ts'
import {
  listMediaEntries,
  listMediaUses,
  type MediaEntry,
  type MediaUse,
} from '#db/queries/vault/media-entries.ts'
import {
  listPostEntries,
  listPostUses,
  type PostEntry,
  type PostUse,
} from '#db/queries/vault/post-entries.ts'
import { readBrandKit } from './read-brand-kit.ts'
import { vaultFilter } from './vault-filter.ts'

/** Pictures and videos of one page. */
const PAGE_SIZE = 24
/** Posts of one page: each is a card with its beginning, and 24 were twice what a page may weigh. */
const POSTS_SIZE = 10
/** More of a post than the three lines that are shown of it. */
const BEGINNING = 280

/** A file with where it can be seen for the next hour, and everything it stands in. */
export interface ShownMedia extends MediaEntry {
  readonly address: string
  readonly uses: readonly MediaUse[]
}

/** A finished post as it is listed, with its dates. */
export interface ShownPost extends Omit<PostEntry, 'variants'> {
  readonly uses: readonly (Pick<PostUse, 'platform' | 'status' | 'link'> & { readonly at: Date | null })[]
}

/** One page of what an address asks for, with how much each tab holds. Four statements. */
export async function readVault(ctx: WorkspaceContext, address: VaultAddress) {
  const { workspace } = ctx
  const [counts, stories] = await ctx.readLagging(sql =>
    Promise.all([countVault(sql, { workspace }), listVaultStories(sql, { workspace })]),
  )
  return { counts, stories, ...(await readTab(ctx, address)) }
}

async function readTab(ctx: WorkspaceContext, address: VaultAddress) {
  const { kind } = address
  if (kind === 'brand') return { kind, kit: await readBrandKit(ctx) } as const
  if (kind === 'posts') return { kind, ...(await readPostTab(ctx, address)) } as const
  return { kind, ...(await readMediaTab(ctx, address, kind === 'drawn')) } as const
}

async function readMediaTab(ctx: WorkspaceContext, address: VaultAddress, isDrawn: boolean) {
  const { workspace, config } = ctx
  const now = ctx.now()
  const page = { page: address.page, size: PAGE_SIZE }
  return ctx.readLagging(async sql => {
    const entries = await listMediaEntries(sql, { ...vaultFilter(ctx, address), isDrawn, page })
    const uses = await listMediaUses(sql, { workspace, hashes: entries.rows.map(({ hash }) => hash) })
    const rows = entries.rows.map(
      (entry): ShownMedia => ({
        ...entry,
        address: pictureAddress(config, { workspace, id: entry.id, now }),
        uses: uses.filter(({ hash }) => hash === entry.hash),
      }),
    )
    return { entries: { ...entries, rows } }
  })
}

async function readPostTab(ctx: WorkspaceContext, address: VaultAddress) {
  const { workspace } = ctx
  const page = { page: address.page, size: POSTS_SIZE }
  return ctx.readLagging(async sql => {
    const posts = await listPostEntries(sql, { ...vaultFilter(ctx, address), isWhole: false, page })
    const uses = await listPostUses(sql, { workspace, ids: posts.rows.map(({ id }) => id) })
    const rows = posts.rows.map(({ variants: _, ...post }): ShownPost => {
      const own = uses.filter(({ postId }) => postId === post.id)
      return { ...post, body: beginning(post.body, BEGINNING), uses: own.map(shownUse) }
    })
    return { posts: { ...posts, rows } }
  })
}

function shownUse({ platform, status, scheduledFor, publishedAt, link }: PostUse): ShownPost['uses'][number] {
  return { platform, status, at: publishedAt ?? scheduledFor, link }
}
