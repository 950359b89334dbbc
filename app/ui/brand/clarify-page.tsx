import type { FormReply } from '#app/forms/form-reply.ts'
import type { ClarifyCompleteness } from '#core/brand/clarify/completeness.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import { type ClarifySection, SECTION_TEXTS } from '#core/brand/clarify/sections.ts'
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx'
import { PageHeading } from '../primitives/surface/section-heading.tsx'
import { SectionForm } from './section-form.tsx'
import { SectionNav } from './section-nav.tsx'

export interface ClarifyPageProps {
  readonly section: ClarifySection
  readonly answers: ClarifyData
  readonly completeness: ClarifyCompleteness
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
}

/** The brand foundation, one section at a time. */
export function ClarifyPage({ section, answers, completeness, canWrite, reply }: ClarifyPageProps) {
  const { filled, total } = completeness
  return (
    <>
      <PageHeading
        title="Your brand"
        description="Everything you write, and everything we suggest, starts from these answers. Change them whenever you know better."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <ProgressBar label="Answered" value={filled} max={total} valueText={`${filled} of ${total}`} />
          <SectionNav current={section} sections={completeness.sections} />
        </div>
        <section aria-labelledby="section-title" className="grid content-start gap-6">
          <div className="grid gap-1">
            <h2 id="section-title" className="text-2xl">
              {SECTION_TEXTS[section].title}
            </h2>
            <p className="text-ink-soft">{SECTION_TEXTS[section].introduction}</p>
          </div>
          <SectionForm key={section} section={section} answers={answers} canWrite={canWrite} reply={reply} />
        </section>
      </div>
    </>
  )
}
