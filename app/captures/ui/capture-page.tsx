import { CAPTURE_TEXTS, picturesLeftText } from '#app/captures/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { PictureStrip, type PictureView } from '#app/media/ui/index.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { saveCaptureSchema } from '#core/captures/forms.ts'
import { formatDate } from '#core/shared/time.ts'
import { STORY_LIMITS } from '#core/stories/limits.ts'
import { sourceText } from './captures-page.tsx'

export interface CapturePageProps {
  readonly capture: {
    readonly id: string
    readonly source: 'share' | 'mail'
    readonly sender: string
    readonly link: string
    readonly picturesLeft: number
    readonly state: 'waiting' | 'saved' | 'discarded'
    readonly storyId: string | null
    readonly receivedAt: Date
  }
  /** The text of the story that is proposed. */
  readonly text: string
  readonly pictures: readonly PictureView[]
  readonly canSaveLink: boolean
  readonly canWrite: boolean
  readonly timeZone: string
  readonly reply?: FormReply | undefined
  readonly canUpgrade?: boolean | undefined
  readonly problem?: string | undefined
}

/** One thing that was shared or emailed: it becomes a story or a saved link, or is discarded. */
export function CapturePage(props: CapturePageProps) {
  const { capture, pictures, timeZone } = props
  const isWaiting = capture.state === 'waiting'
  return (
    <>
      <PageHeading
        title={isWaiting ? 'Save this?' : 'Capture'}
        description={`${sourceText(capture)} on ${formatDate(capture.receivedAt, timeZone)}.`}
        eyebrow={<TextLink to="/app/captures">Captures</TextLink>}
      />
      <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
        {props.problem ? (
          <Notice tone="danger" live="alert">
            {props.problem}
          </Notice>
        ) : null}
        {isWaiting ? null : (
          <Notice
            tone="info"
            action={
              capture.storyId ? (
                <TextLink to={`/app/storybank/${capture.storyId}`}>Open story</TextLink>
              ) : undefined
            }
          >
            {capture.state === 'saved' ? 'You’ve saved this.' : 'You’ve discarded this.'}
          </Notice>
        )}
        {capture.picturesLeft > 0 ? (
          <Notice tone="warning">{picturesLeftText(capture.picturesLeft)}</Notice>
        ) : null}
        <PictureStrip pictures={pictures} />
        {isWaiting && props.canWrite ? <SaveForm {...props} /> : null}
        {isWaiting && !props.canWrite ? (
          <p className="whitespace-pre-wrap wrap-anywhere">{props.text}</p>
        ) : null}
      </div>
    </>
  )
}

function SaveForm({ capture, text, canSaveLink, reply, canUpgrade }: CapturePageProps) {
  const [form, fields] = useCheckedForm({
    id: 'save-capture',
    schema: saveCaptureSchema,
    reply,
    defaultValue: { body: text },
  })
  const isSaving = usePending({ name: 'intent', value: 'story' })
  const action = `/app/captures/${capture.id}`
  return (
    <>
      <KeptForm {...formProps(form)} keptAs={`capture:${capture.id}`} action={action} className="grid gap-4">
        <FormNotice errors={form.errors} />
        {canUpgrade ? <TextLink to="/app/upgrade">See plans</TextLink> : null}
        <TextAreaField
          {...textProps(fields.body)}
          label="Your story"
          description="Change the text if you like. You can add the rest later."
          rows={8}
          maxLength={STORY_LIMITS.body}
        />
        <div>
          <Button variant="primary" name="intent" value="story" pending={isSaving} pendingText="Saving…">
            Save story
          </Button>
        </div>
      </KeptForm>
      <form method="post" action={action} className="grid gap-3 border-t border-line pt-6">
        {canSaveLink ? <p className="text-ink-soft wrap-anywhere">{CAPTURE_TEXTS.linkHint}</p> : null}
        <div className="flex flex-wrap gap-2.5">
          {canSaveLink ? (
            <Button name="intent" value="link">
              Save link in Brand Watch
            </Button>
          ) : null}
          <Button name="intent" value="discard">
            Discard
          </Button>
        </div>
      </form>
    </>
  )
}
