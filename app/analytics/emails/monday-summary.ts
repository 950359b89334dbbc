import { SUMMARY_TEXTS, weekText } from '#app/analytics/copy.ts'
import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import type { Span } from '#core/analytics/period.ts'
import type { SummaryNumber, SummaryStep } from '#core/analytics/summary.ts'

export interface MondaySummaryProps {
  /** Whose workspace it is about; '' for one's own. */
  readonly host: string
  readonly span: Span
  readonly numbers: readonly SummaryNumber[]
  readonly finding: string
  readonly step: Omit<SummaryStep, 'path'> & { readonly url: string }
  readonly url: string
  readonly leaveUrl: string
  /** Path of the picture of the brand's fire; left out by what was written before there was one. */
  readonly hearth?: string
}

/** Last week in three numbers, with one finding and one thing to do. */
export function mondaySummary(props: MondaySummaryProps): Mail {
  const { host, span, numbers, finding, step, url, leaveUrl, hearth } = props
  const where = host ? ` in ${host}’s workspace` : ''
  const heading = `Your week in three numbers${where}`
  return layOut({
    subject: `${heading}, ${weekText(span)}`,
    preview: finding,
    heading,
    paragraphs: [weekText(span)],
    lists: [
      {
        title: SUMMARY_TEXTS.numbers,
        items: numbers.map(({ label, now, before }) => `${label}: ${now} (the week before: ${before})`),
      },
      { title: SUMMARY_TEXTS.finding, items: [finding] },
      { title: SUMMARY_TEXTS.step, items: [`${step.title}. ${step.reason}`] },
    ],
    button: { label: step.title, url: step.url },
    links: [{ label: 'Open these numbers in Analytics', url }],
    reason: 'You’re receiving this because you turned on the Monday summary in Analytics on Brandhearth.',
    leaveUrl,
    ...(hearth ? { mark: hearth } : {}),
  })
}
