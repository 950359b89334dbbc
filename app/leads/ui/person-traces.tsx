import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { LEAD_SOURCE_LABELS } from '#app/leads/copy.ts'
import { networkName } from '#core/posts/platforms/network-name.ts'
import { formatDate } from '#core/shared/time.ts'
import type { OpenPerson, TouchView } from './person-views.ts'

/** Where somebody came from, first and last, down to the story, and what they said themselves. */
export function PersonTraces({ lead, first, last, told, timeZone }: OpenPerson) {
  return (
    <Panel title="What brought them" anchor="brought">
      <dl className="grid gap-4">
        <div className="grid gap-1">
          <dt className="text-sm font-semibold">First</dt>
          <dd>
            {first ? (
              <TouchText touch={first} timeZone={timeZone} />
            ) : (
              <>
                {LEAD_SOURCE_LABELS[lead.firstSource]}, {formatDate(lead.firstAt, timeZone)}. No link was
                followed.
              </>
            )}
          </dd>
        </div>
        {last ? (
          <div className="grid gap-1">
            <dt className="text-sm font-semibold">Last</dt>
            <dd>
              <TouchText touch={last} timeZone={timeZone} />
            </dd>
          </div>
        ) : null}
        {lead.toldText || told ? (
          <div className="grid gap-1">
            <dt className="text-sm font-semibold">In their words</dt>
            <dd className="wrap-anywhere">
              {lead.toldText ? `“${lead.toldText}”` : null}
              {told && lead.toldStoryId ? (
                <>
                  {' '}
                  <TextLink to={`/app/storybank/${lead.toldStoryId}`}>{told}</TextLink>
                </>
              ) : null}
            </dd>
          </div>
        ) : null}
      </dl>
    </Panel>
  )
}

function TouchText({ touch, timeZone }: { touch: TouchView; timeZone: string }) {
  const { contentId, post, storyId, story, campaignId, campaign, network } = touch
  return (
    <ul className="grid gap-1 wrap-anywhere">
      <li>
        {network ? `${networkName(network)}, ` : null}
        {formatDate(touch.at, timeZone)}
      </li>
      {contentId && post ? (
        <li>
          Post: <TextLink to={`/app/create?post=${contentId}`}>{post}</TextLink>
        </li>
      ) : null}
      {storyId && story ? (
        <li>
          Story: <TextLink to={`/app/storybank/${storyId}`}>{story}</TextLink>
        </li>
      ) : null}
      {campaignId && campaign ? (
        <li>
          Campaign: <TextLink to={`/app/campaigns/${campaignId}`}>{campaign}</TextLink>
        </li>
      ) : null}
    </ul>
  )
}
