import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { EditorChoices, EditorView, NamedChoice } from '#core/posts/editor.ts'
import { PLATFORMS, type PlatformId } from '#core/posts/platforms/platforms.ts'
import { type PostStart, postStartParameters, startHints } from '#core/posts/start.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { STORY_KIND_TEXTS } from '#core/stories/kinds.ts'

/** What a new post is asked to be, where an address asks for it. */
export function StartHints({ start }: { start: PostStart }) {
  const hints = startHints(start)
  if (hints.length === 0) return null
  return (
    <Notice tone="info" title="For this post">
      <ul className="grid gap-1">
        {hints.map(hint => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** Where the text comes from: a story, or ideas when the page is still empty. */
export function EditorStart(props: {
  view: EditorView
  platform: PlatformId
  /** False while what is folded is not drawn yet. */
  isWhole: boolean
}) {
  const { view, platform } = props
  const { story, post, ideas } = view
  if (story) {
    return (
      <p className="text-ink-soft">
        From your story{' '}
        <TextLink to={`/app/storybank/${story.id}`}>{story.title.replace(/\.$/, '')}</TextLink>.
        {!post && platform !== view.text.platform ? (
          <>
            {' '}
            <TextLink to={`/app/create/${story.id}?platform=${platform}`}>
              Start over with a draft for {PLATFORMS[platform].name}
            </TextLink>
          </>
        ) : null}
      </p>
    )
  }
  if (post) return null
  const { choices, start } = view
  const { kind } = start
  if (!kind && ideas.length === 0 && choices.ideas.length === 0 && choices.stories.length === 0) return null
  return (
    <details open={kind !== null} className="field-fold">
      <summary>Need an idea?</summary>
      {props.isWhole || kind ? <Ideas view={view} platform={platform} /> : null}
    </details>
  )
}

function Ideas({ view, platform }: { view: EditorView; platform: PlatformId }) {
  const { choices, start, ideas } = view
  const { kind } = start
  return (
    <div>
      <Starts
        title={kind ? `From a story not used yet: ${STORY_KIND_TEXTS[kind].label}` : 'From a story'}
        rows={choices.stories}
        to={id =>
          `/app/create/${id}${listQuery({ platform, ...postStartParameters({ ...start, kind: null }) })}`
        }
      />
      {kind ? (
        <p>
          <TextLink to={`/app/storybank?kind=${kind}`}>
            See every story of the kind “{STORY_KIND_TEXTS[kind].label}”
          </TextLink>
        </p>
      ) : null}
      <Starts title="From an idea" rows={choices.ideas} to={id => `/app/create?post=${id}`} />
      <Campaigns choices={choices} />
      <ul className="grid gap-2">
        {ideas.map(idea => (
          <li key={idea} className="border-l-2 border-line-strong pl-3">
            {idea}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Or <TextLink to="/app/storybank">start from one of your stories</TextLink> and we’ll write the first
        draft.
      </p>
    </div>
  )
}

function Starts(props: { title: string; rows: readonly NamedChoice[]; to: (id: string) => string }) {
  if (props.rows.length === 0) return null
  return (
    <section className="grid gap-1">
      <h2 className="font-text text-sm font-semibold text-ink-soft">{props.title}</h2>
      <ul className="grid gap-1">
        {props.rows.map(({ id, name }) => (
          <li key={id} className="line-clamp-1">
            <TextLink to={props.to(id)}>{name || 'Untitled'}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Campaigns({ choices }: { choices: Pick<EditorChoices, 'campaigns'> }) {
  return (
    <Starts
      title="For a campaign"
      rows={choices.campaigns.slice(0, 5)}
      to={id => `/app/create?campaign=${id}`}
    />
  )
}
