import type { Tool } from '#app/platform/client/tools.ts'
import type { SearchAnswer } from '#app/workspace/client/use-search.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { pageChoices } from '../../search/pages.ts'
import { recentPages } from '../recent.ts'

export interface Choice {
  readonly label: string
  readonly note?: string
  /** An address, or a tool that takes the palette's place. */
  readonly go: { to: string } | { tool: Tool }
}

export interface ChoiceGroup {
  readonly title: string
  readonly choices: readonly Choice[]
}

/** Shown of each kind while typing; the search page shows more. */
const SHOWN = 6

const STARTS: readonly Choice[] = [
  { label: 'New story', note: 'C', go: { tool: 'capture' } },
  { label: 'New post', go: { to: '/app/create' } },
]

const SHOW_ME_AROUND: Choice = { label: 'Show me around this page', go: { tool: 'tutorial' } }

/** What the palette offers: before anything is typed, beginnings and recent pages; then what holds the words. */
export function paletteChoices(input: {
  search: string
  answer: SearchAnswer | null
  tier: Tier
  canWrite: boolean
  owner: string
}): ChoiceGroup[] {
  const { answer, tier } = input
  const search = input.search.trim()
  const starts = [...(input.canWrite ? STARTS : []), SHOW_ME_AROUND]
  const pages: Choice[] = pageChoices(tier, search).map(({ to, label, note }) => ({
    label,
    ...(note ? { note } : {}),
    go: { to },
  }))
  if (search === '') {
    const recent = recentPages(input.owner).slice(1, 5)
    return [
      { title: 'Start', choices: starts },
      { title: 'Recent', choices: recent.map(({ to, title }) => ({ label: title, go: { to } })) },
      { title: 'Pages', choices: pages },
    ].filter(({ choices }) => choices.length > 0)
  }
  const all = `/app/search?q=${encodeURIComponent(search)}`
  const begun = starts.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))
  return [
    { title: 'Start', choices: begun },
    { title: 'Pages', choices: pages.slice(0, SHOWN) },
    {
      title: 'Stories',
      choices: (answer?.stories ?? [])
        .slice(0, SHOWN)
        .map(({ id, title }) => ({ label: title, go: { to: `/app/storybank/${id}` } })),
    },
    {
      title: 'Posts',
      choices: (answer?.posts ?? []).slice(0, SHOWN).map(({ id, title, start }) => ({
        label: title || start || 'Untitled post',
        go: { to: `/app/create?post=${id}` },
      })),
    },
    {
      title: 'People',
      choices: (answer?.people ?? [])
        .slice(0, SHOWN)
        .map(({ id, title }) => ({ label: title, go: { to: `/app/sales-hub/people/${id}` } })),
    },
    {
      title: 'Deals',
      choices: (answer?.deals ?? []).slice(0, SHOWN).map(({ id, title, start }) => ({
        label: title,
        note: start,
        go: { to: `/app/sales-hub/deals/${id}` },
      })),
    },
    {
      title: 'Offers',
      choices: (answer?.offers ?? [])
        .slice(0, SHOWN)
        .map(({ id, title }) => ({ label: title, go: { to: `/app/offers/${id}` } })),
    },
    {
      title: 'Competitors',
      choices: (answer?.competitors ?? [])
        .slice(0, SHOWN)
        .map(({ id, title }) => ({ label: title, go: { to: `/app/brand-watch/competitors/${id}` } })),
    },
    {
      title: 'Research notes',
      choices: (answer?.notes ?? [])
        .slice(0, SHOWN)
        .map(({ id, title }) => ({ label: title, go: { to: `/app/brand-watch/research/${id}` } })),
    },
    { title: 'More', choices: [{ label: `All results for “${search}”`, go: { to: all } }] },
  ].filter(({ choices }) => choices.length > 0)
}
