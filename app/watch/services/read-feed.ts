import type { WorkspaceContext } from '#app/platform/context.ts'
import type { ItemState } from '#core/watch/forms.ts'
import { proposeExclusions } from '#core/watch/words.ts'
import { isUuid } from '#db/client.ts'
import { countItems, findItem, listItems, listJudgedTitles } from '#db/queries/watch/items.ts'
import { countSources } from '#db/queries/watch/sources.ts'

const PAGE_SIZE = 30

/** One page of the feed, and what was just said of an item (`markedId`), with words that would keep such items away. */
export async function readFeed(
  ctx: WorkspaceContext,
  input: { state: ItemState; sourceId: string | null; search: string; page: number; markedId: string | null },
) {
  const { workspace } = ctx
  const { state, search, page, markedId } = input
  const sourceId = input.sourceId && isUuid(input.sourceId) ? input.sourceId : null
  return ctx.inWorkspace(async sql => {
    const [items, counts, sources, marked] = await Promise.all([
      listItems(sql, { workspace, state, sourceId, search, page: { page, size: PAGE_SIZE } }),
      countItems(sql, { workspace }),
      countSources(sql, { workspace }),
      markedId && isUuid(markedId) ? findItem(sql, { workspace, id: markedId }) : null,
    ])
    const judged =
      marked?.state === 'not_relevant'
        ? await listJudgedTitles(sql, { workspace, sourceId: marked.sourceId })
        : []
    const titles = (isWanted: boolean) =>
      judged.filter(each => (each.state !== 'not_relevant') === isWanted).map(({ title }) => title)
    return {
      items,
      counts,
      sources,
      sourceId,
      marked: marked && {
        ...marked,
        exclusions:
          marked.state === 'not_relevant'
            ? proposeExclusions(marked.title, { unwanted: titles(false), wanted: titles(true) })
            : [],
      },
    }
  })
}
