import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { Avatar } from '#app/design/primitives/surface/avatar.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { commentSchema, REVIEW_LIMITS } from '#core/posts/approval/review-forms.ts'

export interface CommentView {
  readonly id: string
  readonly authorName: string
  readonly body: string
  readonly createdAt: Date
  readonly canRemove: boolean
}

/** What was said about a post, and room to say more. */
export function Comments(props: {
  postId: string
  comments: readonly CommentView[]
  canComment: boolean
  idempotencyKey: string
  timeZone: string
  /** What was sent came back. */
  isRefused: boolean
  reply?: FormReply | undefined
}) {
  const { comments, canComment, timeZone } = props
  const key = useFormKey(props.idempotencyKey, { name: 'intent', value: 'comment' }, props.isRefused)
  return (
    <Panel title="Comments">
      {comments.length === 0 ? (
        <p className="text-ink-soft">No comments yet.</p>
      ) : (
        <ol className="grid gap-5">
          {comments.map(({ id, authorName, body, createdAt, canRemove }) => (
            <li key={id} className="flex gap-3">
              <Avatar name={authorName} size="sm" colour="stone" />
              <div className="grid min-w-0 flex-1 gap-1">
                <p className="text-sm">
                  <span className="font-semibold">{authorName}</span>{' '}
                  <span className="text-ink-soft">
                    <When at={createdAt} timeZone={timeZone} />
                  </span>
                </p>
                <p className="wrap-anywhere whitespace-pre-wrap">{body}</p>
                {canRemove ? (
                  <Form method="post" className="-ml-3">
                    <input type="hidden" name="id" value={id} />
                    <Button
                      size="sm"
                      variant="quiet"
                      name="intent"
                      value="remove_comment"
                      aria-label={`Remove comment by ${authorName}`}
                    >
                      Remove
                    </Button>
                  </Form>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      )}
      {canComment ? (
        <CommentForm key={key} postId={props.postId} idempotencyKey={key} reply={props.reply} />
      ) : null}
    </Panel>
  )
}

function CommentForm(props: { postId: string; idempotencyKey: string; reply?: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'comment', schema: commentSchema, reply: props.reply })
  return (
    <KeptForm keptAs={`comment:${props.postId}`} {...formProps(form)} className="grid gap-3">
      <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
      <TextAreaField
        {...textProps(fields.comment)}
        label="Your comment"
        rows={3}
        maxLength={REVIEW_LIMITS.comment}
      />
      <div>
        <Button
          name="intent"
          value="comment"
          pending={usePending({ name: 'intent', value: 'comment' })}
          pendingText="Adding…"
        >
          Add comment
        </Button>
      </div>
    </KeptForm>
  )
}
