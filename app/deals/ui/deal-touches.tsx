import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { isWithinWindow, WINDOW_DAYS } from '#core/deals/pounds.ts'
import { networkName } from '#core/posts/platforms/network-name.ts'
import type { DealView } from './deal-views.ts'

interface Touch {
  readonly network: string
  readonly post: string | null
  readonly story: string | null
  readonly storyId: string | null
  readonly campaign: string | null
  /** Null when nothing was followed. */
  readonly at: Date | null
}

/** What led here: the first and the last link that the person followed, beside what they told themselves. */
export function DealTouches({ deal, timeZone }: DealView) {
  const first: Touch = {
    network: deal.firstNetwork,
    post: deal.firstPost,
    story: deal.firstStory,
    storyId: deal.firstStoryId,
    campaign: deal.firstCampaign,
    at: deal.firstLinkId || deal.firstContentId || deal.firstStoryId ? deal.firstAt : null,
  }
  const last: Touch = {
    network: deal.lastNetwork,
    post: deal.lastPost,
    story: deal.lastStory,
    storyId: deal.lastStoryId,
    campaign: deal.lastCampaign,
    at: deal.lastAt,
  }
  const isOutside = !isWithinWindow(deal)
  return (
    <Panel title="What led here">
      <dl className="grid gap-4 text-sm">
        <div className="grid gap-0.5">
          <dt className="font-semibold">First touch</dt>
          <dd>
            <TouchText touch={first} timeZone={timeZone} none="No link of yours led them here." />
          </dd>
        </div>
        <div className="grid gap-0.5">
          <dt className="font-semibold">Last touch before it was won</dt>
          <dd className={isOutside ? 'text-ink-faint' : undefined}>
            <TouchText
              touch={last}
              timeZone={timeZone}
              none={
                deal.stage === 'won' ? 'They followed no link before it was won.' : 'Noted once it’s won.'
              }
            />
            {isOutside ? <p>More than {WINDOW_DAYS} days before it was won, so it isn’t counted.</p> : null}
          </dd>
        </div>
        <div className="grid gap-0.5">
          <dt className="font-semibold">How they say they came across you</dt>
          <dd className="wrap-anywhere">
            {deal.toldText || deal.toldStory ? (
              <>
                {deal.toldText ? `“${deal.toldText}” ` : null}
                {deal.toldStoryId ? (
                  <TextLink to={`/app/storybank/${deal.toldStoryId}`}>
                    {deal.toldStory || 'Untitled story'}
                  </TextLink>
                ) : null}
              </>
            ) : (
              <span className="text-ink-soft">Not known</span>
            )}
          </dd>
        </div>
      </dl>
    </Panel>
  )
}

function TouchText({ touch, timeZone, none }: { touch: Touch; timeZone: string; none: string }) {
  if (!touch.at) return <span className="text-ink-soft">{none}</span>
  const rest = [touch.post ? `“${touch.post}”` : '', touch.campaign ?? '', networkName(touch.network)].filter(
    Boolean,
  )
  return (
    <>
      <span className="wrap-anywhere">{rest.join(' · ') || 'A link of yours'}</span>
      {touch.storyId ? (
        <>
          {' '}
          · <TextLink to={`/app/storybank/${touch.storyId}`}>{touch.story || 'Untitled story'}</TextLink>
        </>
      ) : null}
      {' · '}
      <When at={touch.at} timeZone={timeZone} />
    </>
  )
}
