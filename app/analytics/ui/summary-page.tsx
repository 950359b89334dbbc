import { Form } from 'react-router'
import { SUMMARY_TEXTS, weekText } from '#app/analytics/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { Span } from '#core/analytics/period.ts'
import type { SummaryNumber, SummaryStep } from '#core/analytics/summary.ts'

interface SummaryPageProps {
  readonly span: Span
  readonly numbers: readonly SummaryNumber[]
  readonly finding: string
  readonly step: SummaryStep
  readonly isQuiet: boolean
  readonly isOn: boolean
  readonly problem?: string | undefined
}

/** The Monday summary as it would be now, and the switch for the email. */
export function SummaryPage({ span, numbers, finding, step, isQuiet, isOn, problem }: SummaryPageProps) {
  const pending = usePending()
  return (
    <>
      <PageHeading title={SUMMARY_TEXTS.title} description={SUMMARY_TEXTS.description} />
      <div className="grid min-w-0 gap-6">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        <Panel title={isOn ? SUMMARY_TEXTS.on : SUMMARY_TEXTS.off}>
          <p className="max-w-prose text-ink-soft">
            {SUMMARY_TEXTS.when} <TextLink to="/app/settings/notifications">Notification settings</TextLink>
          </p>
          <Form method="post">
            {isOn ? (
              <Button name="intent" value="off" pending={pending}>
                Turn off Monday summary
              </Button>
            ) : (
              <Button variant="primary" name="intent" value="on" pending={pending}>
                Turn on Monday summary
              </Button>
            )}
          </Form>
        </Panel>
        <Panel title="Preview" description={`As it would be now: ${weekText(span)}.`}>
          {isQuiet ? <Notice tone="info">{SUMMARY_TEXTS.quiet}</Notice> : null}
          <section className="grid gap-3" aria-labelledby="summary-numbers">
            <h3 id="summary-numbers" className="font-semibold">
              {SUMMARY_TEXTS.numbers}
            </h3>
            <dl className="grid gap-4 sm:grid-cols-3">
              {numbers.map(({ label, now, before }) => (
                <div key={label} className="grid content-start gap-0.5">
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd className="font-display text-xl tabular-nums">{now}</dd>
                  <dd className="text-sm text-ink-soft tabular-nums">The week before: {before}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="grid gap-1.5" aria-labelledby="summary-finding">
            <h3 id="summary-finding" className="font-semibold">
              {SUMMARY_TEXTS.finding}
            </h3>
            <p className="max-w-prose">{finding}</p>
          </section>
          <section className="grid gap-1.5" aria-labelledby="summary-step">
            <h3 id="summary-step" className="font-semibold">
              {SUMMARY_TEXTS.step}
            </h3>
            <p className="max-w-prose">{step.reason}</p>
            <p>
              <ButtonLink to={step.path}>{step.title}</ButtonLink>
            </p>
          </section>
          <p>
            <TextLink to={`/app/analytics?from=${span.from}&to=${span.to}`}>
              Open these numbers in Analytics
            </TextLink>
          </p>
        </Panel>
      </div>
    </>
  )
}
