import { BRAND_PAGES } from '#app/brand/copy.ts'
import { ErrorPanel } from '#app/design/primitives/feedback/error-panel.tsx'
import { ProgressBar } from '#app/design/primitives/feedback/progress-bar.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import type { ClarifyCompleteness } from '#core/brand/clarify/completeness.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import { type ClarifySection, SECTION_TEXTS } from '#core/brand/clarify/sections.ts'
import { type SectionConflict, SectionForm } from './answers/section-form.tsx'
import { SectionNav } from './answers/section-nav.tsx'
import { BrandTabs } from './brand-tabs.tsx'

export interface ClarifyPageProps {
  readonly section: ClarifySection
  readonly answers: ClarifyData
  readonly marks: string
  readonly completeness: ClarifyCompleteness
  readonly canWrite: boolean
  /**
   * Why the answers could not be read; the form is not shown then, so that nothing is written over them. What was just
   * typed and refused is shown all the same: it carries its own marks.
   */
  readonly problem: string | null
  readonly reply?: FormReply | undefined
  readonly conflict?: SectionConflict | undefined
}

/** The brand foundation, one section at a time. */
export function ClarifyPage({ section, completeness, problem, ...form }: ClarifyPageProps) {
  const { filled, total, percent } = completeness
  const here = completeness.sections.find(part => part.section === section)
  return (
    <>
      <PageHeading {...BRAND_PAGES.answers} />
      <BrandTabs current="answers" />
      {problem && !form.reply ? (
        <ErrorPanel title={problem} message="Your saved answers are safe. Please try again in a moment." />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 lg:sticky lg:top-6 lg:self-start">
            <ProgressBar
              label="Answered"
              value={filled}
              max={total}
              valueText={`${filled} of ${total} (${percent}%)`}
            />
            <SectionNav current={section} sections={completeness.sections} />
          </div>
          <section aria-labelledby="section-title" className="grid content-start gap-6">
            <div className="grid gap-1">
              <h2 id="section-title" className="text-2xl">
                {SECTION_TEXTS[section].title}
              </h2>
              <p className="text-ink-soft">{SECTION_TEXTS[section].introduction}</p>
              {here ? (
                <p className="text-sm text-ink-soft tabular-nums">
                  {here.filled === here.total
                    ? 'You’ve answered every question in this section.'
                    : `${here.filled} of ${here.total} answered. Skip anything you don’t know yet.`}
                </p>
              ) : null}
            </div>
            <SectionForm key={section} section={section} {...form} />
          </section>
        </div>
      )}
    </>
  )
}
