import type { setReport } from '#app/analytics/integrations/report-pdf.ts'
import { readPdfLook } from '#app/brand/services/kit/read-pdf-look.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { loadPdfFonts } from '#app/platform/integrations/pdf/load-pdf-fonts.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import type { AnalyticsNumber } from '#core/analytics/numbers.ts'
import type { ReportQuestion } from '#core/analytics/report.ts'
import { printableText } from '#core/onboarding/kickstart/printable.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'
import { numberText } from '#core/shared/number-text.ts'
import { sanitiseFilename } from '#core/shared/sanitise/values.ts'
import type { ReportView } from './read-report-view.ts'

const setInThread = inThread<typeof setReport>('app/analytics/integrations/report-pdf.ts', 'setReport')

/** What the parts of a report are called. */
export interface ReportWords {
  readonly questions: Readonly<Record<ReportQuestion, string>>
  readonly numbers: Readonly<Record<AnalyticsNumber, { readonly label: string }>>
  readonly won: string
  readonly platforms: string
  /** What belongs to no platform. */
  readonly none: string
}

/** A report as a PDF in these words, set in a thread so that nobody else waits for it. */
export async function printReport(
  context: ServiceContext,
  view: ReportView,
  words: ReportWords,
): Promise<{ filename: string; bytes: Uint8Array<ArrayBuffer> }> {
  let isWhole = true
  const printed = (text: string): string => {
    const lines = text.split('\n').map(line => {
      const printable = printableText(line)
      isWhole &&= printable.isWhole
      return printable.text
    })
    return lines.join('\n')
  }
  const shown = (value: number, isMoney: boolean) => (isMoney ? formatPence(value) : numberText(value))
  const { period, platforms, sections } = view
  const year = { year: true } as const
  const isPounds = sections.some(({ question }) => question === 'paid')
  const document = {
    brand: printed(view.brand.name),
    look: view.brand.colour,
    kit: await readPdfLook(context, view.brand.kit),
    title: printed(view.name),
    facts: [
      `${dayText(period.from, year)} to ${dayText(period.to, year)}, beside the ${period.days === 1 ? 'day' : `${period.days} days`} before`,
      `Counted on ${dayText(view.today, year)}`,
    ],
    note: printed(view.note),
    sections: sections.map(({ question, sentence, numbers }) => ({
      title: words.questions[question],
      sentence: printed(sentence),
      numbers: numbers.map(({ number, now, before, isMoney }) => ({
        label: isMoney ? words.won : words.numbers[number].label,
        now: shown(now, isMoney),
        before: `${shown(before, isMoney)} before`,
      })),
    })),
    table: {
      title: words.platforms,
      head: [
        'Platform',
        'Published',
        'People',
        'Got in touch',
        ...(isPounds ? ['First touch', 'Last touch'] : []),
      ],
      rows: platforms.map(({ name, published, people, leads, firstPence, lastPence }) => [
        printed(name ?? words.none),
        ...[published, people, leads].map(count => numberText(count)),
        ...(isPounds ? [formatPence(firstPence), formatPence(lastPence)] : []),
      ]),
    },
  }
  const bytes = await setInThread({ ...document, isWhole }, await loadPdfFonts())
  return { filename: `${sanitiseFilename(view.name.replace(/[^A-Za-z0-9]+/g, '-'))}.pdf`, bytes }
}
