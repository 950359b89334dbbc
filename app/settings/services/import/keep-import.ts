import { removeStoredFiles } from '#app/media/services/remove-stored-files.ts'
import { storeFile } from '#app/media/services/store-file.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { IMPORT_LIMITS } from '#core/settings/imports.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { type ImportPart, insertImport } from '#db/queries/settings/imports.ts'

/** Bytes of one part in the store; as much is in memory at once. */
const PART_BYTES = 8_000_000

/** What a ZIP begins with. */
const MARK = 'PK'

export type SentProblem = 'not_owner' | 'read_only' | 'running' | 'empty' | 'not_a_zip' | 'too_large'

/**
 * Keeps an exported workspace as it is sent, and has a job look through it. One at a time. Of a file that is refused, or
 * that breaks off, nothing is left. Throws what the pieces throw.
 */
export async function keepImport(
  ctx: WorkspaceContext,
  { pieces }: { pieces: AsyncIterable<Uint8Array> },
): Promise<Result<object, SentProblem>> {
  if (ctx.role !== 'owner') return err('not_owner')
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  const parts: ImportPart[] = []
  const forget = () => removeStoredFiles(ctx, { workspace, ids: parts.map(({ id }) => id) })
  const problem = await storeParts(ctx, pieces, parts).catch(async error => {
    await forget()
    throw error
  })
  if (problem) {
    await forget()
    return err(problem)
  }
  const kept = await ctx.inWorkspace(async sql => {
    const entry = await insertImport(sql, { workspace, parts, now: ctx.now() })
    if (!entry) return false
    await insertOutboxJob(sql, { queue: 'settings.import', payload: { workspace, importId: entry.id } })
    return true
  })
  if (kept) return ok()
  await forget()
  return err('running')
}

async function storeParts(
  ctx: WorkspaceContext,
  pieces: AsyncIterable<Uint8Array>,
  parts: ImportPart[],
): Promise<'empty' | 'not_a_zip' | 'too_large' | null> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  let total = 0
  const store = async () => {
    const part = Buffer.concat(waiting)
    if (parts.length === 0 && part.toString('latin1', 0, MARK.length) !== MARK) return false
    const { id } = await storeFile(ctx, { workspace: ctx.workspace, bytes: part, mime: 'application/zip' })
    parts.push({ id, bytes })
    waiting = []
    bytes = 0
    return true
  }
  for await (const piece of pieces) {
    total += piece.length
    if (total > IMPORT_LIMITS.bytes) return 'too_large'
    waiting.push(piece)
    bytes += piece.length
    if (bytes >= PART_BYTES && !(await store())) return 'not_a_zip'
  }
  if (total === 0) return 'empty'
  return bytes === 0 || (await store()) ? null : 'not_a_zip'
}
