import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { NOTE_LIMITS } from '#core/research/notes/note.ts'
import { quotableSentences } from '#core/research/notes/sentences.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { countCitations, findCitationNumber, insertCitation } from '#db/queries/research/citations.ts'
import { findNote } from '#db/queries/research/notes.ts'
import { findItem } from '#db/queries/watch/items.ts'

/** Cites one sentence of an item in a note, by its place among those that can be quoted; answers its number, the same where it is cited there already. */
export async function citeItem(
  ctx: WorkspaceContext,
  input: { noteId: string; itemId: string; sentence: number },
): Promise<
  Result<
    { number: number },
    'read_only' | 'not_in_plan' | 'not_found' | 'item_not_found' | 'too_many_citations'
  >
> {
  const lock = featureLock(ctx, 'research_hub')
  if (lock) return err(lock)
  const { noteId, itemId, sentence } = input
  if (!isUuid(noteId)) return err('not_found')
  if (!isUuid(itemId)) return err('item_not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    if (!(await findNote(sql, { workspace, id: noteId }))) return err('not_found')
    const item = await findItem(sql, { workspace, id: itemId })
    const quote = item ? quotableSentences(item)[sentence] : undefined
    if (quote === undefined) return err('item_not_found')
    const cited = await findCitationNumber(sql, { workspace, noteId, itemId, quote })
    if (cited !== null) return ok({ number: cited })
    if ((await countCitations(sql, { workspace, noteId })) >= NOTE_LIMITS.citations)
      return err('too_many_citations')
    const number = await insertCitation(sql, { workspace, noteId, itemId, quote, now: ctx.now() })
    if (number === null) return err('item_not_found')
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'research', actionType: 'item_cited' })
    return ok({ number })
  })
}
