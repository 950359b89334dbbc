import type { WorkspaceContext } from '#app/platform/context.ts'
import { beginning } from '#core/shared/text.ts'
import type { ItemState } from '#core/watch/forms.ts'
import { proposeExclusions } from '#core/watch/words.ts'
import { isUuid } from '#db/client.ts'
import { findAroundItems, findItem, listItems, listJudgedTitles } from '#db/queries/watch/items.ts'
import { tellOfItems } from './answers/tell-of-items.ts'

const PAGE_SIZE = 10
/** What three lines of a summary hold at their widest. */
const SUMMARY = 300

/** One page of the feed, and what was just said of an item (`markedId`), with words that would keep such items away. */
export async function readFeed(
  ctx: WorkspaceContext,
  input: {
    state: ItemState
    sourceId: string | null
    competitorId?: string | null
    search: string
    page: number
    markedId: string | null
  },
) {
  const { workspace } = ctx
  const { state, search, page, markedId } = input
  const sourceId = input.sourceId && isUuid(input.sourceId) ? input.sourceId : null
  const competitorId = input.competitorId && isUuid(input.competitorId) ? input.competitorId : null
  return ctx.readInWorkspace(async sql => {
    const [items, around, marked] = await Promise.all([
      listItems(sql, { workspace, state, sourceId, competitorId, search, page: { page, size: PAGE_SIZE } }),
      findAroundItems(sql, { workspace }),
      markedId && isUuid(markedId) ? findItem(sql, { workspace, id: markedId }) : null,
    ])
    const rows = await tellOfItems(sql, { workspace, items: items.rows })
    const judged =
      marked?.state === 'not_relevant'
        ? await listJudgedTitles(sql, { workspace, sourceId: marked.sourceId })
        : []
    const titles = (isWanted: boolean) =>
      judged.filter(each => (each.state !== 'not_relevant') === isWanted).map(({ title }) => title)
    return {
      items: {
        ...items,
        rows: rows.map(row => ({
          ...row,
          summary: row.summary === row.title ? '' : beginning(row.summary, SUMMARY),
        })),
      },
      ...around,
      sourceId,
      competitorId,
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
