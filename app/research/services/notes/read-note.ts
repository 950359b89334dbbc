import type { WorkspaceContext } from '#app/platform/context.ts'
import { linkCitations } from '#core/research/notes/citation-marks.ts'
import { quotableSentences } from '#core/research/notes/sentences.ts'
import { parseMarkdown } from '#core/shared/markdown/parse.ts'
import { isUuid } from '#db/client.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { listCitableItems, listCitations } from '#db/queries/research/citations.ts'
import { listCompetitorChoices } from '#db/queries/research/competitors.ts'
import { findNote } from '#db/queries/research/notes.ts'

/**
 * A note with its text as blocks, what it cites, and the saved items that hold `search`, each with the sentences that can
 * be quoted; `removed` is a citation that was just taken out. Null when there is none of that id.
 */
export async function readNote(
  ctx: WorkspaceContext,
  { id, search, removed }: { id: string; search: string; removed: string | null },
) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    const [note, citations, items, competitors, undo] = await Promise.all([
      findNote(sql, { workspace, id }),
      listCitations(sql, { workspace, noteIds: [id] }),
      listCitableItems(sql, { workspace, search }),
      listCompetitorChoices(sql, { workspace }),
      removed && isUuid(removed) ? findRemoved(sql, { workspace, kind: 'citation', id: removed }) : null,
    ])
    if (!note) return null
    const numbers = new Set(citations.map(({ number }) => number))
    return {
      note,
      blocks: linkCitations(parseMarkdown(note.body).blocks, numbers),
      citations,
      items: items.map(({ summary, ...item }) => ({
        ...item,
        sentences: quotableSentences({ title: item.title, summary }),
      })),
      competitors,
      undo,
    }
  })
}
