import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { EnterButton } from '#app/design/primitives/actions/enter-button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { CLIENT_TEXTS } from '#app/posts/copy/reviews.ts'
import type { ReviewState } from '#core/posts/approval/approval.ts'
import { clientSchema, REVIEW_LIMITS } from '#core/posts/approval/review-forms.ts'
import { PostText, type ReviewedText } from './post-text.tsx'

export interface ClientReviewPageProps {
  readonly state: ReviewState
  readonly asker: string
  readonly decidedName: string
  readonly post: ReviewedText | null
  readonly reply?: FormReply | undefined
}

/** A post for a client to read and decide about, with no account and no seat. */
export function ClientReviewPage({ state, asker, decidedName, post, reply }: ClientReviewPageProps) {
  return (
    <FocusLayout>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-2">
          <h1 className="text-3xl">A post from {asker}</h1>
          <p className="text-lg text-ink-soft">
            {state === 'waiting'
              ? 'Read it, then approve it or ask for changes.'
              : CLIENT_TEXTS[state === 'none' || state === 'more' ? 'over' : state]}
          </p>
        </div>
        {post ? <PostText post={post} /> : null}
        {state === 'waiting' ? (
          <DecisionForm reply={reply} about={`${asker} ${post?.body.slice(0, 80) ?? ''}`} />
        ) : decidedName ? (
          <p className="text-ink-soft">Decided by {decidedName}.</p>
        ) : null}
      </div>
    </FocusLayout>
  )
}

function DecisionForm({ reply, about }: { reply: FormReply | undefined; about: string }) {
  const [form, fields] = useCheckedForm({ id: 'decide', schema: clientSchema, reply })
  return (
    <KeptForm keptAs={`client-review:${about}`} {...formProps(form)} className="grid gap-5">
      {/* Enter in a field must not decide: the first button of a form is what it presses. */}
      <EnterButton>Check</EnterButton>
      <FormNotice errors={form.errors} />
      <TextField
        {...textProps(fields.name)}
        label="Your name"
        autoComplete="name"
        maxLength={REVIEW_LIMITS.name}
      />
      <TextAreaField
        {...textProps(fields.comment)}
        label="What needs changing?"
        description="Required if you ask for changes."
        maxLength={REVIEW_LIMITS.comment}
      />
      {fields.decision.errors?.[0] ? (
        <Notice tone="warning" live="alert">
          {fields.decision.errors[0]}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="primary"
          size="lg"
          name="decision"
          value="approved"
          pending={usePending({ name: 'decision', value: 'approved' })}
        >
          Approve post
        </Button>
        <Button
          size="lg"
          name="decision"
          value="sent_back"
          pending={usePending({ name: 'decision', value: 'sent_back' })}
        >
          Ask for changes
        </Button>
      </div>
    </KeptForm>
  )
}
