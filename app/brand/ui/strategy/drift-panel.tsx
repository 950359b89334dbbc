import type { ReactNode } from 'react'
import { CircleCheck, TriangleAlert } from '#app/design/icons/icons.ts'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { DRIFT_DAYS, ENOUGH_POSTS, type PillarDrift, type StrategyDrift } from '#core/brand/strategy/drift.ts'
import { linkKey } from '#core/stories/link-key.ts'

const STATES: Readonly<Record<PillarDrift['state'], string>> = {
  silent: 'nothing published yet',
  over: 'more than its share',
  under: 'less than its share',
  steady: '',
}

/** Where what was done has moved away from the strategy: counted, with the way to each thing. */
export function DriftPanel({ drift, isStarted }: { drift: StrategyDrift; isStarted: boolean }) {
  const { pillars, withoutPillar } = drift
  return (
    <Panel
      anchor="drift"
      title="Drift"
      description={
        !isStarted
          ? 'Once you confirm a section, we’ll compare what you publish with it.'
          : drift.count === 0
            ? `What you published in the last ${DRIFT_DAYS} days matches your strategy.`
            : `We compared the last ${DRIFT_DAYS} days with your strategy. ${drift.count} ${drift.count === 1 ? 'thing needs' : 'things need'} your attention.`
      }
      className="print:hidden"
    >
      {pillars.length > 0 ? (
        <DataTable
          caption={`Scheduled and published by pillar, last ${DRIFT_DAYS} days`}
          rows={pillars}
          rowKey={pillar => pillar.id}
          columns={[
            {
              key: 'pillar',
              label: 'Pillar',
              cell: pillar => (
                <>
                  <span className="wrap-anywhere">{pillar.title}</span>
                  {STATES[pillar.state] ? (
                    <span className="block text-xs text-warning">{STATES[pillar.state]}</span>
                  ) : null}
                </>
              ),
            },
            { key: 'planned', label: 'Scheduled', numeric: true, cell: pillar => pillar.planned },
            { key: 'out', label: 'Published', numeric: true, cell: pillar => pillar.published },
            {
              key: 'share',
              label: 'Share',
              numeric: true,
              cell: pillar => (
                <span className="whitespace-nowrap">
                  {pillar.share === null ? '–' : `${pillar.share}%`} of {pillar.target ?? 0}%
                </span>
              ),
            },
          ]}
        />
      ) : isStarted ? (
        <p className="text-ink-soft">Confirm your content pillars to see how much you publish on each.</p>
      ) : null}
      {pillars.length > 0 && pillars.every(({ share }) => share === null) ? (
        <p className="text-sm text-ink-soft">
          We’ll show shares once you’ve published {ENOUGH_POSTS} posts in 30 days.
        </p>
      ) : null}
      {withoutPillar.planned + withoutPillar.published > 0 && pillars.length > 0 ? (
        <p className="text-sm text-ink-soft">
          Without a pillar: {withoutPillar.planned} scheduled, {withoutPillar.published} published.
        </p>
      ) : null}
      <Findings title="Pillars without a story" isCalm={pillars.length > 0} calm="Every pillar has a story.">
        {drift.untold.map(({ id, title }) => (
          <li key={id}>
            {title}{' '}
            <TextLink to={`/app/storybank?link=${encodeURIComponent(linkKey({ kind: 'pillar', name: id }))}`}>
              Add a story<span className="sr-only"> for {title}</span>
            </TextLink>
          </li>
        ))}
      </Findings>
      <Findings
        title="Channels you post to less than planned"
        isCalm={drift.channels.some(({ state }) => state === 'kept')}
        calm="You’re posting as often as you planned on every channel."
      >
        {drift.channels
          .filter(({ state }) => state === 'below')
          .map(({ name, published, wanted }) => (
            <li key={name}>
              {name}: {published} of {wanted} posts published{' '}
              <TextLink to="/app/content">Open planner</TextLink>
            </li>
          ))}
      </Findings>
      <Findings title="Claims without proof" isCalm={false} calm="">
        {[
          ...drift.bareClaims.map(claim => (
            <li key={claim}>
              {claim} <TextLink to="/app/strategy/edit?section=message">Add proof</TextLink>
            </li>
          )),
          ...drift.barePosts.slice(0, 5).map(({ id, title, words }) => (
            <li key={id}>
              “{words}” in <TextLink to={`/app/create?post=${id}`}>{title || 'a post'}</TextLink>
            </li>
          )),
        ]}
      </Findings>
    </Panel>
  )
}

function Findings(props: { title: string; isCalm: boolean; calm: string; children: readonly ReactNode[] }) {
  const { title, isCalm, calm, children } = props
  if (children.length === 0)
    return isCalm ? (
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <CircleCheck size={18} aria-hidden className="mt-0.5 shrink-0 text-success" />
        {calm}
      </p>
    ) : null
  return (
    <div className="grid gap-1.5">
      <h3 className="flex items-center gap-2 font-text text-sm font-semibold tracking-normal">
        <TriangleAlert size={18} aria-hidden className="shrink-0 text-warning" />
        {title}
      </h3>
      <ul className="grid gap-1 pl-6.5 wrap-anywhere">{children}</ul>
    </div>
  )
}
