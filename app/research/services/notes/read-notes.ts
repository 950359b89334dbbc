import type { WorkspaceContext } from '#app/platform/context.ts'
import { blockText } from '#core/shared/markdown/blocks.ts'
import { parseMarkdown } from '#core/shared/markdown/parse.ts'
import { isUuid } from '#db/client.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { findAroundNotes, listNotes } from '#db/queries/research/notes.ts'

const PAGE_SIZE = 20

/** One page of notes with what they can be filtered by, and what was deleted just now. */
export async function readNotes(
  ctx: WorkspaceContext,
  input: { search: string; tag: string; competitorId: string | null; page: number; removed: string | null },
) {
  const { workspace } = ctx
  const { search, tag, page, removed } = input
  const competitorId = input.competitorId && isUuid(input.competitorId) ? input.competitorId : null
  return ctx.readInWorkspace(async sql => {
    const [notes, around, undo] = await Promise.all([
      listNotes(sql, { workspace, search, tag, competitorId, page: { page, size: PAGE_SIZE } }),
      findAroundNotes(sql, { workspace }),
      removed && isUuid(removed) ? findRemoved(sql, { workspace, kind: 'research_note', id: removed }) : null,
    ])
    const rows = notes.rows.map(note => ({ ...note, start: blockText(parseMarkdown(note.start).blocks) }))
    return { notes: { ...notes, rows }, ...around, competitorId, undo }
  })
}
