import { CountMeter } from '#app/design/primitives/feedback/count-meter.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { listQuery } from '#core/shared/list-address.ts'
import { TARGET_KIND_TEXTS } from '#core/stories/link-key.ts'

import type { StorybankView } from './story-views.ts'

export interface StoryAsideProps {
  readonly total: number
  /** Null when unlimited. */
  readonly limit: number | null
  /** What no story stands for. */
  readonly gaps: StorybankView['gaps']
  readonly moreGaps: number
  readonly prompts: readonly string[]
}

/** Beside the list: how much room is left, what is missing, what to tell next. */
export function StoryAside({ total, limit, gaps, moreGaps, prompts }: StoryAsideProps) {
  return (
    <div className="grid content-start gap-8">
      <CountMeter label="stories" one="story" count={total} limit={limit ?? Infinity}>
        <TextLink to="/app/upgrade">Upgrade for unlimited stories</TextLink>
      </CountMeter>
      {gaps.length > 0 ? (
        <section className="grid gap-2" aria-labelledby="gaps">
          <h2 id="gaps" className="text-xl">
            Missing stories
          </h2>
          <p className="text-ink-soft">Parts of your brand with no story yet.</p>
          <ul className="story-gaps">
            {gaps.map(gap => (
              <li key={gap.key}>
                <p>
                  {`${TARGET_KIND_TEXTS[gap.kind].one}: `}
                  <b>{gap.label}</b>
                </p>
                <p>{gap.prompt}</p>
                <TextLink to={`/app/storybank${listQuery({ gap: gap.key })}#capture`}>
                  Add a story<span className="sr-only"> for {gap.label}</span>
                </TextLink>
              </li>
            ))}
          </ul>
          {moreGaps > 0 ? <p className="text-sm text-ink-soft">And {moreGaps} more.</p> : null}
        </section>
      ) : null}
      <section className="grid gap-3" aria-labelledby="prompts">
        <h2 id="prompts" className="text-xl">
          Story prompts
        </h2>
        <PromptList prompts={prompts} />
      </section>
    </div>
  )
}

/** Questions in the founder's own words; each opens the capture box with it. */
export function PromptList({ prompts }: { prompts: readonly string[] }) {
  return (
    <ol className="story-prompts">
      {prompts.map((prompt, at) => (
        <li key={prompt}>
          <RoomLink to={`/app/storybank?prompt=${at + 1}#capture`}>{prompt}</RoomLink>
        </li>
      ))}
    </ol>
  )
}
