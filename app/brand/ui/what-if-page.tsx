import { useRef } from 'react'
import { BRAND_PAGES, WHAT_IF_LOCKED } from '#app/brand/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { ConflictNotice } from '#app/design/primitives/feedback/conflict-notice.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { forgetTyped } from '#app/platform/client/typed/live-form.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { sectionFields } from '#core/brand/clarify/fields.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import { type ClarifySection, SECTION_TEXTS } from '#core/brand/clarify/sections.ts'
import { sectionFormSchema } from '#core/brand/forms/answers.ts'
import { WHAT_IF_SECTIONS } from '#core/brand/what-if/sections.ts'
import type { WhatIfSummary } from '#core/brand/what-if/summary.ts'
import { AnswerField } from './answers/answer-field.tsx'
import type { SectionConflict } from './answers/section-form.tsx'
import { BrandTabs } from './brand-tabs.tsx'
import { WhatIfResult } from './what-if-result.tsx'

export interface WhatIfPageProps {
  readonly section: ClarifySection
  readonly answers: ClarifyData
  readonly marks: string
  /** The plan has alignment in depth. */
  readonly isInPlan: boolean
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly conflict?: SectionConflict | undefined
  /** What was tried, with the marks it began from, and what came of it. */
  readonly typed?: Readonly<Record<string, string | readonly string[]>> | undefined
  readonly seen?: string | undefined
  readonly result?: WhatIfSummary | undefined
}

const addressOf = (section: ClarifySection) => `/app/clarify/what-if?section=${section}`

/** Other answers tried out on the last posts before anything is saved. */
export function WhatIfPage(props: WhatIfPageProps) {
  const { section, result } = props
  if (!props.isInPlan) return <NotInPlan reply={props.reply} />
  return (
    <>
      <PageHeading {...BRAND_PAGES.whatIf} />
      <BrandTabs current="whatIf" />
      <div className="mb-6">
        <Tabs
          label="What to change"
          tabs={WHAT_IF_SECTIONS.map(name => ({
            label: SECTION_TEXTS[name].title,
            to: addressOf(name),
            current: name === section,
          }))}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <WhatIfForm key={section} {...props} />
        <div className="xl:order-last max-xl:order-first">
          {result ? (
            <WhatIfResult result={result} />
          ) : (
            <p className="rounded-lg border border-dashed border-line-strong p-6 text-ink-soft">
              Change an answer and select “Compare scores”. We’ll score up to 50 of your latest posts with
              your saved answers and with these.
            </p>
          )}
        </div>
      </div>
    </>
  )
}

function NotInPlan({ reply }: Pick<WhatIfPageProps, 'reply'>) {
  return (
    <>
      <PageHeading {...BRAND_PAGES.whatIf} />
      <BrandTabs current="whatIf" />
      <FormNotice errors={reply?.error?.[''] ?? undefined} />
      <Panel title={WHAT_IF_LOCKED.title}>
        <p>{WHAT_IF_LOCKED.text}</p>
        <p className="text-ink-soft">{WHAT_IF_LOCKED.stays}</p>
        <p>
          <ButtonLink variant="primary" to="/app/upgrade">
            See plans
          </ButtonLink>
        </p>
      </Panel>
    </>
  )
}

function WhatIfForm({ section, answers, marks, canWrite, reply, conflict, typed, seen }: WhatIfPageProps) {
  const [form, fields] = useCheckedForm({
    id: `what-if-${section}`,
    schema: sectionFormSchema(section),
    reply,
  })
  const formRef = useRef<HTMLFormElement>(null)
  const trying = usePending({ name: 'intent', value: 'try' })
  const saving = usePending({ name: 'intent', value: 'save' })
  return (
    <KeptForm
      keptAs={`what-if:${section}`}
      formRef={formRef}
      {...formProps(form)}
      preventScrollReset
      className="grid content-start gap-7"
    >
      <input type="hidden" name="seen" value={conflict?.marks ?? seen ?? marks} />
      {conflict ? (
        <ConflictNotice
          thing="section"
          differences={conflict.differences}
          action={<TextLink to={`/app/clarify?section=${section}`}>Open saved version</TextLink>}
        />
      ) : (
        <FormNotice errors={form.errors} />
      )}
      {sectionFields(section).map(field => (
        <AnswerField
          key={field.key}
          field={field}
          meta={fields[field.key]}
          stored={typed ? typed[field.key] : answers[field.key]}
          isLocked={false}
        />
      ))}
      <div className="save-bar sticky bottom-0 -mx-1 flex flex-wrap items-center gap-2 border-t border-line bg-paper py-4 px-1">
        <Button
          variant={typed ? 'secondary' : 'primary'}
          size={typed ? 'sm' : 'md'}
          name="intent"
          value="try"
          pending={trying}
          pendingText="Scoring…"
        >
          Compare scores
        </Button>
        {typed && canWrite ? (
          <Button
            size="sm"
            variant="primary"
            name="intent"
            value="save"
            pending={saving}
            pendingText="Saving…"
          >
            Save answers
          </Button>
        ) : null}
        {typed ? (
          <ButtonLink
            size="sm"
            variant="quiet"
            to={addressOf(section)}
            reloadDocument
            onClick={() => forgetTyped(formRef.current)}
          >
            Discard
          </ButtonLink>
        ) : null}
      </div>
    </KeptForm>
  )
}
