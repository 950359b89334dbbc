import type { WorkspaceContext } from '#app/platform/context.ts'
import { DEAL_STAGE_LABELS } from '#core/deals/stages.ts'
import { OFFER_STATUS_LABELS } from '#core/offers/status.ts'
import { formatPence } from '#core/shared/money.ts'
import { nearestWord, slipsOf } from '#core/workspace/nearest-word.ts'
import { prefixQuery, searchWords } from '#core/workspace/search-words.ts'
import type { Sql } from '#db/client.ts'
import { searchCompetitors, searchNotes } from '#db/queries/research/search-research.ts'
import { searchDeals, searchOffers, searchPeople } from '#db/queries/sales/search-sales.ts'
import {
  type FoundText,
  listKnownWords,
  searchPosts,
  searchStories,
} from '#db/queries/workspace/search-workspace.ts'

/** Shown of each kind. */
const SHOWN = 20

const KINDS = ['stories', 'posts', 'people', 'deals', 'offers', 'competitors', 'notes'] as const
type Kind = (typeof KINDS)[number]

/** What a search found, by kind: the closest of each, and how many there are. */
export interface FoundInWorkspace extends Readonly<Record<Kind, readonly FoundText[]>> {
  readonly totals: Readonly<Record<Kind, number>>
  /** What was searched for instead, where a word with a slip in it found nothing. */
  readonly meant: string | null
}

const NOTHING: FoundInWorkspace = {
  ...{ stories: [], posts: [], people: [], deals: [], offers: [], competitors: [], notes: [] },
  totals: { stories: 0, posts: 0, people: 0, deals: 0, offers: 0, competitors: 0, notes: 0 },
  meant: null,
}

/**
 * Stories, posts, people, deals, offers, competitors and research notes that hold the words, with and without accents, each word perhaps
 * a beginning, from statements sent together; nothing without a word. Where nothing holds them, the nearest words that
 * stand in the workspace are searched for instead. Whoever may not see deals finds none.
 */
export async function searchWorkspace(
  ctx: WorkspaceContext,
  { search }: { search: string },
): Promise<FoundInWorkspace> {
  if (searchWords(search).length === 0) return NOTHING
  return ctx.readLagging(async sql => {
    const found = await searchEach(sql, ctx, search)
    if (isSomething(found)) return found
    const meant = await findMeant(sql, ctx, search)
    return meant === null ? found : { ...(await searchEach(sql, ctx, meant)), meant }
  })
}

const isSomething = ({ totals }: FoundInWorkspace) => KINDS.some(kind => totals[kind] > 0)

/** The search with the nearest known word in the place of each that nothing holds; null when that is no other one. */
async function findMeant(sql: Sql, { workspace }: WorkspaceContext, search: string): Promise<string | null> {
  const words = searchWords(search).map(({ word }) => word)
  const unsure = words.filter(word => slipsOf(word) > 0)
  if (unsure.length === 0) return null
  const lengths = unsure.flatMap(word => [word.length - slipsOf(word), word.length + slipsOf(word)])
  const known = await listKnownWords(sql, {
    workspace,
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
  })
  const meant = words.map(word => nearestWord(word, known) ?? word)
  return meant.some((word, at) => word !== words[at]) ? meant.join(' ') : null
}

async function searchEach(
  sql: Sql,
  { workspace }: WorkspaceContext,
  search: string,
): Promise<FoundInWorkspace> {
  const request = { workspace, search, query: prefixQuery(search) ?? '', limit: SHOWN }
  const [stories, posts, people, deals, offers, competitors, notes] = await Promise.all([
    searchStories(sql, request),
    searchPosts(sql, request),
    searchPeople(sql, request),
    searchDeals(sql, request),
    searchOffers(sql, request),
    searchCompetitors(sql, request),
    searchNotes(sql, request),
  ])
  return {
    stories: stories.rows,
    posts: posts.rows,
    competitors: competitors.rows,
    notes: notes.rows,
    people: people.rows.map(({ id, name, email, company }) => ({
      id,
      title: name || email,
      start: name === '' ? company : [email, company].filter(Boolean).join(' · '),
    })),
    deals: deals.rows.map(({ id, title, stage, valuePence, person }) => ({
      id,
      title,
      start: `${person} · ${DEAL_STAGE_LABELS[stage]} · ${formatPence(valuePence)}`,
    })),
    offers: offers.rows.map(({ id, name, status, promise }) => ({
      id,
      title: name,
      start: [OFFER_STATUS_LABELS[status], promise].filter(Boolean).join(' · ').slice(0, 160),
    })),
    totals: {
      stories: stories.total,
      posts: posts.total,
      people: people.total,
      deals: deals.total,
      offers: offers.total,
      competitors: competitors.total,
      notes: notes.total,
    },
    meant: null,
  }
}
