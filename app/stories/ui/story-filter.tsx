import { Form } from 'react-router'
import { Search } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { PillLink } from '#app/design/primitives/navigation/pill-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { SEARCH_LIMIT } from '#core/shared/list-address.ts'
import { numberText } from '#core/shared/number-text.ts'
import { STORY_KIND_TEXTS, STORY_STATUS_TEXTS, STORY_STATUSES, type StoryKind } from '#core/stories/kinds.ts'
import { TARGET_KIND_TEXTS } from '#core/stories/link-key.ts'
import { PERMISSION_STATES } from '#core/stories/permission.ts'
import { bankAddress } from './filter-address.ts'
import { PERMISSION_STATE_TEXTS } from './permission-badge.tsx'
import type { StoryFilters, TargetView } from './story-views.ts'

export interface StoryFilterProps {
  readonly filters: StoryFilters
  /** How many of each kind match the other filters. */
  readonly counts: readonly { kind: StoryKind; count: number }[]
  /** There are more than the counts say. */
  readonly isBeyond: boolean
  readonly targets: readonly TargetView[]
}

const PERMISSION_OPTIONS = PERMISSION_STATES.map(state => ({
  value: state,
  label: PERMISSION_STATE_TEXTS[state],
}))
const STATUS_OPTIONS = STORY_STATUSES.map(status => ({ value: status, label: STORY_STATUS_TEXTS[status] }))

/** Search and filters; all live in the address, so that they can be shared, reloaded and left by Back. */
export function StoryFilter({ filters, counts, isBeyond, targets }: StoryFilterProps) {
  const { search, kind, status, permission, link } = filters
  const shown = counts.filter(entry => entry.count > 0 || entry.kind === kind)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const countText = (count: number) => `${numberText(count)}${isBeyond ? '+' : ''}`
  const isNarrowed = Boolean(status || permission || link)
  return (
    <div className="grid gap-4">
      <Form
        key={`${search} ${status} ${permission} ${link}`}
        method="get"
        action="/app/storybank"
        role="search"
        className="grid gap-3"
      >
        {kind ? <input type="hidden" name="kind" value={kind} /> : null}
        <div className="flex gap-2">
          <label htmlFor="story-search" className="sr-only">
            Search your stories
          </label>
          <input
            id="story-search"
            type="search"
            name="q"
            defaultValue={search}
            maxLength={SEARCH_LIMIT}
            placeholder="Search your stories"
            className="control"
          />
          <Button icon={<Search aria-hidden />}>Search</Button>
        </div>
        <details open={isNarrowed}>
          <summary className="w-fit cursor-pointer text-sm font-semibold text-ember">More filters</summary>
          <div className="grid gap-3 pt-3 sm:grid-cols-3">
            <SelectField
              id="filter-link"
              name="link"
              label="Shows"
              placeholder="Anything"
              defaultValue={link ?? ''}
              options={targets.map(target => ({
                value: target.key,
                label: `${TARGET_KIND_TEXTS[target.kind].one}: ${target.label}`,
              }))}
            />
            <SelectField
              id="filter-permission"
              name="permission"
              label="Permission"
              placeholder="Any"
              defaultValue={permission ?? ''}
              options={PERMISSION_OPTIONS}
            />
            <SelectField
              id="filter-status"
              name="status"
              label="Status"
              placeholder="Any"
              defaultValue={status ?? ''}
              options={STATUS_OPTIONS}
            />
            <div className="flex flex-wrap items-center gap-4 sm:col-span-3">
              <Button size="sm">Apply filters</Button>
              {isNarrowed ? (
                <TextLink to={bankAddress({ ...filters, status: null, permission: null, link: null })}>
                  Clear filters
                </TextLink>
              ) : null}
            </div>
          </div>
        </details>
      </Form>
      <nav aria-label="Kinds of story" className="flex flex-wrap gap-2">
        <PillLink
          to={bankAddress({ ...filters, kind: null })}
          label="All"
          count={countText(total)}
          isCurrent={!kind}
        />
        {shown.map(entry => (
          <PillLink
            key={entry.kind}
            to={bankAddress({ ...filters, kind: entry.kind })}
            label={STORY_KIND_TEXTS[entry.kind].label}
            count={countText(entry.count)}
            isCurrent={entry.kind === kind}
          />
        ))}
      </nav>
    </div>
  )
}
