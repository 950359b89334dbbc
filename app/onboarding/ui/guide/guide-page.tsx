import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { GUIDE_TEXTS } from '#app/onboarding/copy/guide.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { CallPanel, type CallView, type Times } from './call-panel.tsx'
import { Checklist, type StepView } from './checklist.tsx'

export interface GuidePageProps {
  readonly steps: readonly StepView[]
  readonly call: CallView | null
  readonly times: Times | null
  readonly lock: 'read_only' | 'not_in_plan' | null
  readonly mayWrite: boolean
  readonly mayCancel: boolean
  readonly timeZone: string
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}

/** A call with us, and the checklist that a team ticks together. */
export function GuidePage({ steps, lock, mayWrite, timeZone, problem, ...call }: GuidePageProps) {
  return (
    <>
      <PageHeading title={GUIDE_TEXTS.title} description={GUIDE_TEXTS.description} />
      <div className="grid gap-6">
        {lock ? (
          <Notice
            tone="warning"
            action={<TextLink to="/app/upgrade?missing=Personal onboarding">See plans</TextLink>}
          >
            {lock === 'read_only' ? GUIDE_TEXTS.readOnly : GUIDE_TEXTS.notInPlan}
          </Notice>
        ) : null}
        <FormNotice errors={problem ? [problem] : undefined} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Checklist steps={steps} mayWrite={mayWrite} timeZone={timeZone} />
          <CallPanel {...call} lock={lock} mayWrite={mayWrite} timeZone={timeZone} />
        </div>
      </div>
    </>
  )
}
