import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import type { EditorChoices } from '#core/posts/editor.ts'

export interface InsertPanelProps {
  readonly choices: Pick<EditorChoices, 'templates' | 'hashtagSets'>
  /** False while what is folded is not drawn yet. */
  readonly isWhole: boolean
  readonly onInsert: (text: string) => void
}

/** Templates and hashtag sets, each put into the text by one press. */
export function InsertPanel({ choices, isWhole, onInsert }: InsertPanelProps) {
  // What each would put in is in the page once already, as data.
  const isHydrated = useHydrated()
  const row = (kind: 'template' | 'hashtags', id: string, name: string, text: string) => (
    <Button
      key={id}
      size="sm"
      name="intent"
      value={`insert:${kind}:${id}`}
      title={isHydrated ? text.slice(0, 200) : undefined}
      onClick={event => {
        event.preventDefault()
        onInsert(text)
      }}
    >
      {name}
    </Button>
  )
  return (
    <details className="field-fold">
      <summary>Templates and hashtags</summary>
      {isWhole ? (
        <div>
          <section aria-label="Templates" className="flex flex-wrap gap-2">
            {choices.templates.map(({ id, name, body }) => row('template', id, name, body))}
          </section>
          {choices.hashtagSets.length > 0 ? (
            <section aria-label="Hashtag sets" className="flex flex-wrap gap-2">
              {choices.hashtagSets.map(({ id, name, tags }) => row('hashtags', id, `# ${name}`, tags))}
            </section>
          ) : null}
          <p className="text-sm text-ink-soft">
            <TextLink to="/app/create/templates">Create your own templates and hashtag sets</TextLink>
          </p>
        </div>
      ) : null}
    </details>
  )
}
