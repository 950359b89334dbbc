import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DeleteDialog } from '#app/design/primitives/overlay/delete-dialog.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { PROPOSAL_REFUSALS } from '#app/proposals/copy.ts'
import { PROPOSAL_LIMITS, questionReplySchema } from '#core/proposals/schema.ts'
import { isDecidable, PROPOSAL_STATE_LABELS, type ProposalState } from '#core/proposals/state.ts'
import { decisionText } from '#core/proposals/words.ts'
import { DraftForm } from './draft-form.tsx'
import { ProposalSheet } from './proposal-sheet.tsx'
import type { ProposalView, QuestionView } from './proposal-views.ts'

export interface ProposalPageProps extends ProposalView {
  /** Whether a draft is looked at as it would be sent. */
  readonly isPreview: boolean
  readonly reply?: FormReply | undefined
  readonly questionReply?: { readonly id: string; readonly reply: FormReply } | undefined
  readonly problem?: string | undefined
}

export const STATE_TONES: Readonly<Record<ProposalState, Tone>> = {
  draft: 'neutral',
  sent: 'info',
  seen: 'info',
  accepted: 'success',
  declined: 'danger',
  superseded: 'neutral',
  expired: 'warning',
}

/** One proposal: a draft to write, look at and send, or what was sent and what became of it. */
export function ProposalPage(props: ProposalPageProps) {
  const { id, content, state, isPreview, isLocked, problem } = props
  const deleting = usePending({ name: 'intent', value: 'remove' })
  const isWriting = state === 'draft' && !isPreview
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <p className="text-sm">
          <TextLink to="/app/sales-hub/proposals">Proposals</TextLink>
        </p>
        <h2 className="flex flex-wrap items-center gap-3 text-3xl wrap-anywhere">
          {content.title} <Badge tone={STATE_TONES[state]}>{PROPOSAL_STATE_LABELS[state]}</Badge>
        </h2>
        <p className="text-ink-soft wrap-anywhere">
          Proposal {content.number} for{' '}
          <TextLink to={`/app/sales-hub/people/${props.leadId}`}>{content.person}</TextLink>, deal{' '}
          <TextLink to={`/app/sales-hub/deals/${props.dealId}`}>{props.deal}</TextLink>.
        </p>
      </header>
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {state !== 'draft' && props.newerId ? (
        <Notice
          tone="info"
          action={<TextLink to={`/app/sales-hub/proposals/${props.newerId}`}>Open it</TextLink>}
        >
          There’s a newer version of this proposal.
        </Notice>
      ) : null}
      {isWriting ? (
        <DraftForm {...props} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Card>
            <ProposalSheet content={content} chosen={props.chosen} />
          </Card>
          <div className="grid gap-6">
            {state === 'draft' ? <SendPanel {...props} /> : <SentPanel {...props} />}
            {state === 'draft' ? null : <Questions {...props} />}
          </div>
        </div>
      )}
      {state === 'draft' && !isLocked ? (
        <div className="-ml-3 border-t border-line pt-6">
          <DeleteDialog id={`delete-proposal-${id}`} thing="proposal" pending={deleting}>
            <p>
              The deal and the person stay. You can undo this on the next page, or restore it from the trash
              for 30 days.
            </p>
          </DeleteDialog>
        </div>
      ) : null}
    </div>
  )
}

function SendPanel({ id, version, email, content, supersedes, isLocked }: ProposalPageProps) {
  const mailing = usePending({ name: 'intent', value: 'send' })
  const linking = usePending({ name: 'intent', value: 'link' })
  return (
    <Panel
      title="Send"
      description="This is what they’ll see. Once it’s sent it can’t change: to change it, you make a new version."
    >
      {supersedes ? <p>The version before can’t be accepted any more once this one is sent.</p> : null}
      {content.lines.length === 0 ? <p>{PROPOSAL_REFUSALS.no_lines}</p> : null}
      <p>
        {email ? (
          <>
            Send it by email to <strong className="wrap-anywhere">{email}</strong>, or create a link and send
            it yourself.
          </>
        ) : (
          PROPOSAL_REFUSALS.no_email
        )}
      </p>
      {isLocked ? null : (
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="version" value={version} />
          {email ? (
            <Button variant="primary" name="intent" value="send" pending={mailing} pendingText="Sending…">
              Send by email
            </Button>
          ) : null}
          <Button name="intent" value="link" pending={linking}>
            Create link
          </Button>
        </Form>
      )}
      <p>
        <TextLink to={`/app/sales-hub/proposals/${id}`}>Back to editing</TextLink>
      </p>
    </Panel>
  )
}

function SentPanel(props: ProposalPageProps) {
  const { state, sentAt, seenAt, link, fingerprint, timeZone, declinedReason, isLocked, newerId } = props
  const versioning = usePending({ name: 'intent', value: 'version' })
  return (
    <Panel title="Where it stands">
      <ul className="grid gap-1">
        {sentAt ? (
          <li>
            Sent <When at={sentAt} timeZone={timeZone} />
          </li>
        ) : null}
        {seenAt ? (
          <li>
            First opened <When at={seenAt} timeZone={timeZone} />
          </li>
        ) : null}
        {props.decidedAt ? (
          <li className="font-semibold wrap-anywhere">{decisionText({ ...props, status: state })}</li>
        ) : null}
        {declinedReason ? <li className="wrap-anywhere">“{declinedReason}”</li> : null}
      </ul>
      {link ? (
        <>
          <TextField
            id="proposal-link"
            label="Link"
            description="Anyone who has it can accept. Send it to no one else."
            readOnly
            value={link}
          />
          <p className="flex flex-wrap gap-4">
            <a href={link} target="_blank" rel="noreferrer" className="text-ember hover:underline">
              Open their page
            </a>
            <a href={`${link}/proposal.pdf`} className="text-ember hover:underline">
              Download PDF
            </a>
          </p>
        </>
      ) : null}
      {isLocked || newerId || state === 'accepted' ? null : (
        <Form method="post">
          <Button name="intent" value="version" pending={versioning}>
            Make a new version
          </Button>
        </Form>
      )}
      {fingerprint ? (
        <p className="text-xs text-ink-soft wrap-anywhere">
          Fingerprint of what was sent: {fingerprint}. It’s on their PDF as well.
        </p>
      ) : null}
    </Panel>
  )
}

function Questions(props: ProposalPageProps) {
  const { questions, state } = props
  return (
    <Panel title="Questions" anchor="questions">
      {questions.length === 0 ? (
        <p className="text-ink-soft">
          {isDecidable(state) ? 'None yet. They can ask on their page.' : 'None were asked.'}
        </p>
      ) : (
        <ul className="grid gap-5">
          {questions.map(question => (
            <li key={question.id} className="grid gap-2 border-l-2 border-line-strong pl-3">
              <p className="whitespace-pre-wrap wrap-anywhere">{question.question}</p>
              <p className="text-sm text-ink-soft">
                {question.askedBy}, <When at={question.askedAt} timeZone={props.timeZone} />
              </p>
              {question.answeredAt ? (
                <p className="whitespace-pre-wrap wrap-anywhere">
                  <span className="font-semibold">You:</span> {question.answer}
                </p>
              ) : props.isLocked ? null : (
                <ReplyForm {...props} question={question} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function ReplyForm({ id, question, questionReply }: ProposalPageProps & { question: QuestionView }) {
  const [form, fields] = useCheckedForm({
    id: `reply-${question.id}`,
    schema: questionReplySchema,
    reply: questionReply?.id === question.id ? questionReply.reply : undefined,
  })
  return (
    <KeptForm keptAs={`proposal-reply:${id} ${question.id}`} {...formProps(form)} className="grid gap-3">
      <input type="hidden" name="questionId" value={question.id} />
      <FormNotice errors={form.errors} />
      <TextAreaField
        {...textProps(fields.answer)}
        label="Your reply"
        rows={3}
        maxLength={PROPOSAL_LIMITS.answer}
      />
      <div>
        <Button name="intent" value="reply" size="sm">
          Reply
        </Button>
      </div>
    </KeptForm>
  )
}
