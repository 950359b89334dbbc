import { Form, Link } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { ACTIVITY_PART_WORDS } from '#app/team/copy.ts'
import { ACTIVITY_PARTS, type ActivityWanted, activityQuery } from '#core/team/activity-address.ts'

export interface ActivityLine {
  readonly id: string
  readonly at: Date
  /** '' where nobody signed in did it. */
  readonly who: string
  readonly what: string
}

export interface ActivityLogProps {
  readonly lines: readonly ActivityLine[]
  readonly olderAt: string | null
  readonly wanted: ActivityWanted
  /** Whose activity can be looked at alone: who is in the workspace now. */
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly timeZone: string
}

const PART_OPTIONS = (Object.keys(ACTIVITY_PARTS) as (keyof typeof ACTIVITY_PARTS)[]).map(value => ({
  value,
  label: ACTIVITY_PART_WORDS[value],
}))

/** What was done in the workspace, newest first; narrowed down, paged and exported by its address. */
export function ActivityLog({ lines, olderAt, wanted: filter, people, timeZone }: ActivityLogProps) {
  const { memberId, part, from } = filter
  const isNarrowed = memberId !== null || part !== null
  const query = activityQuery({ memberId, part, from: null })
  return (
    <Panel anchor="activity" title="Activity" description="Who did what in this workspace.">
      <ActivityFilter key={query} memberId={memberId} part={part} people={people} />
      {lines.length === 0 ? (
        <p className="text-ink-soft">
          {isNarrowed || from ? (
            <>
              No activity found. <TextLink to="/app/team#activity">Show all activity</TextLink>
            </>
          ) : (
            'No activity yet. Stories and posts you add will show here.'
          )}
        </p>
      ) : (
        <ol className="deeds">
          {lines.map(({ id, at, who, what }) => (
            <li key={id}>
              <span>
                <b>{who}</b>
                {` ${what}`}
              </span>
              <When at={at} timeZone={timeZone} />
            </li>
          ))}
        </ol>
      )}
      {from || olderAt ? (
        <nav aria-label="Pages of the activity" className="flex flex-wrap gap-2">
          {from ? (
            <Link to={`/app/team${query}#activity`} preventScrollReset className="button button-sm">
              Newest
            </Link>
          ) : null}
          {olderAt ? (
            <Link to={`${olderAt}#activity`} preventScrollReset rel="next" className="button button-sm">
              Older
            </Link>
          ) : null}
        </nav>
      ) : null}
      {lines.length > 0 ? (
        <p className="text-sm text-ink-soft">
          Export activity:{' '}
          <a className="link" href={`/app/team/export/csv${query}`}>
            CSV for a spreadsheet
          </a>
          {' or '}
          <a className="link" href={`/app/team/export/json${query}`}>
            JSON
          </a>
        </p>
      ) : null}
    </Panel>
  )
}

function ActivityFilter(props: Pick<ActivityWanted, 'memberId' | 'part'> & Pick<ActivityLogProps, 'people'>) {
  const { memberId, part, people } = props
  const isGone = memberId !== null && !people.some(({ id }) => id === memberId)
  const options = people.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Form
      method="get"
      action="/app/team"
      role="search"
      aria-label="Filter activity"
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <SelectField
        id="activity-who"
        name="who"
        label="Who"
        placeholder="Everyone"
        defaultValue={memberId ?? ''}
        options={isGone ? [...options, { value: memberId, label: 'Someone who has left' }] : options}
      />
      <SelectField
        id="activity-where"
        name="where"
        label="Where"
        placeholder="Everything"
        defaultValue={part ?? ''}
        options={PART_OPTIONS}
      />
      <Button size="sm">Apply filters</Button>
      {memberId || part ? <TextLink to="/app/team#activity">Show all activity</TextLink> : null}
    </Form>
  )
}
