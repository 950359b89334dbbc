import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { MENTION_TEXTS, THING_WORDS } from '#app/watch/copy.ts'
import { mentionWordsSchema } from '#core/watch/forms.ts'
import type { MentionsPageProps } from './mention-views.ts'

/** What is looked for, with a word of warning where a name is a very common word, and the founder's own words. */
export function MentionWords(props: MentionsPageProps & { action: string }) {
  const { things, canWrite } = props
  return (
    <Panel title="What we look for" description={MENTION_TEXTS.words}>
      {things.length === 0 ? (
        <p className="text-ink-soft">{MENTION_TEXTS.noNames}</p>
      ) : (
        <ul className="grid gap-2">
          {things.map(({ key, name, kind, isCommon }) => (
            <li key={key} className="wrap-anywhere">
              “{name}” <span className="text-ink-soft">{THING_WORDS[kind]}</span>
              {isCommon ? <span className="block text-sm text-warning">{MENTION_TEXTS.common}</span> : null}
            </li>
          ))}
        </ul>
      )}
      {canWrite ? <WordsForm {...props} /> : null}
    </Panel>
  )
}

function WordsForm({ added, excluded, reply, action }: MentionsPageProps & { action: string }) {
  const [form, fields] = useCheckedForm({
    id: 'mention-words',
    schema: mentionWordsSchema,
    reply,
    defaultValue: { added: added.join('\n'), excluded: excluded.join('\n') },
  })
  const pending = usePending({ name: 'intent', value: 'words' })
  return (
    <KeptForm keptAs="mention-words" {...formProps(form)} action={action} className="grid max-w-2xl gap-5">
      <FormNotice errors={form.errors} />
      <TextAreaField
        {...textProps(fields.added)}
        label="Words to look for as well"
        optional
        rows={3}
        description={MENTION_TEXTS.added}
      />
      <TextAreaField
        {...textProps(fields.excluded)}
        label="Excluded words"
        optional
        rows={3}
        description={MENTION_TEXTS.excluded}
      />
      <div>
        <Button variant="primary" name="intent" value="words" pending={pending} pendingText="Saving…">
          Save words
        </Button>
      </div>
    </KeptForm>
  )
}
