import { quotableSentences } from '#core/research/notes/sentences.ts'
import { addDays } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '../client.ts'
import { insertCitation, listCitableItems } from '../queries/research/citations.ts'
import { insertNote } from '../queries/research/notes.ts'

/** What a founder wrote down, each with words of the saved items it rests on, in the order of their numbers. */
const NOTES = [
  {
    title: 'When to begin writing about a date',
    body: 'Five weeks before a date is the least [1]. The last week is for reminding, not for telling.\n\n- **Week 1:** why there is a date at all\n- **Weeks 2 and 3:** one story each\n- **Week 5:** what to do now',
    tags: ['timing', 'campaigns'],
    cites: ['How long before a fair'],
    isAboutCompetitor: false,
    daysAgo: 4,
  },
  {
    title: 'What Example Express does with its price',
    body: 'They cut their price and say it in the first line [1]. They also say *why* they never ring [2], and their customers notice.\n\nOur first line should say what a call is for. One page or three? Others found that fewer people ask and more of them come [3].',
    tags: ['price', 'offers'],
    cites: ['We have cut our price', 'Why we never take calls', 'One booking page or three'],
    isAboutCompetitor: true,
    daysAgo: 2,
  },
] as const

/** Two research notes that cite what was saved, one of them about a competitor. */
export async function seedResearchNotes(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<void> {
  const [competitor] = await sql<{ id: string }[]>`
    select id from competitors where user_id = ${workspace} order by name limit 1
  `
  for (const { title, body, tags, cites, isAboutCompetitor, daysAgo } of NOTES) {
    const at = addDays(now, -daysAgo)
    const competitorId = isAboutCompetitor ? (competitor?.id ?? null) : null
    const noteId = await insertNote(sql, { workspace, fields: { title, body, tags, competitorId }, now: at })
    for (const search of cites) {
      const [item] = await listCitableItems(sql, { workspace, search })
      const [quote] = item ? quotableSentences(item) : []
      if (item && quote) await insertCitation(sql, { workspace, noteId, itemId: item.id, quote, now: at })
    }
  }
}
