import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { EVENT_LABELS } from '#app/leads/copy.ts'
import { networkName } from '#core/posts/platforms/network-name.ts'
import type { LineView, OpenPerson } from './person-views.ts'

/** Everything that happened with somebody, the newest first. */
export function PersonTimeline({ lead, timeline, page, hasOlder, timeZone }: OpenPerson) {
  const here = `/app/sales-hub/people/${lead.id}`
  return (
    <Panel title="Timeline" anchor="timeline">
      {timeline.length === 0 ? (
        <p className="text-ink-soft">Nothing has happened yet.</p>
      ) : (
        <ol className="timeline">
          {timeline.map(line => (
            <li key={line.id}>
              <p>
                <b>{EVENT_LABELS[line.kind]}</b> <When at={line.happenedAt} timeZone={timeZone} />
              </p>
              {line.detail ? <p>{line.detail}</p> : null}
              <LineLinks line={line} />
            </li>
          ))}
        </ol>
      )}
      {page > 1 || hasOlder ? (
        <nav aria-label="Pages of the timeline" className="flex justify-between gap-4">
          {page > 1 ? <TextLink to={`${here}?page=${page - 1}#timeline`}>Newer</TextLink> : <span />}
          {hasOlder ? <TextLink to={`${here}?page=${page + 1}#timeline`}>Older</TextLink> : null}
        </nav>
      ) : null}
    </Panel>
  )
}

function LineLinks({ line }: { line: LineView }) {
  const { contentId, post, storyId, story, campaignId, campaign, network, kind, subjectId } = line
  const links = [
    ...(contentId && post ? [{ to: `/app/create?post=${contentId}`, label: post }] : []),
    ...(storyId && story ? [{ to: `/app/storybank/${storyId}`, label: story }] : []),
    ...(campaignId && campaign ? [{ to: `/app/campaigns/${campaignId}`, label: campaign }] : []),
    ...(kind === 'deal' && subjectId
      ? [{ to: `/app/sales-hub/deals/${subjectId}`, label: 'Open deal' }]
      : []),
  ]
  if (links.length === 0 && !network) return null
  return (
    <p className="timeline-links">
      {network ? <span className="text-ink-soft">{networkName(network)}</span> : null}
      {links.map(link => (
        <TextLink key={link.to} to={link.to}>
          {link.label}
        </TextLink>
      ))}
    </p>
  )
}
