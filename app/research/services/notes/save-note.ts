import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { NoteText } from '#core/research/notes/note.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { isSavedAlready } from '#core/shared/version.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findCompetitor } from '#db/queries/research/competitors.ts'
import { findNote, type ResearchNote, updateNote } from '#db/queries/research/notes.ts'

/**
 * Saves a note, if it still is at the version that was read; otherwise answers with it as it is now. A competitor that is
 * not there is left out.
 */
export async function saveNote(
  ctx: WorkspaceContext,
  input: { id: string; version: number; note: NoteText },
): Promise<
  | Result<object, 'read_only' | 'not_in_plan' | 'not_found'>
  | Refusal<'changed_elsewhere', { readonly note: ResearchNote }>
> {
  const lock = featureLock(ctx, 'research_hub')
  if (lock) return err(lock)
  const { id, version, note } = input
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const asked = note.competitorId && isUuid(note.competitorId) ? note.competitorId : null
    const competitor = asked ? await findCompetitor(sql, { workspace, id: asked }) : null
    const fields = { ...note, competitorId: competitor?.id ?? null }
    if (await updateNote(sql, { workspace, id, version, fields })) {
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'research', actionType: 'note_saved' })
      return ok()
    }
    const present = await findNote(sql, { workspace, id })
    if (!present) return err('not_found')
    return isSavedAlready(present, fields) ? ok() : err('changed_elsewhere', { note: present })
  })
}
