import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { PERMISSION_TEXTS, STORY_PERMISSIONS } from '#core/stories/kinds.ts'
import { PERSON_LIMITS, personFormSchema } from '#core/stories/person-form.ts'
import type { PersonView } from './story-views.ts'

export interface PersonPageProps {
  readonly story: { readonly id: string; readonly title: string }
  /** Null when somebody is added. */
  readonly person: PersonView | null
  readonly idempotencyKey: string
  readonly reply?: FormReply | undefined
}

/** One person of a story: who they are, what they allowed, and what happens when they change their mind. */
export function PersonPage({ story, person, idempotencyKey, reply }: PersonPageProps) {
  const [form, fields] = useCheckedForm({
    id: 'person',
    schema: personFormSchema,
    reply,
    defaultValue: person ? { ...person, expiresOn: person.expiresOn ?? '' } : { permission: 'none' },
  })
  const saving = usePending({ name: 'intent', value: 'save' })
  return (
    <div className="max-w-2xl">
      <PageHeading
        title={person ? person.name : 'Add a person'}
        eyebrow={<TextLink to={`/app/storybank/${story.id}`}>{story.title}</TextLink>}
        description="Get a client’s permission before you publish their story."
      />
      <div className="grid gap-10">
        <KeptForm
          keptAs={`person:${story.id}:${person?.id ?? 'new'}`}
          {...formProps(form)}
          className="grid gap-5"
        >
          <FormNotice errors={form.errors} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="personId" value={person?.id ?? ''} />
          <TextField
            {...textProps(fields.name)}
            label="Name"
            description="Only you see this. A first name is enough."
            maxLength={PERSON_LIMITS.name}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              {...textProps(fields.permission)}
              label="Permission"
              options={STORY_PERMISSIONS.map(value => ({ value, label: PERMISSION_TEXTS[value] }))}
            />
            <DateField {...textProps(fields.expiresOn)} label="Permission ends on" optional />
          </div>
          <TextField
            {...textProps(fields.scope)}
            label="Limits"
            optional
            placeholder="First name only, no photographs"
            maxLength={PERSON_LIMITS.scope}
          />
          <TextAreaField
            {...textProps(fields.wording)}
            label="Their words"
            description="How they gave permission, word for word."
            optional
            rows={3}
            maxLength={PERSON_LIMITS.wording}
          />
          <div className="flex flex-wrap items-center gap-4">
            <Button variant="primary" name="intent" value="save" pending={saving} pendingText="Saving…">
              Save person
            </Button>
            <TextLink to={`/app/storybank/${story.id}`}>Back to the story</TextLink>
          </div>
        </KeptForm>
        {person ? <ChangedMind person={person} /> : null}
      </div>
    </div>
  )
}

function ChangedMind({ person }: { person: PersonView }) {
  const revoking = usePending({ name: 'intent', value: 'revoke' })
  const removing = usePending({ name: 'intent', value: 'remove' })
  return (
    <>
      {person.permission === 'revoked' ? null : (
        <section aria-labelledby="revoke" className="grid gap-3 border-t border-line pt-6">
          <h2 id="revoke" className="text-xl">
            Withdraw permission
          </h2>
          <p className="text-ink-soft">
            If they’ve changed their mind, record it here. We’ll pause scheduled posts that use this story and
            list the published ones.
          </p>
          <Form method="post">
            <input type="hidden" name="personId" value={person.id} />
            <Button variant="danger" name="intent" value="revoke" pending={revoking} pendingText="Saving…">
              Withdraw permission
            </Button>
          </Form>
        </section>
      )}
      <details className="border-t border-line pt-6">
        <summary className="w-fit cursor-pointer font-semibold">Remove this person</summary>
        <Form method="post" className="grid justify-items-start gap-3 pt-3">
          <p className="text-ink-soft">
            This permanently deletes {person.name} and their permission from this story. Paused posts stay
            paused.
          </p>
          <input type="hidden" name="personId" value={person.id} />
          <Button size="sm" name="intent" value="remove" pending={removing} pendingText="Removing…">
            Remove {person.name}
          </Button>
        </Form>
      </details>
    </>
  )
}
