import type { WorkspaceContext } from '#app/platform/context.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { POST_STATUS_LABELS, POST_STATUSES } from '#core/posts/status.ts'
import { utf8Length } from '#core/shared/utf8-length.ts'
import type { PermissionState } from '#core/stories/permission.ts'
import type { VaultAddress } from '#core/vault/address.ts'
import { vaultFileName } from '#core/vault/file-name.ts'
import { type LeftOut, packFiles } from '#core/vault/pack.ts'
import type { Sql } from '#db/client.ts'
import { listMediaEntries, listMediaUses, type MediaUse } from '#db/queries/vault/media-entries.ts'
import { listPostEntries, listPostUses, type PostUse } from '#db/queries/vault/post-entries.ts'
import { postFile } from './post-file.ts'
import { vaultFilter } from './vault-filter.ts'

/** What goes into a ZIP, or is named in its list as left out. */
export interface VaultFile {
  readonly name: string
  readonly id: string
  readonly bytes: number
  readonly at: Date
  readonly permission: PermissionState
  /** What is said of it: the description of a picture, the title of a post. */
  readonly title: string
  readonly story: string
  /** Where it stands, in words. */
  readonly uses: string
  /** The text itself; null for what lies in the store. */
  readonly text: string | null
}

export interface VaultPack {
  readonly files: readonly VaultFile[]
  readonly leftOut: readonly { readonly item: VaultFile; readonly why: LeftOut }[]
  /** Files beyond those that were looked at. */
  readonly beyond: number
}

/** Files that are looked at for one ZIP. */
const LOOKED_AT = 1000
const BATCH = 100
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'video/mp4': 'mp4' } as const

/**
 * What a ZIP of the vault holds: the chosen files of a tab, or all that its filters show; see `packFiles` for what is left
 * out. Reads the list in batches, and of the files themselves nothing.
 */
export async function packVault(
  ctx: WorkspaceContext,
  input: { address: VaultAddress; ids: readonly string[] | null; withEnded: boolean },
): Promise<VaultPack> {
  const { address, withEnded } = input
  const ids = input.ids ?? undefined
  const list = address.kind === 'posts' ? listPosts : listMedia
  return ctx.inWorkspace(async sql => {
    const all: VaultFile[] = []
    let total = 0
    for (let page = 1; page <= LOOKED_AT / BATCH; page++) {
      const batch = await list(ctx, sql, { address, ids, page })
      all.push(...batch.files)
      total = Math.max(total, batch.total)
      if (batch.files.length < BATCH) break
    }
    const { packed, leftOut } = packFiles(all, { withEnded })
    return { files: packed, leftOut, beyond: Math.max(0, total - all.length) }
  })
}

interface Wanted {
  readonly address: VaultAddress
  readonly ids: readonly string[] | undefined
  readonly page: number
}

async function listMedia(ctx: WorkspaceContext, sql: Sql, { address, ids, page }: Wanted) {
  const { workspace } = ctx
  const isDrawn = address.kind === 'drawn'
  const filter = { ...vaultFilter(ctx, address), ids }
  const entries = await listMediaEntries(sql, { ...filter, isDrawn, page: { page, size: BATCH } })
  const uses = await listMediaUses(sql, { workspace, hashes: entries.rows.map(({ hash }) => hash) })
  const files = entries.rows.map((entry): VaultFile => {
    const places = uses.filter(({ hash }) => hash === entry.hash)
    const titles = places.map(({ storyTitle, postTitle }) => storyTitle || postTitle)
    const words = entry.alt || (titles.find(title => title !== '') ?? '')
    const day = entry.addedAt.toISOString().slice(0, 10)
    const { id, bytes, permission } = entry
    return {
      ...{ id, bytes, permission, title: entry.alt, text: null, at: entry.addedAt },
      name: vaultFileName({ day, words, id, ending: ENDINGS[entry.mime] }),
      story: each(places.map(({ storyTitle }) => storyTitle)),
      uses: each(places.map(mediaUse)),
    }
  })
  return { files, total: entries.total }
}

async function listPosts(ctx: WorkspaceContext, sql: Sql, { address, ids, page }: Wanted) {
  const { workspace } = ctx
  const filter = { ...vaultFilter(ctx, address), ids }
  const posts = await listPostEntries(sql, { ...filter, isWhole: true, page: { page, size: BATCH } })
  const uses = await listPostUses(sql, { workspace, ids: posts.rows.map(({ id }) => id) })
  const files = posts.rows.map((post): VaultFile => {
    const text = postFile(post)
    const day = post.finishedAt.toISOString().slice(0, 10)
    const { id, permission, storyTitle: story } = post
    const dates = uses.filter(({ postId }) => postId === id).map(postUse)
    return {
      ...{ id, permission, story, text, at: post.finishedAt, title: post.title },
      bytes: utf8Length(text),
      name: vaultFileName({ day, words: post.title || post.body, id, ending: 'txt' }),
      uses: each([`${POST_STATUS_LABELS[post.status]} post for ${platformName(post.platform)}`, ...dates]),
    }
  })
  return { files, total: posts.total }
}

const each = (texts: readonly string[]) => [...new Set(texts.filter(text => text !== ''))].join('; ')

function mediaUse({ postId, postTitle, postStatus, platform, storyId, storyTitle }: MediaUse): string {
  if (postId && postStatus)
    return `${POST_STATUS_LABELS[postStatus]} post for ${platformName(platform)}: ${postTitle || 'Untitled post'}`
  return storyId ? `Story: ${storyTitle}` : ''
}

function postUse({ platform, status, scheduledFor, publishedAt, link }: PostUse): string {
  const name = POST_STATUSES.find(each => each === status)
  const at = publishedAt ?? scheduledFor
  return [platformName(platform), name ? POST_STATUS_LABELS[name] : '', at?.toISOString() ?? '', link]
    .filter(part => part !== '')
    .join(' ')
}
