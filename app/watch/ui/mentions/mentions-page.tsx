import { ChartTable } from '#app/design/charts/chart-table.tsx'
import { DayBars } from '#app/design/charts/day-bars.tsx'
import { AtSign, FileDown } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { LaterFolds } from '#app/design/primitives/surface/later-fold.tsx'
import { MENTION_TEXTS } from '#app/watch/copy.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { numberText } from '#core/shared/number-text.ts'
import { formatDate } from '#core/shared/time.ts'
import { mentionParameters } from '#core/watch/mentions/filter.ts'
import { spikeNote } from '#core/watch/mentions/spike.ts'
import { MentionCard } from './mention-card.tsx'
import { MentionFilterForm } from './mention-filter.tsx'
import type { MentionsPageProps } from './mention-views.ts'
import { MentionWords } from './mention-words.tsx'
import { mentionsAddress } from './mentions-address.ts'

/** Who mentions the brand, its founder, accounts and offers in what the workspace follows. */
export function MentionsPage(props: MentionsPageProps) {
  const { list, spikes, sources, filter, timeZone, canWrite, problem } = props
  const here = mentionsAddress(filter)
  return (
    <div className="grid min-w-0 gap-6">
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {sources.length === 0 ? (
        <EmptyState
          icon={<AtSign />}
          title={MENTION_TEXTS.emptyTitle}
          example={MENTION_TEXTS.example}
          action={canWrite ? <ButtonLink to="/app/brand-watch/sources">Add a source</ButtonLink> : undefined}
        >
          {MENTION_TEXTS.empty}
        </EmptyState>
      ) : (
        <>
          <MentionFilterForm {...props} />
          {spikes.map(spike => (
            <Notice key={spike.id} title={`“${spike.name}” was mentioned far more than usual`}>
              {formatDate(spike.spikedAt, timeZone)}: {spikeNote(spike)}
            </Notice>
          ))}
          <LaterFolds value={props.folds}>
            <Days {...props} />
          </LaterFolds>
          {list.rows.length === 0 ? (
            <p className="py-2 text-ink-soft">
              {MENTION_TEXTS.none}{' '}
              {filter.thing || filter.sentiment || filter.sourceId ? (
                <TextLink to="/app/brand-watch/mentions">Show all mentions</TextLink>
              ) : null}
            </p>
          ) : (
            <>
              <p className="max-w-prose text-sm text-ink-soft">{MENTION_TEXTS.sentiment}</p>
              <ul className="grid gap-4">
                {list.rows.map(item => (
                  <li key={item.id}>
                    <MentionCard item={item} action={here} timeZone={timeZone} canWrite={canWrite} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <Pagination
            page={list.page}
            pageCount={list.pages}
            label="mentions"
            hrefOf={page => mentionsAddress({ ...filter, page })}
          />
          <Files {...props} />
        </>
      )}
      <MentionWords key={[...props.added, '', ...props.excluded].join('\n')} {...props} action={here} />
    </div>
  )
}

function Days({ days, list, filter }: MentionsPageProps) {
  const { total } = list
  const summary = `${total === 1 ? '1 item' : `${numberText(total)} items`} in the last ${filter.days} days.`
  const caption = `Items with mentions a day: ${summary}`
  const bars = days.map(({ day, count }) => ({ name: dayText(day).replace(/^\S+ /, ''), count }))
  return (
    <section aria-labelledby="mention-days" className="grid gap-3">
      <h2 id="mention-days" className="font-text text-lg font-semibold">
        {summary.slice(0, -1)}
      </h2>
      <DayBars
        summary={caption}
        table={
          <ChartTable
            caption={caption}
            head={['Day', 'Items']}
            rows={bars.filter(({ count }) => count > 0).map(bar => [bar.name, bar.count])}
          />
        }
        days={bars}
      />
    </section>
  )
}

function Files({ filter }: MentionsPageProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm print:hidden" aria-label="Save the mentions">
      {(['csv', 'json'] as const).map(format => (
        <li key={format}>
          <a
            className="link inline-flex items-center gap-1"
            href={`/app/brand-watch/mentions/export/${format}${listQuery(mentionParameters(filter))}`}
            download
          >
            <FileDown size={16} aria-hidden />
            Mentions as {format.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  )
}
