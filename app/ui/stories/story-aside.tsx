import { Link } from 'react-router'
import { CountMeter } from '../primitives/feedback/count-meter.tsx'
import { TextLink } from '../primitives/navigation/text-link.tsx'

export interface StoryAsideProps {
  readonly total: number
  /** Null when unlimited. */
  readonly limit: number | null
  /** Values that no story speaks of. */
  readonly gaps: readonly string[]
  readonly prompts: readonly string[]
}

/** Beside the list: how much room is left, what is missing, what to tell next. */
export function StoryAside({ total, limit, gaps, prompts }: StoryAsideProps) {
  return (
    <div className="grid content-start gap-8">
      <CountMeter label="stories" count={total} limit={limit ?? Infinity}>
        <TextLink to="/app/upgrade">Keep as many as you like on another plan</TextLink>
      </CountMeter>
      {gaps.length > 0 ? (
        <section className="grid gap-2" aria-labelledby="gaps">
          <h2 id="gaps" className="text-xl">
            Still without a story
          </h2>
          <p className="text-ink-soft">You say these matter to you. When did they last show?</p>
          <ul className="flex flex-wrap gap-2">
            {gaps.map(value => (
              <li
                key={value}
                className="rounded-full bg-ember-soft px-3 py-1 text-sm font-medium text-ember-strong"
              >
                {value}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="grid gap-3" aria-labelledby="prompts">
        <h2 id="prompts" className="text-xl">
          Ask yourself
        </h2>
        <PromptList prompts={prompts} />
      </section>
    </div>
  )
}

/** Questions in the founder's own words; each opens the capture box with it. */
export function PromptList({ prompts }: { prompts: readonly string[] }) {
  return (
    <ol className="grid gap-3">
      {prompts.map((prompt, at) => (
        <li key={prompt} className="border-l-2 border-line-strong pl-3">
          <Link to={`/app/storybank?prompt=${at + 1}#capture`} className="hover:text-ember hover:underline">
            {prompt}
          </Link>
        </li>
      ))}
    </ol>
  )
}
