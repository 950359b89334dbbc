import { PLATFORMS, type PlatformId } from '#core/content/platforms/platforms.ts'
import { TextLink } from '../primitives/navigation/text-link.tsx'
import type { EditorView } from './post-views.ts'

/** Where the text comes from: a story, or ideas when the page is still empty. */
export function EditorStart({ view, platform }: { view: EditorView; platform: PlatformId }) {
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
              Start again with a draft for {PLATFORMS[platform].name}
            </TextLink>
          </>
        ) : null}
      </p>
    )
  }
  if (post || ideas.length === 0) return null
  return (
    <details className="rounded-md border border-line px-4 py-3">
      <summary className="cursor-pointer font-semibold">Nothing comes to mind?</summary>
      <div className="grid gap-3 pt-3">
        <ul className="grid gap-2">
          {ideas.map(idea => (
            <li key={idea} className="border-l-2 border-line-strong pl-3">
              {idea}
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">
          Or <TextLink to="/app/storybank">start from one of your stories</TextLink>: the editor writes the
          first draft.
        </p>
      </div>
    </details>
  )
}
