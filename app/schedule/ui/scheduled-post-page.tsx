import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { PictureStrip } from '#app/media/ui/index.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import { type FormReply, repliedVersion } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { TargetsPanel, type TargetView } from '#app/publishing/ui/index.ts'
import { waitingText } from '#app/schedule/copy.ts'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { isPassing } from '#core/publishing/states.ts'
import { type RepeatRule, repeatText } from '#core/schedule/repeat.ts'
import { moveFormSchema, publishingFormSchema } from '#core/schedule/schema.ts'
import { nextScheduledPostStatus, SCHEDULED_POST_LABELS } from '#core/schedule/status.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { ManualPublishing } from './manual-publishing.tsx'
import { PostPreviews, type PostPreviewView } from './post-previews.tsx'
import { type AbleAccount, type PrivacyView, PublishingFields } from './publishing-fields.tsx'
import type { ScheduledPostTextView } from './schedule-views.ts'
import { SCHEDULED_POST_TONES } from './scheduled-post-chip.tsx'
import { commonZones, WhenFields } from './when-fields.tsx'

export interface ScheduledPostPageProps {
  readonly scheduledPost: ScheduledPostTextView & {
    readonly version: number
    readonly asThread: boolean
    readonly firstComment: string
    readonly isAd: boolean
    readonly privacy: string
    readonly plainLinks: boolean
    readonly repeat: RepeatRule | null
    readonly seriesId: string | null
    readonly storyId: string | null
  }
  /** How it will look on its accounts, and what of that can be changed; null where nothing can any more. */
  readonly publishing: {
    readonly postId: string
    readonly accounts: readonly AbleAccount[]
    readonly previews: readonly PostPreviewView[]
    readonly canTrack: boolean
    readonly privacy: readonly PrivacyView[]
    readonly paidWords: string | null
    readonly isAdLabelMissing: boolean
  } | null
  readonly targets: readonly TargetView[]
  readonly timeZone: string
  readonly back: string
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}

/** One scheduled post: where it stands, its text, and everything that can be done with it. */
export function ScheduledPostPage(props: ScheduledPostPageProps) {
  const { scheduledPost, back, canWrite } = props
  const can = (event: 'schedule' | 'confirm_out' | 'pause' | 'resume' | 'unschedule') =>
    canWrite && nextScheduledPostStatus(scheduledPost.status, event) !== null
  // What we are about to publish is not to be posted by hand as well.
  const isOurs = props.targets.some(target => isPassing(target.standing))
  const inDoubt = props.targets.some(target => target.standing === 'may_be_published')
  const asksToPost =
    canWrite && !isOurs && (scheduledPost.status === 'due' || scheduledPost.status === 'handed_over')
  const isMovable = canWrite && (scheduledPost.status === 'held' || can('schedule'))
  return (
    <div className="max-w-[46rem]">
      <PageHeading title={scheduledPost.title} eyebrow={<TextLink to={back}>Content</TextLink>} />
      <div className="grid gap-6">
        {props.problem ? (
          <Notice tone="danger" live="alert">
            {props.problem}
          </Notice>
        ) : null}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={SCHEDULED_POST_TONES[scheduledPost.status]}>
            {SCHEDULED_POST_LABELS[scheduledPost.status]}
          </Badge>
          <span className="tabular-nums">{whenText(scheduledPost.scheduledFor, scheduledPost.timeZone)}</span>
          <span className="text-ink-soft">({scheduledPost.timeZone.replaceAll('_', ' ')})</span>
          <span>{platformName(scheduledPost.platform)}</span>
          {scheduledPost.score ? (
            <span className="text-ink-soft">Alignment score: {storedScoreText(scheduledPost.score)}</span>
          ) : null}
          {scheduledPost.repeat ? (
            <span className="text-ink-soft">{repeatText(scheduledPost.repeat)}</span>
          ) : null}
        </p>
        {scheduledPost.heldReason || scheduledPost.reason ? (
          <Notice
            tone="warning"
            action={
              scheduledPost.storyId && scheduledPost.status !== 'published' ? (
                <TextLink to={`/app/storybank/${scheduledPost.storyId}`}>Open story</TextLink>
              ) : undefined
            }
          >
            {scheduledPost.heldReason || scheduledPost.reason}
            {scheduledPost.waiting ? (
              <p>
                {waitingText(scheduledPost.waiting, props.timeZone)}.{' '}
                <TextLink to={`/app/content/review/${scheduledPost.contentId}`}>Open review</TextLink>
              </p>
            ) : null}
          </Notice>
        ) : null}
        <Card look="flat" className="grid gap-3">
          <p className="break-words whitespace-pre-wrap">{scheduledPost.body || 'There’s no text yet.'}</p>
          {/* Where they are to be posted by hand they stand below, to be downloaded. */}
          {asksToPost ? null : <PictureStrip pictures={scheduledPost.pictures ?? []} />}
          {props.publishing === null && scheduledPost.asThread ? (
            <p className="text-sm text-ink-soft">Published as a thread where it’s too long for one post.</p>
          ) : null}
          {(props.publishing === null || !canWrite) && scheduledPost.firstComment ? (
            <p className="text-sm break-words">
              <span className="text-ink-soft">First comment: </span>
              {scheduledPost.firstComment}
            </p>
          ) : null}
          {scheduledPost.contentId ? (
            <p className="text-sm">
              <TextLink to={`/app/create?post=${scheduledPost.contentId}`}>Open in the editor</TextLink>
            </p>
          ) : null}
        </Card>
        <TargetsPanel
          targets={props.targets}
          timeZone={props.timeZone}
          isPublished={scheduledPost.status === 'published'}
          action={canWrite ? `/app/content/planned/${scheduledPost.id}` : null}
        />
        {scheduledPost.status === 'published' && scheduledPost.link && props.targets.length === 0 ? (
          <p>
            <a href={scheduledPost.link} target="_blank" rel="noopener noreferrer" className="underline">
              View published post
            </a>
          </p>
        ) : null}
        {asksToPost ? (
          <section className="grid gap-4">
            <h2 className="text-2xl">
              {scheduledPost.status === 'due' ? 'Ready to post' : 'Is it published?'}
            </h2>
            <ManualPublishing scheduledPost={scheduledPost} back={back} isPrimary />
          </section>
        ) : null}
        {props.publishing ? <Publishing {...props} publishing={props.publishing} /> : null}
        {isMovable ? <MoveForm {...props} /> : null}
        {canWrite ? (
          <div className="flex flex-wrap gap-2 border-t border-line pt-4">
            {can('pause') ? <Step {...props} intent="hold" label="Pause" /> : null}
            {can('resume') ? <Step {...props} intent="release" label="Resume" /> : null}
            {scheduledPost.status === 'missed' || scheduledPost.status === 'failed' || inDoubt ? (
              <Step {...props} intent="out" label="Mark as published" />
            ) : null}
            {can('unschedule') ? <Step {...props} intent="remove" label="Remove from planner" /> : null}
            {can('unschedule') && scheduledPost.seriesId ? (
              <Step {...props} intent="remove_series" label="Remove this and later posts" />
            ) : null}
            {scheduledPost.status === 'cancelled' ? (
              <Step {...props} intent="restore" label="Restore post" />
            ) : null}
            {scheduledPost.contentId && scheduledPost.status === 'published' ? (
              <ButtonLink size="sm" to={`/app/content/schedule?post=${scheduledPost.contentId}`}>
                Schedule again
              </ButtonLink>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** How it will look on its accounts, with what is refused there before it is sent, and what can be changed about it. */
function Publishing({
  scheduledPost,
  publishing,
  back,
  canWrite,
  reply,
}: ScheduledPostPageProps & { publishing: NonNullable<ScheduledPostPageProps['publishing']> }) {
  const { version, asThread, firstComment, isAd, privacy, plainLinks, id } = scheduledPost
  const own = reply?.initialValue?.about === 'publishing' ? reply : undefined
  const [form, fields] = useCheckedForm({
    id: `publishing-${version}`,
    schema: publishingFormSchema,
    reply: own,
    defaultValue: { firstComment, privacy },
  })
  const { accounts, previews, postId } = publishing
  const canChoose =
    publishing.canTrack ||
    accounts.some(each => each.canThread || each.canComment || each.marksAds || each.asksPrivacy)
  return (
    <section className="grid gap-4" id="publishing">
      <h2 className="text-2xl">How it’s published</h2>
      <PostPreviews previews={previews} pictures={scheduledPost.pictures ?? []} isOpen />
      {previews.some(({ pictureProblems }) => pictureProblems.length > 0) ? (
        <p className="text-sm">
          <TextLink to={`/app/media/post/${postId}`}>Change its pictures</TextLink>
        </p>
      ) : null}
      {canWrite && canChoose ? (
        <Form key={version} {...formProps(form)} action={`/app/content/planned/${id}`} className="grid gap-4">
          <input type="hidden" name="about" value="publishing" />
          <input type="hidden" name="back" value={back} />
          <input type="hidden" name="version" value={repliedVersion(own) ?? version} />
          <FormNotice errors={form.errors} />
          <PublishingFields
            accounts={accounts}
            stored={{ asThread, isAd, plainLinks }}
            canTrack={publishing.canTrack}
            firstComment={textProps(fields.firstComment)}
            privacy={{ asked: publishing.privacy, field: textProps(fields.privacy) }}
            asThreadError={fields.asThread.errors?.[0]}
            paidWords={publishing.paidWords}
            isAdLabelMissing={publishing.isAdLabelMissing}
            reply={own}
          />
          {scheduledPost.seriesId ? (
            <p className="text-sm text-ink-soft">
              This changes this post only, not the others in its series.
            </p>
          ) : null}
          <div>
            <Button name="intent" value="publishing">
              Save changes
            </Button>
          </div>
        </Form>
      ) : null}
    </section>
  )
}

function MoveForm({ scheduledPost, back, reply }: ScheduledPostPageProps) {
  const wall = wallTimeOf(scheduledPost.scheduledFor, scheduledPost.timeZone)
  const [form, fields] = useCheckedForm({
    id: `move-${scheduledPost.version}`,
    schema: moveFormSchema,
    reply: reply?.initialValue?.about === 'publishing' ? undefined : reply,
    defaultValue: { day: wall.day, time: minuteText(wall.minute), timeZone: scheduledPost.timeZone },
  })
  return (
    <section className="grid gap-4" id="move">
      <h2 className="text-2xl">Move post</h2>
      <Form {...formProps(form)} action={`/app/content/planned/${scheduledPost.id}`} className="grid gap-4">
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="version" value={scheduledPost.version} />
        <FormNotice errors={form.errors} />
        <WhenFields fields={fields} zones={commonZones(scheduledPost.timeZone)} />
        <div>
          <Button
            variant={scheduledPost.status === 'due' ? 'secondary' : 'primary'}
            name="intent"
            value="move"
          >
            Move post
          </Button>
        </div>
      </Form>
    </section>
  )
}

function Step(props: ScheduledPostPageProps & { intent: string; label: string }) {
  return (
    <Form method="post" action={`/app/content/planned/${props.scheduledPost.id}`}>
      <input type="hidden" name="back" value={props.back} />
      <Button size="sm" name="intent" value={props.intent}>
        {props.label}
      </Button>
    </Form>
  )
}
