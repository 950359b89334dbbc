import type { WorkspaceContext } from '#app/platform/context.ts'
import { leadScore, SCORED_DAYS } from '#core/leads/score.ts'
import type { LeadSource } from '#core/leads/sources.ts'
import { addDays } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import { LEADS_COUNTED, listLeads, listTags } from '#db/queries/leads/list-leads.ts'
import { findUndoneImport } from '#db/queries/leads/undo-import.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'

const PAGE_SIZE = 20

/** What the address asks of the list. */
export interface PeopleWanted {
  readonly search: string
  readonly tag: string | null
  readonly source: LeadSource | null
  readonly isWaiting: boolean
}

/** The people that fit, with their scores, from five statements sent together. */
export async function readPeople(
  ctx: WorkspaceContext,
  input: PeopleWanted & { page: number; removed: string | null; undone?: string | null },
) {
  const { workspace } = ctx
  const { page, removed, undone = null, ...wanted } = input
  const now = ctx.now()
  const since = addDays(now, -SCORED_DAYS)
  const [people, tags, undo, undoneImport] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listLeads(sql, { filter: { workspace, ...wanted }, page: { page, size: PAGE_SIZE }, since }),
      listTags(sql, { workspace }),
      isUuid(removed) ? findRemoved(sql, { workspace, kind: 'lead', id: removed }) : null,
      isUuid(undone) ? findUndoneImport(sql, { workspace, id: undone }) : null,
    ]),
  )
  return {
    people: people.rows.map(({ facts, ...row }) => {
      const { reachedOutAt, answeredAt, ...person } = row
      const isWaiting = reachedOutAt !== null && (answeredAt === null || answeredAt < reachedOutAt)
      return { ...person, isWaiting, score: leadScore(facts, now).score }
    }),
    page: people.page,
    pages: people.pages,
    total: Math.min(people.total, LEADS_COUNTED),
    isBeyond: people.total > LEADS_COUNTED,
    tags,
    undo: undo && { id: undo.id, name: undo.name || undo.email },
    undone: undoneImport && undone ? { id: undone, people: undoneImport.people } : null,
  }
}
