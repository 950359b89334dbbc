import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { MENTION_TEXTS, THING_WORDS } from '#app/watch/copy.ts'
import { mentionWordsSchema } from '#core/watch/forms.ts'
import type { MentionsPageProps } from './mention-views.ts'
import { mentionsAddress } from './mentions-address.ts'

/** What is looked for, with a word of warning where a name is a very common word, and the founder's own words. */
export function MentionWords(props: MentionsPageProps & { action: string }) {
  const { names, filter, canWrite } = props
  return (
    <Panel title="What we look for" description={MENTION_TEXTS.words} anchor="names">
      {names.total === 0 ? (
        <p className="text-ink-soft">{MENTION_TEXTS.noNames}</p>
      ) : (
        <ul className="watch-names">
          {names.rows.map(({ key, name, kind, isCommon }) => (
            <li key={key}>
              <RoomLink to={mentionsAddress({ ...filter, thing: key, page: 1 })}>{`“${name}”`}</RoomLink>{' '}
              <span>{THING_WORDS[kind]}</span>
              {isCommon ? <p>{MENTION_TEXTS.common}</p> : null}
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={names.page}
        pageCount={names.pages}
        label="names"
        hrefOf={page => `${mentionsAddress(filter, page)}#names`}
      />
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
