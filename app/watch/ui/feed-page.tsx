import { Form } from 'react-router'
import { Radar, Search } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { PillLink } from '#app/design/primitives/navigation/pill-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { useFeedKeys } from '#app/watch/client/use-feed-keys.ts'
import { EMPTY_TABS, STATE_WORDS, WATCH_TEXTS } from '#app/watch/copy.ts'
import { SEARCH_LIMIT } from '#core/shared/list-address.ts'
import { ITEM_STATES, type ItemState } from '#core/watch/forms.ts'
import { countText } from './count-text.ts'
import { feedAddress } from './feed-address.ts'
import { FeedItemCard, type FeedItemView } from './feed-item.tsx'
import { MarkedNotice, type MarkedView } from './marked-notice.tsx'

interface FeedPageProps {
  readonly items: { readonly rows: readonly FeedItemView[]; readonly page: number; readonly pages: number }
  readonly counts: readonly { readonly state: ItemState; readonly count: number }[]
  readonly isFollowing: boolean
  readonly state: ItemState
  readonly sourceId: string | null
  readonly competitorId: string | null
  readonly competitors: readonly { readonly id: string; readonly name: string }[]
  readonly search: string
  readonly page: number
  readonly marked: MarkedView | null
  /** The item for which a competitor is chosen. */
  readonly open: string | null
  readonly timeZone: string
  readonly canWrite: boolean
  readonly problem?: string | undefined
}

/** What the sources have brought, tab by tab. */
export function FeedPage(props: FeedPageProps) {
  const { items, counts, isFollowing, search, state, sourceId, marked, timeZone, canWrite, problem } = props
  const list = useFeedKeys()
  if (!isFollowing)
    return (
      <EmptyState
        icon={<Radar />}
        title={WATCH_TEXTS.emptyTitle}
        example={WATCH_TEXTS.example}
        action={canWrite ? <ButtonLink to="/app/brand-watch/sources">Add a source</ButtonLink> : undefined}
      >
        {WATCH_TEXTS.empty}
      </EmptyState>
    )
  const { competitorId, competitors } = props
  const view = { state, sourceId, competitorId, search, page: props.page }
  const here = feedAddress(view)
  return (
    <div className="grid gap-5">
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {marked && canWrite ? <MarkedNotice item={marked} action={here} /> : null}
      <nav aria-label="Filter items" className="flex flex-wrap gap-2">
        {ITEM_STATES.map(each => (
          <PillLink
            key={each}
            to={feedAddress({ ...view, state: each, page: 1 })}
            label={STATE_WORDS[each]}
            count={countText(counts.find(row => row.state === each)?.count ?? 0)}
            isCurrent={each === state}
          />
        ))}
      </nav>
      <Form role="search" className="relative flex max-w-xl gap-2" action="/app/brand-watch">
        {state === 'new' ? null : <input type="hidden" name="tab" value={state} />}
        {sourceId ? <input type="hidden" name="source" value={sourceId} /> : null}
        {competitorId ? <input type="hidden" name="competitor" value={competitorId} /> : null}
        <label htmlFor="watch-search" className="sr-only">
          Search the feed
        </label>
        <input
          id="watch-search"
          key={search}
          name="q"
          type="search"
          className="control min-w-0 flex-1"
          placeholder="Search the feed"
          defaultValue={search}
          maxLength={SEARCH_LIMIT}
        />
        <Button icon={<Search aria-hidden />}>Search</Button>
      </Form>
      {sourceId ? (
        <p>
          Only items from one source.{' '}
          <TextLink to={feedAddress({ ...view, sourceId: null, page: 1 })}>Show all</TextLink>
        </p>
      ) : null}
      {competitorId ? (
        <p>
          Only items from {competitors.find(({ id }) => id === competitorId)?.name ?? 'one competitor'}.{' '}
          <TextLink to={feedAddress({ ...view, competitorId: null, page: 1 })}>Show all</TextLink>
        </p>
      ) : null}
      {items.rows.length === 0 ? (
        <p className="py-6 text-ink-soft">
          {search ? (
            <>
              No items found.{' '}
              <TextLink to={feedAddress({ ...view, search: '', page: 1 })}>Show all items</TextLink>
            </>
          ) : (
            EMPTY_TABS[state]
          )}
        </p>
      ) : (
        <ul ref={list} className="grid gap-4">
          {items.rows.map(item => (
            <li key={item.id}>
              <FeedItemCard
                item={item}
                action={here}
                timeZone={timeZone}
                canWrite={canWrite}
                choices={competitors}
                choiceAddress={props.open === item.id ? here : feedAddress({ ...view, open: item.id })}
                isChoosing={props.open === item.id}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={items.page}
        pageCount={items.pages}
        label="items"
        hrefOf={page => feedAddress({ ...view, page })}
      />
      {canWrite && items.rows.length > 0 ? (
        <p className="text-sm text-ink-soft max-sm:hidden">{WATCH_TEXTS.keys}</p>
      ) : null}
    </div>
  )
}
