import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { WORKFLOW_TEXTS } from '#app/team/copy/workflow.ts'
import { APPROVAL_WORDS } from '#app/team/copy.ts'
import type { ApprovalMode } from '#core/posts/approval/approval.ts'
import type { Workflow } from '#core/posts/approval/workflow/steps.ts'
import { Deputies, type DeputyView } from './deputies.tsx'
import { type ApproverView, StepsForm } from './steps-form.tsx'
import { StepsSummary } from './steps-summary.tsx'

export interface WorkflowPageProps {
  readonly stored: (Workflow & { readonly isOn: boolean }) | null
  readonly mode: ApprovalMode
  readonly people: readonly ApproverView[]
  readonly deputies: readonly DeputyView[]
  readonly today: string
  readonly hasPlan: boolean
  readonly canChange: boolean
  readonly problem: string | null
  readonly reply?: FormReply | undefined
}

/** The steps that posts go through, what adds to them, and who stands in for whom. */
export function WorkflowPage(props: WorkflowPageProps) {
  const { stored, mode, people, deputies, hasPlan, canChange, reply } = props
  const isOn = stored?.isOn === true
  const isForDeputies = reply?.initialValue?.intent === 'deputy'
  return (
    <div className="grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeading
        title={WORKFLOW_TEXTS.title}
        eyebrow={<TextLink to="/app/team">Team</TextLink>}
        description={WORKFLOW_TEXTS.description}
      />
      {props.problem ? (
        <Notice tone="danger" live="alert">
          {props.problem}
        </Notice>
      ) : null}
      {hasPlan ? null : (
        <Notice
          tone={isOn ? 'warning' : 'ember'}
          title={isOn ? `Now: ${APPROVAL_WORDS[mode].label}` : 'Part of Collective+'}
          action={<TextLink to="/app/upgrade">See plans</TextLink>}
        >
          {isOn ? WORKFLOW_TEXTS.fallen : WORKFLOW_TEXTS.locked}
        </Notice>
      )}
      {hasPlan && stored && !isOn ? <Notice tone="info">{WORKFLOW_TEXTS.off}</Notice> : null}
      {hasPlan && canChange ? (
        <StepsForm stored={stored} people={people} reply={isForDeputies ? undefined : reply} />
      ) : stored ? (
        <StepsSummary workflow={stored} people={people} />
      ) : null}
      {hasPlan || deputies.length > 0 ? (
        <Deputies
          deputies={deputies}
          people={people}
          today={props.today}
          canAdd={hasPlan && canChange}
          canRemove={canChange}
          reply={isForDeputies ? reply : undefined}
        />
      ) : null}
      {isOn && canChange ? (
        <Form method="post" className="grid gap-2 border-t border-line pt-5">
          <p className="text-ink-soft">
            Without steps, posts need one approval: {APPROVAL_WORDS[mode].label.toLowerCase()}.
          </p>
          <div>
            <Button name="intent" value="off">
              Turn off steps
            </Button>
          </div>
        </Form>
      ) : null}
    </div>
  )
}
