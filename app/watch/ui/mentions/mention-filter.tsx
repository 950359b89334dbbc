import { Form, Link } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { classNames } from '#app/design/primitives/class-names.ts'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { MENTION_PERIODS } from '#core/watch/mentions/filter.ts'
import { SENTIMENT_WORDS, SENTIMENTS } from '#core/watch/sentiment/judge.ts'
import type { MentionsPageProps } from './mention-views.ts'
import { mentionsAddress } from './mentions-address.ts'

/** Which mentions are looked at; all of it stands in the address. */
export function MentionFilterForm({ filter, choices, names, sources }: MentionsPageProps) {
  return (
    <div className="grid gap-3 print:hidden">
      <ul className="flex flex-wrap gap-2" aria-label="Period">
        {MENTION_PERIODS.map(days => (
          <li key={days}>
            <Link
              to={mentionsAddress({ ...filter, days, page: 1 })}
              preventScrollReset
              aria-current={filter.days === days ? 'true' : undefined}
              className={classNames('button button-sm', filter.days === days && 'bg-sunk font-semibold')}
            >
              Last {days} days
            </Link>
          </li>
        ))}
      </ul>
      <Form
        method="get"
        action="/app/brand-watch/mentions"
        aria-label="Filter mentions"
        className="flex flex-wrap items-end gap-3"
      >
        {filter.days === 30 ? null : <input type="hidden" name="period" value={filter.days} />}
        <SelectField
          key={`what ${filter.thing}`}
          id="what"
          name="what"
          label="Mentions of"
          defaultValue={filter.thing ?? ''}
          options={[
            { value: '', label: 'Everything' },
            ...choices.map(({ key, name }) => ({ value: key, label: name })),
          ]}
        />
        <SelectField
          key={`sentiment ${filter.sentiment}`}
          id="sentiment"
          name="sentiment"
          label="Sentiment"
          defaultValue={filter.sentiment ?? ''}
          options={[
            { value: '', label: 'Any' },
            ...SENTIMENTS.map(value => ({ value, label: SENTIMENT_WORDS[value] })),
          ]}
        />
        <SelectField
          key={`source ${filter.sourceId}`}
          id="source"
          name="source"
          label="Source"
          defaultValue={filter.sourceId ?? ''}
          options={[
            { value: '', label: 'All sources' },
            ...sources.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Button size="sm">Show mentions</Button>
      </Form>
      {choices.length < names.total ? (
        <p className="text-sm">
          <TextLink
            to={`${mentionsAddress(filter)}#names`}
          >{`Choose from all ${names.total} names`}</TextLink>
        </p>
      ) : null}
    </div>
  )
}
