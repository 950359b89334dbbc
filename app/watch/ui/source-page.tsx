import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { PAGE_TEXTS, WATCH_TEXTS } from '#app/watch/copy.ts'
import { SOURCE_LIMITS, sourceSchema } from '#core/watch/forms.ts'
import { HealthBadge } from './health-badge.tsx'
import { HealthWords } from './health-words.tsx'
import { WatchedPage, type WatchedPageView } from './page/watched-page.tsx'
import type { SourceView } from './source-views.ts'

interface SourcePageProps {
  readonly source: SourceView
  /** What changed on it, where it is a page. */
  readonly page: WatchedPageView | null
  readonly now: Date
  readonly timeZone: string
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}

/** One source: how it is, its words, and how it is paused or removed. */
export function SourcePage(props: SourcePageProps) {
  const { source, page, now, timeZone, canWrite, reply, problem } = props
  const isSaved = source.kind === 'saved'
  const looking = usePending({ name: 'intent', value: 'look' })
  const isPaused = source.health === 'paused'
  return (
    <div className="grid gap-6">
      <SectionHeading
        eyebrow={<TextLink to="/app/brand-watch/sources">Sources</TextLink>}
        title={source.name}
        actions={isSaved ? undefined : <HealthBadge health={source.health} />}
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <div className="grid gap-2">
        {isSaved ? (
          <p className="max-w-prose text-ink-soft">{PAGE_TEXTS.links}</p>
        ) : (
          <>
            <p className="text-sm break-all text-ink-soft">{source.address}</p>
            <HealthWords source={source} timeZone={timeZone} />
          </>
        )}
        <p>
          <TextLink to={`/app/brand-watch?${isSaved ? 'tab=saved&' : ''}source=${source.id}`}>
            See its items
          </TextLink>
        </p>
        {canWrite && !isSaved && !isPaused ? (
          <Form method="post">
            <Button size="sm" name="intent" value="look" pending={looking} pendingText="Checking…">
              Check now
            </Button>
          </Form>
        ) : null}
      </div>
      {page ? (
        <WatchedPage
          {...{ page, now, timeZone, canWrite }}
          address={`/app/brand-watch/sources/${source.id}`}
        />
      ) : null}
      {canWrite && !isSaved ? <Words source={source} reply={reply} /> : null}
      {canWrite ? (
        <Form method="post" className="flex flex-wrap gap-3">
          {isSaved ? null : (
            <Button name="intent" value={isPaused ? 'resume' : 'pause'}>
              {isPaused ? 'Resume source' : 'Pause source'}
            </Button>
          )}
          <Button variant="quiet" name="intent" value="remove">
            Remove source
          </Button>
        </Form>
      ) : null}
    </div>
  )
}

function Words({ source, reply }: { source: SourceView; reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({
    id: 'source-form',
    schema: sourceSchema,
    reply,
    defaultValue: {
      name: source.name,
      required: source.requiredWords.join('\n'),
      excluded: source.excludedWords.join('\n'),
    },
  })
  const pending = usePending({ name: 'intent', value: 'save' })
  return (
    <Panel title="Name and words">
      <KeptForm keptAs={`watch-source:${source.id}`} {...formProps(form)} className="grid max-w-2xl gap-5">
        <FormNotice errors={form.errors} />
        <TextField {...textProps(fields.name)} label="Name" maxLength={SOURCE_LIMITS.name} />
        <TextAreaField
          {...textProps(fields.required)}
          label="Required words"
          optional
          rows={3}
          description={WATCH_TEXTS.requiredHelp}
        />
        <TextAreaField
          {...textProps(fields.excluded)}
          label="Excluded words"
          optional
          rows={3}
          description={WATCH_TEXTS.excludedHelp}
        />
        <div>
          <Button variant="primary" name="intent" value="save" pending={pending} pendingText="Saving…">
            Save source
          </Button>
        </div>
      </KeptForm>
    </Panel>
  )
}
