import { Form, Link } from 'react-router'
import { Search } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { Tier } from '#core/billing/tiers.ts'
import { SEARCH_LIMIT } from '#core/shared/list-address.ts'
import { pageChoices } from './pages.ts'

export interface SearchPageProps {
  readonly search: string
  readonly tier: Tier
  readonly stories: readonly FoundItem[]
  readonly posts: readonly FoundItem[]
  readonly people: readonly FoundItem[]
  readonly deals: readonly FoundItem[]
  readonly offers: readonly FoundItem[]
  readonly competitors: readonly FoundItem[]
  readonly notes: readonly FoundItem[]
  /** How many of each kind there are, of which the closest are listed. */
  readonly totals: Readonly<Record<FoundKind, number>>
  /** What was searched for instead, where nothing was found. */
  readonly meant: string | null
}

type FoundKind = 'stories' | 'posts' | 'people' | 'deals' | 'offers' | 'competitors' | 'notes'

interface FoundItem {
  readonly id: string
  readonly title: string
  readonly start: string
}

/** The palette as a page: one box over pages and everything that was written or sold. */
export function SearchPage(props: SearchPageProps) {
  const { search, tier, stories, posts, people, deals, offers, competitors, notes, totals, meant } = props
  const pages = search === '' ? [] : pageChoices(tier, search)
  const total = Object.values(totals).reduce((sum, count) => sum + count, pages.length)
  return (
    <div className="grid max-w-3xl gap-6">
      <div>
        <PageHeading
          title="Search"
          description="Find pages, stories, posts, people, deals, offers, competitors and notes."
        />
        <Form method="get" role="search" className="flex gap-2">
          <label htmlFor="search-words" className="sr-only">
            Search everything in this workspace
          </label>
          <input
            key={search}
            id="search-words"
            type="search"
            name="q"
            defaultValue={search}
            maxLength={SEARCH_LIMIT}
            placeholder="A word you remember"
            className="control"
          />
          <Button variant="primary" icon={<Search aria-hidden />}>
            Search
          </Button>
        </Form>
      </div>
      <p role="status" className="text-ink-soft">
        {search === ''
          ? 'Type all or part of a word.'
          : total === 0
            ? `No results for “${search}”. Try fewer words, or just the start of one.`
            : `${total === 1 ? '1 result' : `${total} results`} for “${meant ?? search}”`}
        {meant === null || total === 0 ? null : `. Nothing has “${search}” in it.`}
      </p>
      <Found title="Pages" items={pages.map(({ to, label, note = '' }) => ({ to, label, start: note }))} />
      <Found
        title="Stories"
        total={totals.stories}
        items={stories.map(({ id, title, start }) => ({ to: `/app/storybank/${id}`, label: title, start }))}
      />
      <Found
        title="Posts"
        total={totals.posts}
        items={posts.map(({ id, title, start }) => ({
          to: `/app/create?post=${id}`,
          label: title || 'Untitled post',
          start,
        }))}
      />
      <Found
        title="People"
        total={totals.people}
        items={people.map(({ id, title, start }) => ({
          to: `/app/sales-hub/people/${id}`,
          label: title,
          start,
        }))}
      />
      <Found
        title="Deals"
        total={totals.deals}
        items={deals.map(({ id, title, start }) => ({
          to: `/app/sales-hub/deals/${id}`,
          label: title,
          start,
        }))}
      />
      <Found
        title="Offers"
        total={totals.offers}
        items={offers.map(({ id, title, start }) => ({ to: `/app/offers/${id}`, label: title, start }))}
      />
      <Found
        title="Competitors"
        total={totals.competitors}
        items={competitors.map(({ id, title, start }) => ({
          to: `/app/brand-watch/competitors/${id}`,
          label: title,
          start,
        }))}
      />
      <Found
        title="Research notes"
        total={totals.notes}
        items={notes.map(({ id, title, start }) => ({
          to: `/app/brand-watch/research/${id}`,
          label: title,
          start,
        }))}
      />
    </div>
  )
}

function Found(props: {
  title: string
  /** How many there are; as many as are listed when it is left out. */
  total?: number
  items: { to: string; label: string; start: string }[]
}) {
  const { title, items, total = items.length } = props
  if (items.length === 0) return null
  return (
    <Panel
      title={`${title} (${total})`}
      {...(total > items.length ? { description: `The ${items.length} closest are listed.` } : {})}
    >
      <ul className="grid gap-1">
        {items.map(({ to, label, start }) => (
          <li key={`${to} ${label}`}>
            <Link to={to} className="-mx-3 grid wrap-anywhere rounded-md px-3 py-2 hover:bg-sunk">
              <span className="font-semibold">{label}</span>
              {start ? <span className="line-clamp-1 text-sm text-ink-soft">{start}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
