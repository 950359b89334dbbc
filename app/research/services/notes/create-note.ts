import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { NOTE_LIMITS } from '#core/research/notes/note.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { countNotes, insertNote } from '#db/queries/research/notes.ts'

/** Begins a research note. A repeat with the same key answers like the first. */
export async function createNote(
  ctx: WorkspaceContext,
  input: { title: string; idempotencyKey: string },
): Promise<Result<{ noteId: string }, 'read_only' | 'not_in_plan' | 'too_many'>> {
  const lock = featureLock(ctx, 'research_hub')
  if (lock) return err(lock)
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'create_research_note', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ noteId: repeated })
    await lockProfile(sql, { workspace })
    if ((await countNotes(sql, { workspace })) >= NOTE_LIMITS.notes) return err('too_many')
    const id = await insertNote(sql, { workspace, fields: { title: input.title }, now: ctx.now() })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'research', actionType: 'note_created' })
    return ok({ noteId: id })
  })
}
