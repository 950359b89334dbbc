import type { WorkspaceContext } from '#app/platform/context.ts'
import { vaultFileName } from '#core/vault/file-name.ts'
import { isUuid } from '#db/client.ts'
import { listPostEntries } from '#db/queries/vault/post-entries.ts'
import { postFile } from './post-file.ts'

/** A finished post as a text file; null when there is none of this id. */
export async function readPostText(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<{ name: string; text: string } | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const today = ctx.now().toISOString().slice(0, 10)
  const all = { words: [], platform: null, storyId: null, permission: null, use: null }
  const { rows } = await ctx.readInWorkspace(sql =>
    listPostEntries(sql, { workspace, ...all, today, ids: [id], isWhole: true, page: { page: 1, size: 1 } }),
  )
  const [post] = rows
  if (!post) return null
  const day = post.finishedAt.toISOString().slice(0, 10)
  const name = vaultFileName({ day, words: post.title || post.body, id: post.id, ending: 'txt' })
  return { name, text: postFile(post) }
}
