import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { listAnsweredItems, listAnswerResults } from '#db/queries/research/answers.ts'
import { findCompetitor, listSourceOwners } from '#db/queries/research/competitors.ts'
import { listEvidence } from '#db/queries/research/evidence.ts'

/**
 * A competitor’s sheet with its sources, its evidence, and what was answered with a post and what came of that; `removed`
 * is evidence that was just taken off. Null when there is none of that id.
 */
export async function readCompetitor(
  ctx: WorkspaceContext,
  { id, removed }: { id: string; removed: string | null },
) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    const [competitor, sources, evidence, items, undo] = await Promise.all([
      findCompetitor(sql, { workspace, id }),
      listSourceOwners(sql, { workspace }),
      listEvidence(sql, { workspace, competitorId: id }),
      listAnsweredItems(sql, { workspace, competitorId: id }),
      removed && isUuid(removed) ? findRemoved(sql, { workspace, kind: 'evidence', id: removed }) : null,
    ])
    if (!competitor) return null
    const posts = await listAnswerResults(sql, { workspace, contentIds: items.map(item => item.contentId) })
    const answers = items.flatMap(item => {
      const post = posts.find(each => each.id === item.contentId)
      return post ? [{ item, post }] : []
    })
    return {
      competitor,
      sources: sources.filter(source => source.competitorId === id),
      otherSources: sources.filter(source => source.competitorId !== id),
      evidence,
      answers,
      undo,
    }
  })
}
