import type { WorkspaceContext } from '#app/platform/context.ts'
import { DEAL_STAGE_LABELS } from '#core/deals/stages.ts'
import { OFFER_STATUS_LABELS } from '#core/offers/status.ts'
import { formatPence } from '#core/shared/money.ts'
import { prefixQuery } from '#core/workspace/search-words.ts'
import { searchCompetitors, searchNotes } from '#db/queries/research/search-research.ts'
import { searchDeals, searchOffers, searchPeople } from '#db/queries/sales/search-sales.ts'
import { type FoundText, searchPosts, searchStories } from '#db/queries/workspace/search-workspace.ts'

/** Shown of each kind. */
const SHOWN = 20

/** What a search found, by kind. */
export interface FoundInWorkspace {
  readonly stories: readonly FoundText[]
  readonly posts: readonly FoundText[]
  readonly people: readonly FoundText[]
  readonly deals: readonly FoundText[]
  readonly offers: readonly FoundText[]
  readonly competitors: readonly FoundText[]
  readonly notes: readonly FoundText[]
}

const NOTHING: FoundInWorkspace = {
  stories: [],
  posts: [],
  people: [],
  deals: [],
  offers: [],
  competitors: [],
  notes: [],
}

/**
 * Stories, posts, people, deals, offers, competitors and research notes that hold the words, from statements sent together; nothing without a word.
 * Whoever may not see deals finds none.
 */
export async function searchWorkspace(
  ctx: WorkspaceContext,
  { search }: { search: string },
): Promise<FoundInWorkspace> {
  const query = prefixQuery(search)
  if (query === null) return NOTHING
  const request = { workspace: ctx.workspace, search, query, limit: SHOWN }
  const [stories, posts, people, deals, offers, competitors, notes] = await ctx.readLagging(sql =>
    Promise.all([
      searchStories(sql, request),
      searchPosts(sql, request),
      searchPeople(sql, request),
      searchDeals(sql, request),
      searchOffers(sql, request),
      searchCompetitors(sql, request),
      searchNotes(sql, request),
    ]),
  )
  return {
    stories,
    posts,
    competitors,
    notes,
    people: people.map(({ id, name, email, company }) => ({
      id,
      title: name || email,
      start: name === '' ? company : [email, company].filter(Boolean).join(' · '),
    })),
    deals: deals.map(({ id, title, stage, valuePence, person }) => ({
      id,
      title,
      start: `${person} · ${DEAL_STAGE_LABELS[stage]} · ${formatPence(valuePence)}`,
    })),
    offers: offers.map(({ id, name, status, promise }) => ({
      id,
      title: name,
      start: [OFFER_STATUS_LABELS[status], promise].filter(Boolean).join(' · ').slice(0, 160),
    })),
  }
}
