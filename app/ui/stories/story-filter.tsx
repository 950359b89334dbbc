import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { listQuery, SEARCH_LIMIT } from '#core/shared/list-address.ts'
import { STORY_KIND_TEXTS, type StoryKind } from '#core/stories/kinds.ts'
import { Button } from '../primitives/actions/button.tsx'
import { classNames } from '../primitives/class-names.ts'

export interface StoryFilterProps {
  readonly search: string
  readonly kind: StoryKind | null
  readonly counts: readonly { kind: StoryKind; count: number }[]
  readonly total: number
}

/** Search and kinds; both live in the address, so that they can be shared, reloaded and left by Back. */
export function StoryFilter({ search, kind, counts, total }: StoryFilterProps) {
  const shown = counts.filter(entry => entry.count > 0 || entry.kind === kind)
  return (
    <div className="grid gap-4">
      <Form method="get" action="/app/storybank" role="search" className="flex gap-2">
        {kind ? <input type="hidden" name="kind" value={kind} /> : null}
        <label htmlFor="story-search" className="sr-only">
          Search your stories
        </label>
        <input
          key={search}
          id="story-search"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={SEARCH_LIMIT}
          placeholder="Search your stories"
          className="control"
        />
        <Button icon={<Search aria-hidden />}>Search</Button>
      </Form>
      <nav aria-label="Kinds of story" className="flex flex-wrap gap-2">
        <KindLink
          to={`/app/storybank${listQuery({ q: search })}`}
          label="All"
          count={total}
          isCurrent={!kind}
        />
        {shown.map(entry => (
          <KindLink
            key={entry.kind}
            to={`/app/storybank${listQuery({ q: search, kind: entry.kind })}`}
            label={STORY_KIND_TEXTS[entry.kind].label}
            count={entry.count}
            isCurrent={entry.kind === kind}
          />
        ))}
      </nav>
    </div>
  )
}

function KindLink(props: { to: string; label: string; count: number; isCurrent: boolean }) {
  return (
    <Link
      to={props.to}
      preventScrollReset
      aria-current={props.isCurrent ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-sm font-medium',
        props.isCurrent
          ? 'border-ember bg-ember-soft text-ember-strong'
          : 'border-line-strong bg-raised hover:border-ink-soft',
      )}
    >
      {props.label}
      <span className="tabular-nums">{props.count}</span>
    </Link>
  )
}
