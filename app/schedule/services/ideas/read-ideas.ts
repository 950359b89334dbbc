import type { WorkspaceContext } from '#app/platform/context.ts'
import { IDEA_BOARDS, type IdeaBoard } from '#core/schedule/ideas.ts'
import { isUuid, type Sql } from '#db/client.ts'
import { type IdeaItem, listIdeaBoard, listIdeas } from '#db/queries/schedule/ideas.ts'
import { findScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'

/** How many a column of the board shows before it leads to all of its ideas. */
const IN_COLUMN = 8
const PAGE_SIZE = 20

/** What is looked at: the board, all ideas of one column, or those put away. */
export interface IdeasAddress {
  readonly archived: boolean
  readonly board?: IdeaBoard | null
  readonly page: number
  readonly removed: string | null
}

/** The idea board, one page of a column's ideas or of those put away, and what was put away just now. Two statements. */
export async function readIdeas(ctx: WorkspaceContext, address: IdeasAddress) {
  const { workspace } = ctx
  const { archived, board = null, removed } = address
  const page = { page: address.page, size: PAGE_SIZE }
  const [{ rows, counts, ...ideas }, undo] = await ctx.readInWorkspace(sql =>
    Promise.all([
      archived || board
        ? listIdeas(sql, { workspace, archived, board: archived ? null : board, page }).then(list => ({
            ...list,
            counts: {},
          }))
        : readBoard(ctx, sql),
      isUuid(removed) ? findScheduledPost(sql, { workspace, id: removed }) : null,
    ]),
  )
  return {
    ideas: { ...ideas, rows: rows.map(shown) },
    counts,
    undo: undo?.status === 'cancelled' ? { id: undo.id, title: undo.title } : null,
  }
}

/** The newest of each column, with how many each has. */
async function readBoard({ workspace }: WorkspaceContext, sql: Sql) {
  const rows = await listIdeaBoard(sql, { workspace, most: IN_COLUMN })
  const counts: Partial<Record<IdeaBoard, number>> = Object.fromEntries(
    rows.map(({ board, ofBoard }) => [board, ofBoard]),
  )
  const total = IDEA_BOARDS.reduce((sum, board) => sum + (counts[board] ?? 0), 0)
  return { rows, counts, total, page: 1, pages: 1 }
}

function shown({ id, title, board, contentId, requestId, dueOn }: IdeaItem) {
  return { id, title, board, contentId, requestId, dueOn }
}
