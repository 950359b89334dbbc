import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { REVIEW_LABELS, REVIEW_STATES } from '#app/posts/copy/reviews.ts'
import type { Certainty } from '#core/brand/alignment/types.ts'
import { storedScoreText } from '#core/brand/stored-score.ts'
import type { ApprovalMode, ReviewState } from '#core/posts/approval/approval.ts'
import { POST_STATUS_LABELS, type PostStatus } from '#core/posts/status.ts'
import { Comments, type CommentView } from './comments.tsx'
import { PostText, type ReviewedText } from './post-text.tsx'
import { StepList, type StepView } from './step-list.tsx'

export interface ReviewPageProps {
  readonly post: ReviewedText & {
    readonly id: string
    readonly status: PostStatus
    readonly alignmentOverall: number | null
    readonly alignmentCertainty: Certainty | null
  }
  readonly mode: ApprovalMode
  readonly state: ReviewState
  readonly review: {
    readonly id: string
    readonly askedAt: Date
    readonly decidedAt: Date | null
    readonly decidedName: string
  } | null
  readonly comments: readonly CommentView[]
  /** The steps of a workflow; null without one. */
  readonly steps: readonly StepView[] | null
  readonly canAsk: boolean
  readonly canDecide: boolean
  readonly canComment: boolean
  readonly canEdit: boolean
  /** To copy and send, while the client has not answered. */
  readonly clientLink: string | null
  readonly timeZone: string
  readonly idempotencyKey: string
  readonly problem: string | null
  readonly typed: string
  readonly reply?: FormReply | undefined
}

const TONES: Record<ReviewState, Tone> = {
  none: 'neutral',
  waiting: 'info',
  approved: 'success',
  sent_back: 'warning',
  changed: 'warning',
  over: 'warning',
  more: 'info',
}

/** A post to be read, talked about, and approved or sent back. */
export function ReviewPage(props: ReviewPageProps) {
  const { post, mode, state, review, canAsk, canDecide, clientLink, timeZone } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <PageHeading
        title={post.title || 'Review post'}
        eyebrow={<TextLink to="/app/content?tab=create">Posts</TextLink>}
        description={`${POST_STATUS_LABELS[post.status]}. Alignment score: ${storedScoreText(post)}.`}
        actions={
          props.canEdit ? <TextLink to={`/app/create?post=${post.id}`}>Edit post</TextLink> : undefined
        }
      />
      {props.problem ? (
        <div className="mb-6">
          <Notice tone="danger" live="alert">
            {props.problem}
          </Notice>
        </div>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <PostText post={post} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Panel
            title="Approval"
            description={
              mode === 'none' ? (
                <>
                  Posts in this workspace don’t need approval.{' '}
                  <TextLink to="/app/team">The team page</TextLink> is where you choose who approves posts.
                </>
              ) : undefined
            }
          >
            {mode === 'none' ? null : (
              <div className="grid gap-4">
                <p className="flex flex-wrap items-center gap-2">
                  <Badge tone={TONES[state]}>{REVIEW_LABELS[state]}</Badge>
                  {review ? (
                    <span className="text-sm text-ink-soft">
                      {review.decidedAt ? (
                        <>
                          {review.decidedName}, <When at={review.decidedAt} timeZone={timeZone} />
                        </>
                      ) : (
                        <>
                          asked <When at={review.askedAt} timeZone={timeZone} />
                        </>
                      )}
                    </span>
                  ) : null}
                </p>
                <p className="text-ink-soft">{REVIEW_STATES[state]}</p>
                {props.steps ? <StepList steps={props.steps} timeZone={timeZone} /> : null}
                {canAsk ? <Ask isClient={mode === 'client'} /> : null}
                {clientLink ? (
                  <TextField
                    key={clientLink}
                    label="Client link"
                    description="Copy it and send it to your client. It works once, for 30 days."
                    readOnly
                    defaultValue={clientLink}
                    onFocus={event => event.currentTarget.select()}
                  />
                ) : null}
                {canDecide && review ? <Decide reviewId={review.id} typed={props.typed} /> : null}
              </div>
            )}
          </Panel>
          <Comments
            postId={post.id}
            comments={props.comments}
            canComment={props.canComment}
            idempotencyKey={props.idempotencyKey}
            timeZone={timeZone}
            isRefused={props.problem !== null || props.reply !== undefined}
            reply={props.reply}
          />
        </div>
      </div>
    </div>
  )
}

function Ask({ isClient }: { isClient: boolean }) {
  return (
    <Form method="post">
      <Button
        variant="primary"
        name="intent"
        value="ask"
        pending={usePending({ name: 'intent', value: 'ask' })}
        pendingText="Asking…"
      >
        {isClient ? 'Create client link' : 'Ask for approval'}
      </Button>
    </Form>
  )
}

function Decide({ reviewId, typed }: { reviewId: string; typed: string }) {
  return (
    <KeptForm keptAs={`review:${reviewId}`} method="post" className="grid gap-4">
      <input type="hidden" name="review" value={reviewId} />
      <TextAreaField
        label="What needs changing?"
        description="Required if you ask for changes."
        name="comment"
        defaultValue={typed}
        maxLength={2000}
        rows={3}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="primary"
          name="intent"
          value="approved"
          pending={usePending({ name: 'intent', value: 'approved' })}
        >
          Approve
        </Button>
        <Button name="intent" value="sent_back" pending={usePending({ name: 'intent', value: 'sent_back' })}>
          Ask for changes
        </Button>
      </div>
    </KeptForm>
  )
}
