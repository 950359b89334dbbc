import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { EditorChoices } from '#core/posts/editor.ts'

export interface InsertPanelProps {
  readonly choices: Pick<EditorChoices, 'templates' | 'hashtagSets'>
  /** False while what is folded is not drawn yet. */
  readonly isWhole: boolean
  readonly onInsert: (text: string) => void
}

/** Templates and hashtag sets, each put into the text by one press. */
export function InsertPanel({ choices, isWhole, onInsert }: InsertPanelProps) {
  const row = (kind: 'template' | 'hashtags', id: string, name: string, text: string) => (
    <Button
      key={id}
      size="sm"
      name="intent"
      value={`insert:${kind}:${id}`}
      title={text.slice(0, 200)}
      onClick={event => {
        event.preventDefault()
        onInsert(text)
      }}
    >
      {name}
    </Button>
  )
  return (
    <details className="rounded-md border border-line px-4 py-3">
      <summary className="cursor-pointer font-semibold">Templates and hashtags</summary>
      {isWhole ? (
        <div className="grid gap-4 pt-3">
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
