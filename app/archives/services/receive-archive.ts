import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type ArchiveRefusal,
  BATCH,
  type readArchiveFile,
} from '#app/archives/integrations/read-archive-file.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { ThreadUnavailable } from '#app/platform/threads/thread-unavailable.ts'
import { ARCHIVE_LIMITS, type ArchiveKind, type ArchiveTarget, holdsDocuments } from '#core/archives/kinds.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { sanitiseText } from '#core/shared/sanitise/text.ts'
import { truncateUnits } from '#core/shared/text.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { deleteWaitingArchives, insertArchiveImport, noteKnownItems } from '#db/queries/archives/imports.ts'
import {
  insertArchiveItems,
  listItemIds,
  listKnownPosts,
  listKnownStories,
} from '#db/queries/archives/items.ts'

const readInThread = inThread<typeof readArchiveFile>(
  'app/archives/integrations/read-archive-file.ts',
  'readArchiveFile',
)

export type ReceiveRefusal = ArchiveRefusal | 'read_only' | 'empty' | 'too_large' | 'busy' | 'unfinished'

/** A thread that ends has no memory left for the file. */
const THREAD_REFUSALS = { busy: 'busy', too_slow: 'unfolds_too_far', ended: 'unfinished' } as const

/**
 * Reads a file from elsewhere as it is sent and keeps what it holds, to be looked at: nothing is made of it yet. The file
 * itself is kept nowhere. Files that were read before and nobody decided about go. Throws what the pieces throw.
 */
export async function receiveArchive(
  ctx: WorkspaceContext,
  input: { name: string; kind: ArchiveKind | null; pieces: AsyncIterable<Uint8Array> },
): Promise<Result<{ importId: string }, ReceiveRefusal>> {
  if (ctx.access === 'read_only' || !roleMay(ctx.role, 'edit')) return err('read_only')
  const { workspace, timeZone } = ctx
  const { name, kind } = input
  const folder = await mkdtemp(join(tmpdir(), 'brandhearth-archive-'))
  try {
    const path = join(folder, 'sent')
    const bytes = await store(path, input.pieces)
    if (bytes === 0) return err('empty')
    if (bytes > ARCHIVE_LIMITS.bytes) return err('too_large')
    const now = ctx.now()
    const found = await readInThread({ path, name, kind, now, timeZone })
    if (!found.ok) return found
    const { total, batches, left: leftOut, shortened } = found
    const target = holdsDocuments(found.kind) ? 'stories' : 'posts'
    const fileName = truncateUnits(sanitiseText(name), 200)
    return await ctx.inWorkspace(async sql => {
      await deleteWaitingArchives(sql, { workspace })
      const about = { kind: found.kind, fileName, target, total, leftOut, shortened } as const
      const { id: importId } = await insertArchiveImport(sql, { workspace, ...about, now })
      for (const [at, items] of batches.entries())
        await insertArchiveItems(sql, { workspace, importId, items, from: at * BATCH })
      const known = await countKnown(sql, { workspace, importId, target })
      await noteKnownItems(sql, { workspace, id: importId, known })
      return ok({ importId })
    })
  } catch (error) {
    if (error instanceof ThreadUnavailable) return err(THREAD_REFUSALS[error.reason])
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** How many items are here already: documents as stories, all else as posts. */
async function countKnown(
  sql: Sql,
  { target, ...of }: { workspace: WorkspaceId; importId: string; target: ArchiveTarget },
): Promise<number> {
  const all = await listItemIds(sql, of)
  let known = 0
  for (let from = 0; from < all.length; from += BATCH) {
    const ids = all.slice(from, from + BATCH)
    const found =
      target === 'stories'
        ? await listKnownStories(sql, { ...of, ids })
        : await listKnownPosts(sql, { ...of, ids, platform: '' })
    known += found.size
  }
  return known
}

/** Writes to the disk what comes, until it is more than is taken; answers how many bytes came. */
async function store(path: string, pieces: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  const within = async function* () {
    for await (const piece of pieces) {
      bytes += piece.length
      if (bytes > ARCHIVE_LIMITS.bytes) return
      yield piece
    }
  }
  await pipeline(Readable.from(within()), createWriteStream(path, { mode: 0o600 }))
  return bytes
}
