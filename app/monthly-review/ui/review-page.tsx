import { Link } from 'react-router'
import { StrategyTabs } from '#app/brand/ui/index.ts'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { PILLAR_STATES, REVIEW_TEXTS } from '#app/monthly-review/copy.ts'
import type { ReviewFacts, ReviewPounds } from '#core/monthly-review/facts.ts'
import { monthText } from '#core/monthly-review/month.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'
import { NextDays, type PartView } from './next-days.tsx'

interface ReviewPageProps {
  readonly month: string
  readonly facts: ReviewFacts
  readonly pounds: ReviewPounds | null
  readonly untilDay: string
  readonly isWhole: boolean
  readonly parts: readonly PartView[]
  readonly canWrite: boolean
  readonly problem?: string | undefined
}

/** A month on one page: drift, what worked, pounds, market, and what is proposed. */
export function ReviewPage(props: ReviewPageProps) {
  const { month, facts, pounds, untilDay, isWhole, problem } = props
  return (
    <>
      <PageHeading
        title={monthText(month)}
        description={`Counted until ${dayText(untilDay, { year: true })}.`}
      />
      <StrategyTabs current="review" />
      <div className="grid min-w-0 gap-6">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        {isWhole ? null : <Notice tone="info">{REVIEW_TEXTS.soFar}</Notice>}
        <Drift facts={facts} />
        <Worked facts={facts} />
        <Won pounds={pounds} />
        <Market facts={facts} />
        <NextDays {...props} />
      </div>
    </>
  )
}

function Drift({ facts: { drift, showedUp } }: { facts: ReviewFacts }) {
  const off = drift.pillars.filter(({ state }) => state !== 'steady')
  const below = drift.channels.filter(({ state }) => state === 'below')
  return (
    <Panel title={REVIEW_TEXTS.drift}>
      <p className="max-w-prose text-lg">{showedUp.sentence}</p>
      {off.length + below.length + drift.untold.length === 0 ? <p>{REVIEW_TEXTS.steady}</p> : null}
      <ul className="grid list-disc gap-1.5 pl-5">
        {off.map(({ id, title, state, share, target, published }) => (
          <li key={id} className="wrap-anywhere">
            {title}: {PILLAR_STATES[state]}
            {share === null || target === null
              ? `, ${published} published`
              : `, ${share}% of your posts beside a target of ${target}%`}
          </li>
        ))}
        {below.map(({ name, wanted, published }) => (
          <li key={name}>
            {name}: {published} of {wanted} posts of your rhythm
          </li>
        ))}
        {drift.untold.map(({ id, title }) => (
          <li key={id} className="wrap-anywhere">
            {title}: no story stands for it yet
          </li>
        ))}
      </ul>
      <p>
        <TextLink to="/app/strategy">Open strategy</TextLink>
      </p>
    </Panel>
  )
}

function Worked({ facts: { best, sounded, acted } }: { facts: ReviewFacts }) {
  return (
    <Panel title={REVIEW_TEXTS.worked}>
      <p className="max-w-prose">{acted}</p>
      <p className="max-w-prose">{sounded}</p>
      {best.length === 0 ? (
        <p className="text-ink-soft">{REVIEW_TEXTS.noPosts}</p>
      ) : (
        <DataTable
          caption="Posts that brought most"
          rows={best}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'title',
              label: 'Post',
              cell: ({ id, title }) => (
                <Link to={`/app/create?post=${id}`} className="link wrap-anywhere">
                  {title || 'Untitled post'}
                </Link>
              ),
            },
            { key: 'people', label: 'People', numeric: true, cell: ({ people }) => people },
            { key: 'leads', label: 'Got in touch', numeric: true, cell: ({ leads }) => leads },
            {
              key: 'score',
              label: 'Score',
              numeric: true,
              wideOnly: true,
              cell: ({ overall }) => overall ?? '–',
            },
          ]}
        />
      )}
    </Panel>
  )
}

function Won({ pounds }: { pounds: ReviewPounds | null }) {
  return (
    <Panel title={REVIEW_TEXTS.pounds}>
      {pounds === null ? (
        <p className="text-ink-soft">{REVIEW_TEXTS.noMoney}</p>
      ) : (
        <>
          <p className="max-w-prose">{pounds.sentence}</p>
          {pounds.rows.length > 0 ? (
            <DataTable
              caption="Won, by platform"
              rows={pounds.rows}
              rowKey={({ name }) => name}
              columns={[
                { key: 'name', label: 'Platform', cell: ({ name }) => name },
                {
                  key: 'first',
                  label: 'First touch',
                  numeric: true,
                  cell: ({ firstPence }) => formatPence(firstPence),
                },
                {
                  key: 'last',
                  label: 'Last touch',
                  numeric: true,
                  cell: ({ lastPence }) => formatPence(lastPence),
                },
              ]}
            />
          ) : null}
        </>
      )}
    </Panel>
  )
}

function Market({ facts: { market } }: { facts: ReviewFacts }) {
  const { items, added, troubled } = market
  return (
    <Panel title={REVIEW_TEXTS.market}>
      {items.length === 0 ? (
        <p className="text-ink-soft">{REVIEW_TEXTS.quietMarket}</p>
      ) : (
        <ul className="grid list-disc gap-1.5 pl-5">
          {items.map(({ id, title, source, state }) => (
            <li key={id} className="wrap-anywhere">
              {title}{' '}
              <span className="text-ink-soft">
                ({source}, {state === 'acted' ? 'acted on' : 'saved'})
              </span>
            </li>
          ))}
        </ul>
      )}
      {added.length > 0 ? <p className="wrap-anywhere">New sources: {added.join(', ')}.</p> : null}
      {troubled.length > 0 ? (
        <p className="wrap-anywhere">Sources that can’t be read: {troubled.join(', ')}.</p>
      ) : null}
      <p>
        <TextLink to="/app/brand-watch">Open Brand Watch</TextLink>
      </p>
    </Panel>
  )
}
