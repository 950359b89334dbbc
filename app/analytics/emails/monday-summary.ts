import { SUMMARY_TEXTS, weekText } from '#app/analytics/copy.ts'
import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import type { Letter } from '#core/analytics/letter/letter.ts'
import type { Period, Span } from '#core/analytics/period.ts'
import type { SummaryNumber, SummaryStep } from '#core/analytics/summary.ts'
import { letterBlocks } from './letter-blocks.ts'

export interface MondaySummaryProps {
  /** Whose workspace it is about; '' for one's own. */
  readonly host: string
  readonly span: Span
  /** What the week came to in words; left out by what was written before there was a letter. */
  readonly letter?: {
    readonly written: Letter
    /** The headline without money, which a locked screen may show; left out by what was written before there was one. */
    readonly subject?: string
    readonly period: Period
    readonly origin: string
  }
  readonly numbers: readonly SummaryNumber[]
  readonly finding: string
  readonly step: Omit<SummaryStep, 'path'> & { readonly url: string }
  readonly url: string
  readonly leaveUrl: string
  /** Path of the picture of the brand's fire; left out by what was written before there was one. */
  readonly hearth?: string
}

/** The weekly letter: last week in words, the same as in the app, with three numbers and one thing to do. */
export function mondaySummary(props: MondaySummaryProps): Mail {
  const { host, span, letter, numbers, finding, step, url, leaveUrl, hearth } = props
  const where = host ? ` in ${host}’s workspace` : ''
  const heading = letter?.written.headline ?? `Your week in three numbers${where}`
  const days = weekText(span)
  const week = `week${where}, ${days}`
  return layOut({
    subject: letter
      ? letter.subject
        ? `${letter.subject}: your ${week}`
        : `Your ${week}`
      : `${heading}, ${days}`,
    preview: finding,
    heading,
    paragraphs: [`Your ${week}`],
    ...(letter
      ? {
          article: {
            blocks: letterBlocks(letter.written, letter.period),
            plain: letterBlocks(letter.written, letter.period, { isPlain: true }),
            origin: letter.origin,
          },
        }
      : {}),
    lists: [
      {
        title: SUMMARY_TEXTS.numbers,
        items: numbers.map(({ label, now, before }) => `${label}: ${now} (the week before: ${before})`),
      },
      ...(letter ? [] : [{ title: SUMMARY_TEXTS.finding, items: [finding] }]),
      { title: SUMMARY_TEXTS.step, items: [letter ? step.reason : `${step.title}. ${step.reason}`] },
    ],
    button: { label: step.title, url: step.url },
    links: [{ label: SUMMARY_TEXTS.open, url }],
    reason: 'You’re receiving this because you turned on the weekly letter in Analytics on Brandhearth.',
    leaveUrl,
    ...(hearth ? { mark: hearth } : {}),
  })
}
