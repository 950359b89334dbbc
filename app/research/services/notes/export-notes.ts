import type { WorkspaceContext } from '#app/platform/context.ts'
import { NOTE_LIMITS } from '#core/research/notes/note.ts'
import { type NoteFile, writeNote, writeNotes } from '#core/research/notes/write-markdown.ts'
import { isUuid, type Sql, type WorkspaceId } from '#db/client.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { listCitations } from '#db/queries/research/citations.ts'
import { listCompetitors } from '#db/queries/research/competitors.ts'
import { findNote, listAllNotes, type ResearchNote } from '#db/queries/research/notes.ts'

/** One note as Markdown, with what it cites as footnotes; null when there is none of that id. */
export async function exportNote(ctx: WorkspaceContext, { id }: { id: string }): Promise<string | null> {
  if (!isUuid(id)) return null
  const { workspace, timeZone } = ctx
  const [file] = await ctx.inWorkspace(async sql => {
    const note = await findNote(sql, { workspace, id })
    return note ? filesOf(sql, workspace, [note]) : []
  })
  return file ? writeNote(file, { timeZone }) : null
}

/** All notes as one Markdown file, those changed last first. */
export async function exportNotes(ctx: WorkspaceContext): Promise<string> {
  const { workspace, timeZone } = ctx
  const files = await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'research', actionType: 'notes_exported' })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'research notes', format: 'md' },
    })
    return filesOf(sql, workspace, await listAllNotes(sql, { workspace, limit: NOTE_LIMITS.notes }))
  })
  return writeNotes(files, { timeZone })
}

async function filesOf(
  sql: Sql,
  workspace: WorkspaceId,
  notes: readonly ResearchNote[],
): Promise<NoteFile[]> {
  const [citations, competitors] = await Promise.all([
    listCitations(sql, { workspace, noteIds: notes.map(({ id }) => id) }),
    listCompetitors(sql, { workspace, since: new Date(0) }),
  ])
  const cited = Map.groupBy(citations, ({ noteId }) => noteId)
  const names = new Map(competitors.map(({ id, name }) => [id, name]))
  return notes.map(note => ({
    ...note,
    competitor: names.get(note.competitorId ?? '') ?? '',
    citations: cited.get(note.id) ?? [],
  }))
}
